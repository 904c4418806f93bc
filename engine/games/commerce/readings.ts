import type { ChosenPractices, Readings } from '../../readings.ts';

/** The variations with rules of their own; the main game is the modern one. */
export const VARIANTS = ['old', 'pool', 'extended', 'continuous'] as const;
export type CommerceVariant = (typeof VARIANTS)[number];

const MODERN = ['', 'extended', 'continuous'] as const;
const WITHOUT_LIVES = ['', 'old', 'extended', 'continuous'] as const;

/** The disputed points of the game; the first practice of each is the default. */
export const readings = {
  pack: { values: ['52', '32'], article: 'BW91.commerce.pack' },
  combinations: { values: ['five', 'no-pairs', 'no-pairs-no-flushes'], article: 'BW91.commerce.limited' },
  'short-ace': { values: ['high', 'both'], article: 'BW91.commerce.sequence.ace' },
  'flush-level': { values: ['by-cards', 'level'], article: 'BW91.commerce.tie.flush.cards' },
  level: { values: ['divide', 'first-in-order'], article: 'BW91.commerce.level', in: MODERN },
  beaten: { values: ['each-better', 'winner-only'], article: 'BW91.commerce.stand.beaten', in: WITHOUT_LIVES },
  'dealer-turn': {
    values: ['buys-free', 'pays-pool', 'barters-only'],
    article: 'BW91.commerce.buy.dealer',
    in: MODERN,
  },
  barter: { values: ['unseen', 'shown'], article: 'BW91.commerce.barter', in: MODERN },
  'after-barter': { values: ['own-turn', 'turn-used'], article: 'BW91.commerce.barter.after', in: MODERN },
  'dealer-beaten': {
    values: ['nothing', 'all', 'better'],
    article: 'BW91.commerce.dealer-beaten',
    in: WITHOUT_LIVES,
  },
  'old-beaten': { values: ['nothing', 'pays'], article: 'BW91.commerce.old.beaten', in: ['old'] },
  stake: { values: ['6', '12'], article: 'BW91.commerce.lives', in: ['pool'] },
  prize: { values: ['1', '2'], article: 'BW91.commerce.lives.prize', in: ['pool'] },
  horse: { values: ['third', 'half'], article: 'BW91.commerce.horse', in: ['pool'] },
  'worst-level': { values: ['both-pay', 'nobody'], article: 'BW91.commerce.lives.worst.level', in: ['pool'] },
  'extended-shown': { values: ['at-end', 'at-once'], article: 'BW91.commerce.extended', in: ['extended'] },
  'extended-beaten': {
    values: ['nobody', 'better'],
    article: 'BW91.commerce.extended.settle',
    in: ['extended'],
  },
  rounds: { values: ['1', '2', '3'], article: 'BW91.commerce.end', in: WITHOUT_LIVES },
  leftover: { values: ['shared', 'stay'], article: 'BW91.commerce.end.leftover', in: MODERN },
} as const satisfies Readings;

export type CommerceReadings = ChosenPractices<typeof readings>;
