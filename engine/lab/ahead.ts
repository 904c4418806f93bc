/** How much one has more than the others: its account so many times over as there are others, less what those have. A whole number. */
export const aheadBy = (has: ArrayLike<number>, own: number): number => {
  let ahead = has.length * has[own]!;
  for (let i = 0; i < has.length; i++) ahead -= has[i]!;
  return ahead;
};
