/** Numbers counted over many deals, and what they say of all deals. */

/** What was counted: integers only, so that parts counted apart add up exactly. */
export interface Tally {
  /** How many deals (or games) had an answer. */
  readonly n: number;
  /** The sum of the answers, and of their squares. */
  readonly sum: number;
  readonly squares: number;
}

export const NOTHING: Tally = { n: 0, sum: 0, squares: 0 };

/** One answer more. */
export const tallied = ({ n, sum, squares }: Tally, answer: number): Tally => ({
  n: n + 1,
  sum: sum + answer,
  squares: squares + answer * answer,
});

/** Two tallies of different deals together. */
export const together = (one: Tally, other: Tally): Tally => ({
  n: one.n + other.n,
  sum: one.sum + other.sum,
  squares: one.squares + other.squares,
});

/** An estimate with the bounds between which the true value lies: in nineteen cases of twenty, where nothing else is said. */
export interface Estimate {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/**
 * How many standard errors of the normal law the bounds lie from the middle, for one estimate that is to be right in
 * nineteen cases of twenty. Several that are all to be right take a larger number.
 */
export const CRITICAL = 1.959963984540054;

/**
 * The same of Student’s law, by which the mean of so many answers errs whose spread is itself an estimate: the expansion of
 * Cornish and Fisher, right to the fifth figure from twenty answers on.
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

/** The mean of all deals; `unit` is what an answer of 1 is worth. */
export const meanOf = ({ n, sum, squares }: Tally, unit = 1, critical = CRITICAL): Estimate => {
  const mean = sum / n;
  const variance = Math.max(0, (squares - sum * mean) / (n - 1));
  const error = studentOf(critical, n) * Math.sqrt(variance / n);
  return { mean: mean * unit, low: (mean - error) * unit, high: (mean + error) * unit };
};

/** The share of all deals whose answer is 1, every answer being 0 or 1: Wilson’s interval, which never leaves 0 to 1. */
export const shareOf = ({ n, sum }: Tally, critical = CRITICAL): Estimate => {
  const share = sum / n;
  const middle = (share + critical ** 2 / (2 * n)) / (1 + critical ** 2 / n);
  const half =
    (critical / (1 + critical ** 2 / n)) * Math.sqrt((share * (1 - share)) / n + critical ** 2 / (4 * n ** 2));
  return { mean: share, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
};
