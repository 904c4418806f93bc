/** What is asked of La Manille. */
import { EVENT } from '../../events.ts';
import { manille } from '../../games/manille/index.ts';
import { type Cell, cellsOf, type Question } from '../question.ts';
import { hearIn, playTrial, type Setting } from '../trials.ts';

/** A trick without a counting card is worth itself alone. */
const BLANK = 1;

const COUP: Setting = { game: manille, seats: 4, whole: 'deal' };

/** The points of the camp that leads to the first trick of a coup, less those of the dealer's. */
const leadersPoints = (cell: Cell, seed: string, i: number): number => {
  const points = [0, 0];
  const { dealer } = playTrial(cell, seed, i, (kind, who, _what, amount) => {
    if (kind === EVENT['counted-camp']) points[who] = amount;
  });
  return points[(dealer + 1) % 2]! - points[dealer % 2]!;
};

/** The same of what is marked, the turn-up among it. */
const leadersMarks = (cell: Cell, seed: string, i: number): number => {
  const marks = [0, 0];
  const { dealer } = playTrial(cell, seed, i, (kind, who, _what, amount) => {
    if (kind === EVENT.scored) marks[who]! += amount;
    if (kind === EVENT['struck-off']) marks[who]! -= amount;
  });
  return marks[(dealer + 1) % 2]! - marks[dealer % 2]!;
};

const CELLS = cellsOf(COUP, { random: 40_000, book: 40_000 });

export const questions: readonly Question[] = [
  {
    id: 'MA-C1',
    article: 'B96.deal.advantage',
    cells: CELLS,
    share: false,
    unit: 1,
    holds: 'above',
    bound: 0,
    ask: leadersMarks,
  },
  {
    id: 'MA-C2',
    article: 'B96.attack',
    cells: CELLS,
    share: false,
    unit: 1,
    holds: 'above',
    bound: 0,
    ask: leadersPoints,
  },
  {
    id: 'MA-C3',
    article: 'B96.count.null.often',
    cells: CELLS,
    share: true,
    unit: 1,
    holds: 'above',
    bound: 1 / 20,
    ask: (cell, seed, i) => hearIn(cell, seed, i, 'null-coup').count,
  },
  {
    id: 'MA-C4',
    article: 'B96.count.blank.often',
    cells: CELLS,
    share: true,
    unit: 1,
    holds: 'above',
    bound: 1 / 2,
    ask: (cell, seed, i) => Math.min(1, hearIn(cell, seed, i, 'took-trick', (points) => points === BLANK).count),
  },
];
