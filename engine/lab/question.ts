/** A claim of a source as a question with a numeric answer; its counting, and its verdict. */
import { addAnswer, CRITICAL, type Estimate, meanOf, NOTHING, shareOf, type Tally } from './estimate.ts';
import type { Strategy } from './strategies.ts';
import type { Setting, TrialPlan } from './trials.ts';

/** One population in a trial: a game, and players who all use one strategy (except where the question varies it). */
export interface Cell extends TrialPlan {
  /** Unique name among the cells of the question: the {@link population}, if any, and the strategy. */
  readonly key: string;
  /**
   * Difference from the other cells besides the strategy, such as a reading or a number of seats; `''` if there is
   * none.
   */
  readonly population: string;
  /** Number of trials, fixed before any was played. */
  readonly trials: number;
}

/** A question, and the answers that support the claim. */
export interface ClaimQuestion {
  /** The id of the claim. */
  readonly id: string;
  /** The article that makes it. */
  readonly article: string;
  readonly cells: readonly Cell[];
  /** True if every answer is 0 or 1. */
  readonly share: boolean;
  /** Value of an answer of 1, if it is not a share. */
  readonly unit: number;
  /** Side of the bound on which the claim holds; `within`: between -bound and +bound. */
  readonly holds: 'above' | 'below' | 'within';
  readonly bound: number;
  /**
   * Answer of trial `i`, an integer; `null` if the case did not occur in it. A comparison of two policies or rules
   * answers the difference of their results on the same deal.
   */
  readonly ask: (cell: Cell, seed: string, i: number) => number | null;
}

/** Answer types: a share, and a mean of whole units. */
export const SHARE = { share: true, unit: 1 } as const;
export const MEAN = { share: false, unit: 1 } as const;

/** Support for a claim that a mean is greater than zero. */
export const POSITIVE_MEAN = { ...MEAN, holds: 'above', bound: 0 } as const;

/** The cells of one setting, with the number of trials for each strategy. */
export const cellsOf = (
  setting: Setting,
  trials: Readonly<Partial<Record<Strategy, number>>>,
  population = '',
): readonly Cell[] =>
  Object.entries(trials).map(([manner, count]) => ({
    key: population === '' ? manner : `${population}, ${manner}`,
    population,
    setting,
    manner: manner as Strategy,
    trials: count,
  }));

/** Adds up the answers of the trials from `from` (0-based) to `to` (exclusive); `hear` receives each answer. */
export const count = (
  { ask }: ClaimQuestion,
  cell: Cell,
  seed: string,
  from: number,
  to: number,
  hear?: (i: number, answer: number) => void,
): Tally => {
  let tally = NOTHING;
  for (let i = from; i < to; i++) {
    const answer = ask(cell, seed, i);
    if (answer === null) continue;
    tally = addAnswer(tally, answer);
    hear?.(i, answer);
  }
  return tally;
};

/** Converts a tally to an estimate in the units of the question; `critical` is the half-width in standard errors. */
export const estimateOf = (
  { share, unit }: Pick<ClaimQuestion, 'share' | 'unit'>,
  tally: Tally,
  critical = CRITICAL,
): Estimate => (share ? shareOf(tally, critical) : meanOf(tally, unit, critical));

/** Verdicts on a claim, over all cells together. */
export const VERDICTS = [
  'holds',
  'fails',
  'depends-on-players',
  'depends-on-number',
  'depends-on-reading',
  'undecided',
] as const;
export type Verdict = (typeof VERDICTS)[number];

/**
 * True if an estimate supports the claim, false if it contradicts it; `undefined` if its interval contains the bound.
 */
export const supportsClaim = ({ holds, bound }: ClaimQuestion, { low, high }: Estimate): boolean | undefined => {
  if (holds === 'within') {
    if (low > -bound && high < bound) return true;
    return low > bound || high < -bound ? false : undefined;
  }
  if (low > bound) return holds === 'above';
  if (high < bound) return holds === 'below';
  return undefined;
};

/**
 * The verdict on a claim from the estimates of its cells, in their order, simultaneous at the given level. If some
 * support it and some contradict it, it depends on the players if that happens within one population; on their number,
 * if the supporting and the contradicting cells differ in it; and otherwise on whatever separates the populations.
 */
export const verdictOf = (question: ClaimQuestion, estimates: readonly Estimate[]): Verdict => {
  const held = (is: boolean): readonly Cell[] =>
    question.cells.filter((_, i) => supportsClaim(question, estimates[i]!) === is);
  const yes = held(true);
  const no = held(false);
  if (yes.length === question.cells.length) return 'holds';
  if (no.length === question.cells.length) return 'fails';
  if (yes.length === 0 || no.length === 0) return 'undecided';
  const alike = (isAlike: (one: Cell, other: Cell) => boolean): boolean =>
    yes.some((one) => no.some((other) => isAlike(one, other)));
  if (alike((one, other) => one.population === other.population)) return 'depends-on-players';
  return alike((one, other) => one.setting.seats === other.setting.seats) ? 'depends-on-reading' : 'depends-on-number';
};
