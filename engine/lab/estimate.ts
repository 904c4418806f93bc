/** Statistics: sums over many deals, and estimates of means and shares with confidence bounds. */

/** Sums of the answers of many trials. They are integers, so that sums counted separately add up exactly. */
export interface Tally {
  /** Number of trials (deals or games) that gave an answer. */
  readonly n: number;
  /** Sum of the answers, and of their squares. */
  readonly sum: number;
  readonly squares: number;
}

export const EMPTY_TALLY: Tally = { n: 0, sum: 0, squares: 0 };

/** Returns a tally with one more answer. */
export const addToTally = ({ n, sum, squares }: Tally, answer: number): Tally => ({
  n: n + 1,
  sum: sum + answer,
  squares: squares + answer * answer,
});

/** Adds two tallies that were counted over different deals. */
export const mergeTallies = (one: Tally, other: Tally): Tally => ({
  n: one.n + other.n,
  sum: one.sum + other.sum,
  squares: one.squares + other.squares,
});

/** An estimate with its confidence bounds; at the 95 % level unless stated otherwise. */
export interface Estimate {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/**
 * Half-width of a 95 % interval, in standard errors, for the normal distribution. Several estimates that must all be
 * right at the same time need a larger value.
 */
export const CRITICAL_VALUE_95 = 1.959963984540054;

/**
 * Returns the value below which a share of the standard normal distribution lies, for a share from 0.5 to less than 1.
 * Newton's method on the power series of the distribution: from 0 it approaches the value from below.
 */
export const normalQuantile = (share: number): number => {
  let x = 0;
  for (let step = 1; step > 1e-13; x += step) {
    const density = Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI);
    let [term, sum] = [x, x];
    for (let odd = 3; term > sum * 1e-17; odd += 2) {
      term *= (x * x) / odd;
      sum += term;
    }
    step = (share - 0.5) / density - sum;
  }
  return x;
};

/**
 * Returns the half-width, in standard errors, of a confidence interval for a mean of `n` answers. `critical` is the
 * half-width for the normal distribution; Student’s t distribution needs a larger one, because the variance is
 * estimated from the same answers. Uses the Cornish-Fisher expansion, correct to five digits for 20 answers or more.
 */
export const studentTQuantile = (critical: number, n: number): number => {
  const free = n - 1;
  const z = critical;
  return (
    z +
    (z ** 3 + z) / (4 * free) +
    (5 * z ** 5 + 16 * z ** 3 + 3 * z) / (96 * free ** 2) +
    (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / (384 * free ** 3)
  );
};

/** Estimates the mean over all possible deals. `unit` is the value of an answer of 1. */
export const estimateMean = ({ n, sum, squares }: Tally, unit = 1, critical = CRITICAL_VALUE_95): Estimate => {
  const mean = sum / n;
  const variance = Math.max(0, (squares - sum * mean) / (n - 1));
  const error = studentTQuantile(critical, n) * Math.sqrt(variance / n);
  return { mean: mean * unit, low: (mean - error) * unit, high: (mean + error) * unit };
};

/**
 * Estimates the share of deals with the answer 1, if every answer is 0 or 1. Uses Wilson’s interval, which stays
 * between 0 and 1.
 */
export const estimateShare = ({ n, sum }: Tally, critical = CRITICAL_VALUE_95): Estimate => {
  const share = sum / n;
  const middle = (share + critical ** 2 / (2 * n)) / (1 + critical ** 2 / n);
  const half =
    (critical / (1 + critical ** 2 / n)) * Math.sqrt((share * (1 - share)) / n + critical ** 2 / (4 * n ** 2));
  return { mean: share, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
};
