/**
 * Computes the lead of one account over the others as an integer: the account, times the number of others, minus the
 * sum of the others.
 */
export const computeAdvantage = (has: ArrayLike<number>, own: number): number => {
  let ahead = has.length * has[own]!;
  for (let i = 0; i < has.length; i++) ahead -= has[i]!;
  return ahead;
};
