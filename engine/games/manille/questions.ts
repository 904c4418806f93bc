/** What is asked of La Manille. */
import { type Policy } from '../../bots/players.ts';
import { EVENT } from '../../events.ts';
import { policyOf } from '../../lab/manners.ts';
import { type Cell, cellsOf, MEAN, MORE, type Question, SHARE } from '../../lab/question.ts';
import { playTrial, type Setting } from '../../lab/trials.ts';
import { CARDS, campOf } from './coup.ts';
import { manille } from './index.ts';

/** A trick without a counting card is worth itself alone. */
const BLANK = 1;
/** Half of what there is to be taken: beyond it a camp marks its points. */
const HALF = 34;
/** The tricks of which each camp has half when neither has more. */
const EVEN = CARDS / 4 / 2;
/** What the dealer’s camp may expect of the card that is turned up. */
const TURN_UP = 15 / 8;

/** What came of a coup, as its first leader’s camp sees it. */
interface CoupResult {
  /** The points of its cards and tricks. */
  readonly points: number;
  readonly tricks: number;
  /** What it marks less what the dealer’s camp marks, the turn-up among it. */
  readonly marks: number;
  readonly isNull: boolean;
  /** The tricks, of both camps, in which no card counts. */
  readonly blanks: number;
}

/** Plays a coup; the leader’s camp by a policy of its own, if there is one. */
const coup = (cell: Cell, seed: string, i: number, own?: Policy): CoupResult => {
  const points = [0, 0];
  const tricks = [0, 0];
  const marks = [0, 0];
  let isNull = false;
  let blanks = 0;
  const camp = campOf(i + 1);
  playTrial(
    cell,
    seed,
    i,
    (kind, who, _what, amount) => {
      if (kind === EVENT['counted-camp']) points[who] = amount;
      if (kind === EVENT.scored) marks[who]! += amount;
      if (kind === EVENT['struck-off']) marks[who]! -= amount;
      if (kind === EVENT['null-coup']) isNull = true;
      if (kind !== EVENT['took-trick']) return;
      tricks[campOf(who)]! += 1;
      if (amount === BLANK) blanks += 1;
    },
    own && ((seat) => (campOf(seat) === camp ? own : undefined)),
  );
  return { points: points[camp]!, tricks: tricks[camp]!, marks: marks[camp]! - marks[1 - camp]!, isNull, blanks };
};

/** So many coups of a cell are kept: the claims are tried on the same ones, and to think them over takes long. */
const MOST_KEPT = 50_000;
const kept = new WeakMap<Cell, Map<string, CoupResult>>();

const sameCoup = (cell: Cell, seed: string, i: number): CoupResult => {
  const results = kept.get(cell) ?? new Map<string, CoupResult>();
  kept.set(cell, results);
  const key = `${seed} ${i}`;
  const known = results.get(key);
  if (known) return known;
  if (results.size === MOST_KEPT) results.clear();
  const result = coup(cell, seed, i);
  results.set(key, result);
  return result;
};

const COUP: Setting = { game: manille, seats: 4, whole: 'deal' };
const CELLS = cellsOf(COUP, { random: 40_000, book: 40_000, sampling: 4_000, 'double-dummy': 12_000 });
/** Boussac says once that the turn-up brings three points at most (B96.turn-up.points). */
const THREE_AT_MOST: Setting = { ...COUP, readings: { 'turn-up-points': 'three' } };

export const questions: readonly Question[] = [
  {
    id: 'MA-C1',
    article: 'B96.deal.advantage',
    cells: [...CELLS, ...cellsOf(THREE_AT_MOST, { random: 40_000, book: 40_000, sampling: 4_000 }, 'three')],
    ...MORE,
    ask: (cell, seed, i) => sameCoup(cell, seed, i).marks,
  },
  {
    id: 'MA-C2',
    article: 'B96.attack',
    cells: CELLS,
    ...MEAN,
    holds: 'above',
    bound: TURN_UP,
    ask: (cell, seed, i) => sameCoup(cell, seed, i).points - HALF,
  },
  {
    id: 'MA-C3',
    article: 'B96.count.null.often',
    cells: CELLS,
    ...SHARE,
    holds: 'above',
    bound: 1 / 20,
    ask: (cell, seed, i) => (sameCoup(cell, seed, i).isNull ? 1 : 0),
  },
  {
    id: 'MA-C4',
    article: 'B96.count.blank.often',
    cells: CELLS,
    ...SHARE,
    holds: 'above',
    bound: 1 / 2,
    ask: (cell, seed, i) => Math.min(1, sameCoup(cell, seed, i).blanks),
  },
  {
    id: 'MA-C5',
    article: 'B96.quality',
    cells: CELLS,
    ...SHARE,
    holds: 'above',
    bound: 1 / 10,
    // Of the coups in which one camp has more tricks, those in which it has no more points.
    ask: (cell, seed, i) => {
      const { tricks, points } = sameCoup(cell, seed, i);
      if (tricks === EVEN) return null;
      return tricks > EVEN === points > HALF && points !== HALF ? 0 : 1;
    },
  },
  {
    id: 'MA-C6',
    article: 'B96.character',
    cells: cellsOf(COUP, { random: 2_000, book: 2_000 }),
    ...MEAN,
    holds: 'above',
    bound: 1,
    // The points a camp gains on the same deal when it thinks ahead instead of going by the advice.
    ask: (cell, seed, i) =>
      coup(cell, seed, i, policyOf('sampling', manille)).points - coup(cell, seed, i, policyOf('book', manille)).points,
  },
];
