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

/** An estimate with the bounds between which the true value lies in nineteen cases of twenty. */
export interface Estimate {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

const Z = 1.959963984540054;

/** The mean of all deals; `unit` is what an answer of 1 is worth. */
export const meanOf = ({ n, sum, squares }: Tally, unit = 1): Estimate => {
  const mean = sum / n;
  const variance = (squares - sum * mean) / (n - 1);
  const error = Z * Math.sqrt(variance / n);
  return { mean: mean * unit, low: (mean - error) * unit, high: (mean + error) * unit };
};

/** The share of all deals whose answer is 1, every answer being 0 or 1: Wilson's interval, which never leaves 0 to 1. */
export const shareOf = ({ n, sum }: Tally): Estimate => {
  const share = sum / n;
  const middle = (share + Z ** 2 / (2 * n)) / (1 + Z ** 2 / n);
  const half = (Z / (1 + Z ** 2 / n)) * Math.sqrt((share * (1 - share)) / n + Z ** 2 / (4 * n ** 2));
  return { mean: share, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
};
