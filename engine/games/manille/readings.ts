import type { completePractices, Readings } from '../../readings.ts';

/** The disputed points of the game; the first practice of each is the default. */
export const readings = {
  partners: { values: ['agreed', 'two-kings', 'four-kings'], article: 'B96.partners' },
  'turn-up-points': { values: ['five', 'three'], article: 'B96.turn-up.points' },
  overruff: { values: ['must', 'any-trump', 'free'], article: 'B96.overruff' },
  undertrump: { values: ['free', 'must', 'forbidden'], article: 'B96.overruff.under' },
  'follow-after-ruff': { values: ['free', 'beat'], article: 'B96.overruff.follow' },
  'partner-master-void': { values: ['any', 'discard'], article: 'B96.partner-master.discard' },
  game: { values: ['34', '44', '64', '34-single'], article: 'B96.game' },
  count: { values: ['marked', 'coup-end'], article: 'B96.game.marked' },
  penalty: { values: ['adversaries+34', 'offender-34'], article: 'B96.fault.penalty' },
  'two-cards': { values: ['adversaries-choose', 'under-card'], article: 'B96.fault.two-cards' },
} as const satisfies Readings;

export type ManilleReadings = ReturnType<typeof completePractices<typeof readings>>;
