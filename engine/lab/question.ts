/** A claim of a source as a question with a numeric answer: counts the answers, and computes the verdict. */
import {
  addToTally,
  CRITICAL_VALUE_95,
  EMPTY_TALLY,
  type Estimate,
  estimateMean,
  estimateShare,
  type Tally,
} from './estimate.ts';
import type { Strategy } from './strategies.ts';
import type { TrialPlan, TrialSetting } from './trials.ts';

/**
 * Conditions of a series of trials: a game, its settings, and the strategy of all players. The question itself may vary
 * the strategy of one seat.
 */
export interface TrialCell extends TrialPlan {
  /** Name of the cell, unique within its question: the {@link population}, if any, and the strategy. */
  readonly key: string;
  /**
   * Name of the circumstance, other than the strategy, in which this cell differs from the others, such as a reading or
   * a number of seats. Empty if there is none.
   */
  readonly population: string;
  /** Number of trials, fixed before any trial was played. */
  readonly trials: number;
}

/** A question, and the values of its answer that support the claim. */
export interface ClaimQuestion {
  /** The id of the claim that is tested. */
  readonly id: string;
  /** The article that makes the claim. */
  readonly article: string;
  readonly cells: readonly TrialCell[];
  /** True if every answer is 0 or 1, so that the result is a share. */
  readonly share: boolean;
  /** Value of an answer of 1, for a question whose result is a mean. */
  readonly unit: number;
  /**
   * Results that support the claim: those above `bound`, those below it, or (`within`) those between -bound and +bound.
   */
  readonly holds: 'above' | 'below' | 'within';
  readonly bound: number;
  /**
   * Returns the answer of trial `i`, an integer; `null` if the case did not occur. A question that compares two
   * strategies or rules returns the difference of their results on the same deal.
   */
  readonly ask: (cell: TrialCell, seed: string, i: number) => number | null;
}

/** Two kinds of result: a share, and a mean in whole units. */
export const SHARE_MEASURE = { share: true, unit: 1 } as const;
export const MEAN_MEASURE = { share: false, unit: 1 } as const;

/** Result that supports a claim: a mean greater than zero. */
export const POSITIVE_MEAN = { ...MEAN_MEASURE, holds: 'above', bound: 0 } as const;

/** Creates the cells of one setting. `trials` is the number of trials for each strategy. */
export const createTrialCells = (
  setting: TrialSetting,
  trials: Readonly<Partial<Record<Strategy, number>>>,
  population = '',
): readonly TrialCell[] =>
  Object.entries(trials).map(([manner, count]) => ({
    key: population === '' ? manner : `${population}, ${manner}`,
    population,
    setting,
    manner: manner as Strategy,
    trials: count,
  }));

/**
 * Adds up the answers of the trials from `from` (0-based) up to `to` (exclusive). `hear` is called with each answer.
 */
export const countAnswers = (
  { ask }: ClaimQuestion,
  cell: TrialCell,
  seed: string,
  from: number,
  to: number,
  hear?: (i: number, answer: number) => void,
): Tally => {
  let tally = EMPTY_TALLY;
  for (let i = from; i < to; i++) {
    const answer = ask(cell, seed, i);
    if (answer === null) continue;
    tally = addToTally(tally, answer);
    hear?.(i, answer);
  }
  return tally;
};

/**
 * Converts a tally to an estimate in the units of the question. `critical` is the half-width of the interval in
 * standard errors.
 */
export const estimateAnswer = (
  { share, unit }: Pick<ClaimQuestion, 'share' | 'unit'>,
  tally: Tally,
  critical = CRITICAL_VALUE_95,
): Estimate => (share ? estimateShare(tally, critical) : estimateMean(tally, unit, critical));

/** Verdicts on a claim, over all cells together. */
export const VERDICTS = [
  'holds',
  'fails',
  'depends-on-players',
  'depends-on-number',
  'depends-on-reading',
  'depends-on-case',
  'undecided',
] as const;
export type Verdict = (typeof VERDICTS)[number];

/**
 * True if an estimate supports the claim, false if it contradicts it, `undefined` if its interval contains the bound.
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

/** True if two settings have the same variation and practices. */
const haveSameRules = ({ variant, readings = {} }: TrialSetting, other: TrialSetting): boolean =>
  variant === other.variant &&
  Object.keys({ ...readings, ...other.readings }).every((name) => readings[name] === other.readings?.[name]);

/**
 * Returns the verdict on a claim, from the estimates of its cells (in the same order), which hold simultaneously at
 * their level. If some cells support the claim and others contradict it, the verdict says on what the claim depends. It
 * depends on the strategy of the players, if the cells that disagree have the same circumstances (`population`); on the
 * number of players, if they differ in that number; on the case, if they have the same rules as well, as with another
 * card turned up; otherwise on the rules.
 */
export const getVerdict = (question: ClaimQuestion, estimates: readonly Estimate[]): Verdict => {
  const held = (is: boolean): readonly TrialCell[] =>
    question.cells.filter((_, i) => supportsClaim(question, estimates[i]!) === is);
  const yes = held(true);
  const no = held(false);
  if (yes.length === question.cells.length) return 'holds';
  if (no.length === question.cells.length) return 'fails';
  if (yes.length === 0 || no.length === 0) return 'undecided';
  const alike = (isAlike: (one: TrialCell, other: TrialCell) => boolean): boolean =>
    yes.some((one) => no.some((other) => isAlike(one, other)));
  if (alike((one, other) => one.population === other.population)) return 'depends-on-players';
  if (!alike((one, other) => one.setting.seats === other.setting.seats)) return 'depends-on-number';
  return alike(({ setting }, other) => setting.seats === other.setting.seats && haveSameRules(setting, other.setting))
    ? 'depends-on-case'
    : 'depends-on-reading';
};
