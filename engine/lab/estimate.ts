/** Statistics: tallies of many deals, and estimates from them for all deals. */

/** Tally of answers: integers only, so that separate parts add up exactly. */
export interface Tally {
  /** Number of deals (or games) with an answer. */
  readonly n: number;
  /** Sum of the answers, and of their squares. */
  readonly sum: number;
  readonly squares: number;
}

export const NOTHING: Tally = { n: 0, sum: 0, squares: 0 };

/** Adds one answer to a tally. */
export const addAnswer = ({ n, sum, squares }: Tally, answer: number): Tally => ({
  n: n + 1,
  sum: sum + answer,
  squares: squares + answer * answer,
});

/** Adds two tallies of different deals. */
export const mergeTallies = (one: Tally, other: Tally): Tally => ({
  n: one.n + other.n,
  sum: one.sum + other.sum,
  squares: one.squares + other.squares,
});

/** An estimate with its confidence bounds: at 95 % unless stated otherwise. */
export interface Estimate {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/**
 * Half-width of a 95 % interval, in standard errors of the normal distribution. Several simultaneous estimates need a
 * larger value.
 */
export const CRITICAL = 1.959963984540054;

/**
 * The corresponding value of Student’s t distribution, for a mean of `n` answers with estimated variance: the
 * Cornish-Fisher expansion, correct to five digits from 20 answers on.
 */
export const studentOf = (critical: number, n: number): number => {
  const free = n - 1;
  const z = critical;
  return (
    z +
    (z ** 3 + z) / (4 * free) +
    (5 * z ** 5 + 16 * z ** 3 + 3 * z) / (96 * free ** 2) +
    (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / (384 * free ** 3)
  );
};

/** Estimates the mean of all deals; `unit` is the value of an answer of 1. */
export const meanOf = ({ n, sum, squares }: Tally, unit = 1, critical = CRITICAL): Estimate => {
  const mean = sum / n;
  const variance = Math.max(0, (squares - sum * mean) / (n - 1));
  const error = studentOf(critical, n) * Math.sqrt(variance / n);
  return { mean: mean * unit, low: (mean - error) * unit, high: (mean + error) * unit };
};

/**
 * Estimates the share of deals with answer 1, if every answer is 0 or 1: Wilson’s interval, which stays within 0 to 1.
 */
export const shareOf = ({ n, sum }: Tally, critical = CRITICAL): Estimate => {
  const share = sum / n;
  const middle = (share + critical ** 2 / (2 * n)) / (1 + critical ** 2 / n);
  const half =
    (critical / (1 + critical ** 2 / n)) * Math.sqrt((share * (1 - share)) / n + critical ** 2 / (4 * n ** 2));
  return { mean: share, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
};
