/** What is asked of Cassino. */
import { cassino } from '../../games/cassino/index.ts';
import { cellsOf, type Question } from '../question.ts';
import { hearIn, type Setting } from '../trials.ts';

const TWO_LOWEST: Setting = {
  game: cassino,
  // The book has this way of scoring for three players only (BW91.cassino.two-lowest).
  seats: 3,
  whole: 'deal',
  readings: { sides: 'independent', scoring: 'two-lowest-deducted' },
};

export const questions: readonly Question[] = [
  {
    id: 'CA-C3',
    article: 'BW91.cassino.two-lowest.opinion',
    cells: cellsOf(TWO_LOWEST, { random: 20_000, book: 20_000 }),
    share: true,
    unit: 1,
    holds: 'above',
    bound: 1 / 4,
    ask: (cell, seed, i) => hearIn(cell, seed, i, 'unscored').count,
  },
];
