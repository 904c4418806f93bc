/** Questions that test the claims about Spin. */

import { type Player, randomPlayer } from '../../bots/players.ts';
import { computeAdvantage } from '../../lab/ahead.ts';
import { createAdviceQuestion, getSeatCounters } from '../../lab/one-seat.ts';
import {
  type ClaimQuestion,
  createTrialCells,
  MEAN_MEASURE,
  SHARE_MEASURE,
  type TrialCell,
} from '../../lab/question.ts';
import { countTrialEvents, playTrial, type TrialSetting } from '../../lab/trials.ts';
import { bookPlayer, createSpinBookPlayer } from './book-player.ts';
import { spin } from './index.ts';
import { playsSpin } from './rules.ts';

/** Setting with five players, who have ten cards each. */
const DEAL: TrialSetting = { game: spin, seats: 5, whole: 'deal' };
const BY_FIVE = createTrialCells(DEAL, { random: 40_000, book: 40_000 });
/** Setting with the custom that the book disapproves of. */
const PAYS: TrialSetting = { ...DEAL, readings: { 'dealer-game': 'pays' } };

/** Maximum number of cards in hand with which Spin (the ace of diamonds) is no longer held back. */
const LATE = 3;

const usual = ({ manner }: TrialCell): Player => (manner === 'book' ? bookPlayer : randomPlayer);

/** Creates a bot that plays Spin as soon as possible, beside another card if that is allowed. */
const atOnce =
  (player: Player): Player =>
  (seen, random) => {
    const laying = seen.legal.filter(playsSpin);
    return laying.length > 0 ? { move: laying.at(-1)! } : player(seen, random);
  };

/** Creates a bot that holds Spin back until few cards are left in its hand, then plays it as soon as possible. */
const late =
  (player: Player): Player =>
  (seen, random) => {
    if (seen.hand.length <= LATE) return atOnce(player)(seen, random);
    return player({ ...seen, legal: seen.legal.filter((move) => !playsSpin(move)) }, random);
  };

export const questions: readonly ClaimQuestion[] = [
  {
    id: 'SP-C1',
    article: 'BW91.spin.stake.tax',
    cells: [
      ...createTrialCells(PAYS, { random: 20_000, book: 20_000 }),
      ...createTrialCells(DEAL, { random: 20_000, book: 20_000 }, 'exempt'),
    ],
    ...MEAN_MEASURE,
    unit: 1 / (DEAL.seats - 1),
    holds: 'below',
    bound: 0,
    // Lead of the dealer after the deal over the others' average.
    ask: (cell, seed, i) => {
      const { balance, dealer, seats } = playTrial(cell, seed, i);
      return computeAdvantage(balance.subarray(0, seats), dealer);
    },
  },
  createAdviceQuestion({
    id: 'SP-C2',
    article: 'BW91.spin.when',
    cells: BY_FIVE,
    ways: (cell) => ({ tried: atOnce(usual(cell)), than: late(usual(cell)) }),
    worth: getSeatCounters,
  }),
  {
    id: 'SP-C3',
    article: 'BW91.spin.carry',
    cells: createTrialCells(DEAL, { random: 20_000, book: 20_000 }),
    ...SHARE_MEASURE,
    holds: 'above',
    bound: 1 / 2,
    ask: (cell, seed, i) =>
      countTrialEvents(cell, seed, i, 'paid', (_, cite) => cite === 'BW91.spin.declare').count > 0 ? 0 : 1,
  },
  createAdviceQuestion({
    id: 'SP-C4',
    article: 'BW91.spin.no-spare',
    cells: BY_FIVE,
    ways: () => ({ tried: createSpinBookPlayer(true), than: createSpinBookPlayer(false) }),
    worth: getSeatCounters,
  }),
];
