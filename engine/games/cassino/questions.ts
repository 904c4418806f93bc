/** Questions that test the claims about Cassino. */

import type { Table } from '../../game.ts';
import { createAdviceQuestion } from '../../lab/one-seat.ts';
import { type ClaimQuestion, createTrialCells, SHARE_MEASURE, type TrialCell } from '../../lab/question.ts';
import { countTrialEvents, type TrialSetting } from '../../lab/trials.ts';
import { CAPTURE_GOALS, type CaptureGoal, createGoalPlayer } from './book-player.ts';
import { cassino } from './index.ts';

const TWO_LOWEST: TrialSetting = {
  game: cassino,
  // The book has this way of scoring for three players only (BW91.cassino.two-lowest).
  seats: 3,
  whole: 'deal',
  readings: { sides: 'independent', scoring: 'two-lowest-deducted' },
};

/**
 * Two settings: four players in two camps, as is usual; and the same with the practice `strict`, by which a player who
 * can take a card must do so.
 */
const PARTNERS: TrialSetting = { game: cassino, seats: 4, whole: 'deal' };
const STRICT: TrialSetting = { ...PARTNERS, readings: { capture: 'strict' } };

const SECURE = 'BW91.cassino.advice.cassinos';
/** BW91.cassino.advice.cassinos: Cassinos, aces and spades. */
const SECURING = CAPTURE_GOALS.filter(({ cite }) => cite === SECURE);
/** BW91.cassino.advice.combinations, .ten-and-two: tens and twos, then combinations, then pairs. */
const ORDER = CAPTURE_GOALS.filter(({ cite }) => cite !== SECURE);
/** Goal of taking any card at all, rather than laying one. */
const TAKING: readonly CaptureGoal[] = [{ of: () => 1, cite: 'BW91.cassino.play' }];

/** Returns the lead of a seat's side over the other side in the points of a deal. */
const margin = ({ scores }: Table, seat: number): number => {
  const side = seat % scores!.length;
  return scores![side]! - scores![1 - side]!;
};

const CELLS: readonly TrialCell[] = [
  ...createTrialCells(PARTNERS, { random: 100_000, book: 100_000 }, 'played-card'),
  ...createTrialCells(STRICT, { random: 100_000, book: 100_000 }, 'strict'),
];

export const questions: readonly ClaimQuestion[] = [
  createAdviceQuestion({
    id: 'CA-C1',
    article: SECURE,
    cells: CELLS,
    ways: ({ manner }) => {
      const rest = manner === 'book' ? ORDER : TAKING;
      return { tried: createGoalPlayer([...SECURING, ...rest]), than: createGoalPlayer(rest) };
    },
    worth: margin,
  }),
  createAdviceQuestion({
    id: 'CA-C2',
    article: 'BW91.cassino.advice.combinations',
    cells: CELLS,
    ways: ({ manner }) => {
      const first = manner === 'book' ? SECURING : [];
      return { tried: createGoalPlayer([...first, ...ORDER]), than: createGoalPlayer([...first, ...TAKING]) };
    },
    worth: margin,
  }),
  {
    id: 'CA-C3',
    article: 'BW91.cassino.two-lowest.opinion',
    cells: createTrialCells(TWO_LOWEST, { random: 20_000, book: 20_000 }),
    ...SHARE_MEASURE,
    holds: 'above',
    bound: 1 / 4,
    ask: (cell, seed, i) => countTrialEvents(cell, seed, i, 'unscored').count,
  },
];
