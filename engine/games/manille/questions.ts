/** Questions that test the claims about La Manille. */
import { type Policy } from '../../bots/players.ts';
import { EVENT } from '../../events.ts';
import {
  type ClaimQuestion,
  createTrialCells,
  MEAN_MEASURE,
  POSITIVE_MEAN,
  SHARE_MEASURE,
  type TrialCell,
} from '../../lab/question.ts';
import { getPolicy } from '../../lab/strategies.ts';
import { playTrial, type TrialSetting } from '../../lab/trials.ts';
import { CARD_COUNT, getCamp } from './coup.ts';
import { manille } from './index.ts';

/** Points of a trick without any card that has points. */
const BLANK = 1;
/** Half of the points of a deal; a camp scores its points above this number. */
const HALF = 34;
/** Number of tricks of each camp if both have the same number. */
const EVEN = CARD_COUNT / 4 / 2;
/** Expected points of the dealer’s camp for the card turned up. */
const TURN_UP = 15 / 8;

/** Result of a deal for the camp that plays the first card. */
interface CoupResult {
  /** Points of the cards and tricks that the camp takes. */
  readonly points: number;
  readonly tricks: number;
  /** Points that the camp scores, minus those that the dealer’s camp scores. Points for the turn-up are included. */
  readonly marks: number;
  readonly isNull: boolean;
  /** Number of tricks (of both camps) in which no card has points. */
  readonly blanks: number;
}

/** Plays a deal. The camp that leads first uses the policy `own`, if one is given. */
const coup = (cell: TrialCell, seed: string, i: number, own?: Policy): CoupResult => {
  const points = [0, 0];
  const tricks = [0, 0];
  const marks = [0, 0];
  let isNull = false;
  let blanks = 0;
  const camp = getCamp(i + 1);
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
      tricks[getCamp(who)]! += 1;
      if (amount === BLANK) blanks += 1;
    },
    own && ((seat) => (getCamp(seat) === camp ? own : undefined)),
  );
  return { points: points[camp]!, tricks: tricks[camp]!, marks: marks[camp]! - marks[1 - camp]!, isNull, blanks };
};

/** Maximum number of deals kept in memory. Several claims are tested on the same deals, and searching them is slow. */
const MOST_KEPT = 50_000;
const kept = new WeakMap<TrialCell, Map<string, CoupResult>>();

const sameCoup = (cell: TrialCell, seed: string, i: number): CoupResult => {
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

const COUP: TrialSetting = { game: manille, seats: 4, whole: 'deal' };
const CELLS = createTrialCells(COUP, { random: 40_000, book: 40_000, sampling: 4_000, 'double-dummy': 12_000 });
/**
 * Setting for the sentence in which Boussac says that the card turned up brings three points at most
 * (B96.turn-up.points).
 */
const THREE_AT_MOST: TrialSetting = { ...COUP, readings: { 'turn-up-points': 'three' } };

export const questions: readonly ClaimQuestion[] = [
  {
    id: 'MA-C1',
    article: 'B96.deal.advantage',
    cells: [...CELLS, ...createTrialCells(THREE_AT_MOST, { random: 40_000, book: 40_000, sampling: 4_000 }, 'three')],
    ...POSITIVE_MEAN,
    ask: (cell, seed, i) => sameCoup(cell, seed, i).marks,
  },
  {
    id: 'MA-C2',
    article: 'B96.attack',
    cells: CELLS,
    ...MEAN_MEASURE,
    holds: 'above',
    bound: TURN_UP,
    ask: (cell, seed, i) => sameCoup(cell, seed, i).points - HALF,
  },
  {
    id: 'MA-C3',
    article: 'B96.count.null.often',
    cells: CELLS,
    ...SHARE_MEASURE,
    holds: 'above',
    bound: 1 / 20,
    ask: (cell, seed, i) => (sameCoup(cell, seed, i).isNull ? 1 : 0),
  },
  {
    id: 'MA-C4',
    article: 'B96.count.blank.often',
    cells: CELLS,
    ...SHARE_MEASURE,
    holds: 'above',
    bound: 1 / 2,
    ask: (cell, seed, i) => Math.min(1, sameCoup(cell, seed, i).blanks),
  },
  {
    id: 'MA-C5',
    article: 'B96.quality',
    cells: CELLS,
    ...SHARE_MEASURE,
    holds: 'above',
    bound: 1 / 10,
    // Coups in which the camp with more tricks has no more points.
    ask: (cell, seed, i) => {
      const { tricks, points } = sameCoup(cell, seed, i);
      if (tricks === EVEN) return null;
      return tricks > EVEN === points > HALF && points !== HALF ? 0 : 1;
    },
  },
  {
    id: 'MA-C6',
    article: 'B96.character',
    cells: createTrialCells(COUP, { random: 2_000, book: 2_000 }),
    ...MEAN_MEASURE,
    holds: 'above',
    bound: 1,
    // Gain of a camp on the same deal if it searches instead of following the advice.
    ask: (cell, seed, i) =>
      coup(cell, seed, i, getPolicy('sampling', manille)).points -
      coup(cell, seed, i, getPolicy('book', manille)).points,
  },
];
