/** Questions that test the claims about Jig. */

import { CARDS_PER_RANK, PACK_SIZE, RANKS_IN_SUIT, rankOf } from '../../cards.ts';
import { EVENT } from '../../events.ts';
import type { Table } from '../../game.ts';
import { createAdviceQuestion, getSeatCounters } from '../../lab/one-seat.ts';
import { type ClaimQuestion, createTrialCells, POSITIVE_MEAN, type TrialCell } from '../../lab/question.ts';
import { playTrial, type TrialSetting } from '../../lab/trials.ts';
import { createJigBookPlayer, type JigAdviceOptions } from './book-player.ts';
import { jig } from './index.ts';

const BY_FIVE = createTrialCells({ game: jig, seats: 5, whole: 'deal' }, { random: 40_000, book: 40_000 });
/**
 * Setting with four players. All hands have thirteen cards, so that the size of a hand does not affect its number of
 * kings.
 */
const FOUR: TrialSetting = { game: jig, seats: 4, whole: 'deal' };

/** All parts of the advice, and no parts of it. */
const ALL: JigAdviceOptions = { jigBack: true, memory: true, aces: true };
const NOTHING: JigAdviceOptions = { jigBack: false, memory: false, aces: false };

/**
 * Returns the other parts of the advice, which the tested seat follows in both cases: all if the others play by the
 * book, none if they play at random.
 */
const besides = ({ manner }: TrialCell): JigAdviceOptions => (manner === 'book' ? ALL : NOTHING);

const KING = RANKS_IN_SUIT - 1;

/**
 * Expected answer of {@link leadsWithKings} if each king brings exactly one more lead: the square of the number of
 * hands, times the variance of the number of kings in a hand (hypergeometric distribution).
 */
const LEAD_FOR_KING = (CARDS_PER_RANK * (FOUR.seats - 1) * (PACK_SIZE - CARDS_PER_RANK)) / (PACK_SIZE - 1);

/**
 * Returns a measure of the covariance of leads and kings in a deal: the number of hands, times the sum over the hands
 * of kings × leads, minus all kings × all leads.
 */
const leadsWithKings = (cell: TrialCell, seed: string, i: number): number => {
  const { seats } = cell.setting;
  const kings = new Int32Array(seats);
  const leads = new Int32Array(seats);
  let laid: Table | undefined;
  const look = (_seat: number, table: Table): undefined => {
    if (laid === table) return;
    laid = table;
    for (let card = 0; card < PACK_SIZE; card++) if (rankOf(card) === KING) kings[table.hands.owner[card]!]! += 1;
  };
  const hear = (kind: number, who: number): void => {
    if (kind === EVENT.led) leads[who]! += 1;
  };
  playTrial(cell, seed, i, hear, look);
  let together = 0;
  let all = 0;
  for (let seat = 0; seat < seats; seat++) {
    together += kings[seat]! * leads[seat]!;
    all += leads[seat]!;
  }
  return seats * together - CARDS_PER_RANK * all;
};

export const questions: readonly ClaimQuestion[] = [
  createAdviceQuestion({
    id: 'JG-C1',
    article: 'BW91.jig.advice.jig-back',
    cells: BY_FIVE,
    ways: (cell) => ({
      tried: createJigBookPlayer({ ...besides(cell), jigBack: true, memory: true }),
      than: createJigBookPlayer({ ...besides(cell), jigBack: false }),
    }),
    worth: getSeatCounters,
  }),
  createAdviceQuestion({
    id: 'JG-C2',
    article: 'BW91.jig.advice.memory',
    cells: BY_FIVE,
    ways: (cell) => ({
      tried: createJigBookPlayer({ ...besides(cell), jigBack: true, memory: true }),
      than: createJigBookPlayer({ ...besides(cell), jigBack: true, memory: false }),
    }),
    worth: getSeatCounters,
  }),
  {
    id: 'JG-C3',
    article: 'BW91.jig.stop.king',
    cells: createTrialCells(FOUR, { random: 40_000, book: 40_000 }),
    ...POSITIVE_MEAN,
    unit: 1 / LEAD_FOR_KING,
    ask: leadsWithKings,
  },
];
