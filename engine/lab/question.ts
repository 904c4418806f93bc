/** A claim of a source as a question with a number for an answer; how it is counted, and what the numbers say of it. */
import { CRITICAL, type Estimate, meanOf, NOTHING, shareOf, type Tally, tallied } from './estimate.ts';
import type { Manner } from './manners.ts';
import type { Played, Setting } from './trials.ts';

/** One population that is tried: a game, and players who all play in one manner (but for whom the question asks). */
export interface Cell extends Played {
  /** Its name among the cells of the question: the {@link population}, if it has one, and the manner. */
  readonly key: string;
  /** What sets it apart from the others beside the manner, as a reading or a number of seats; `''` when nothing does. */
  readonly population: string;
  /** How many trials are played, fixed before any was. */
  readonly trials: number;
}

/** A question, and which answers bear the claim out. */
export interface Question {
  /** The claim, as our dossier numbers it. */
  readonly id: string;
  /** The article that makes it. */
  readonly article: string;
  readonly cells: readonly Cell[];
  /** Whether every answer is 0 or 1. */
  readonly share: boolean;
  /** What an answer of 1 is worth, where it is not a share. */
  readonly unit: number;
  /** The claim holds on this side of the bound; `within`: between the bound and the same below nothing. */
  readonly holds: 'above' | 'below' | 'within';
  readonly bound: number;
  /**
   * What trial `i` answers, a whole number; `null` when what is asked about did not come up in it. Where two policies or two
   * rules are compared, it is the difference of what they made of the same deal.
   */
  readonly ask: (cell: Cell, seed: string, i: number) => number | null;
}

/** The answers of a question that asks for a share, and of one that asks for a mean of whole units. */
export const SHARE = { share: true, unit: 1 } as const;
export const MEAN = { share: false, unit: 1 } as const;

/** What bears the claim out where a mean is said to be more than nothing. */
export const MORE = { ...MEAN, holds: 'above', bound: 0 } as const;

/** The cells of one setting: so many trials for each manner of playing that is named. */
export const cellsOf = (
  setting: Setting,
  trials: Readonly<Partial<Record<Manner, number>>>,
  population = '',
): readonly Cell[] =>
  Object.entries(trials).map(([manner, count]) => ({
    key: population === '' ? manner : `${population}, ${manner}`,
    population,
    setting,
    manner: manner as Manner,
    trials: count,
  }));

/** The answers of the trials from `from` (0-based) up to, and not including, `to`, added up; `hear` is told each of them. */
export const count = (
  { ask }: Question,
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
    tally = tallied(tally, answer);
    hear?.(i, answer);
  }
  return tally;
};

/** What was counted, as an estimate in the units of the question; its bounds so many standard errors from the middle. */
export const estimateOf = (
  { share, unit }: Pick<Question, 'share' | 'unit'>,
  tally: Tally,
  critical = CRITICAL,
): Estimate => (share ? shareOf(tally, critical) : meanOf(tally, unit, critical));

/** What the trials say of a claim, all cells together. */
export const VERDICTS = [
  'holds',
  'fails',
  'depends-on-players',
  'depends-on-number',
  'depends-on-reading',
  'undecided',
] as const;
export type Verdict = (typeof VERDICTS)[number];

/** Whether an estimate bears the claim out; `undefined` when the bound lies between its own. */
export const bearsOut = ({ holds, bound }: Question, { low, high }: Estimate): boolean | undefined => {
  if (holds === 'within') {
    if (low > -bound && high < bound) return true;
    return low > bound || high < -bound ? false : undefined;
  }
  if (low > bound) return holds === 'above';
  if (high < bound) return holds === 'below';
  return undefined;
};

/**
 * The verdict on a claim by its estimates, one for each of its cells in their order, taken to be right all together. Where
 * some bear it out and some do not, it depends on the players if that happens within one population; on their number, if
 * whatever bears it out differs in that from whatever does not; and else on what sets the populations apart.
 */
export const verdictOf = (question: Question, estimates: readonly Estimate[]): Verdict => {
  const held = (is: boolean): readonly Cell[] =>
    question.cells.filter((_, i) => bearsOut(question, estimates[i]!) === is);
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
