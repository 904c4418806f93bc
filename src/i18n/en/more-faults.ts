/** Sentence with the number of faults in a record beyond those shown. */
export const moreFaults = (count: number): string =>
  count === 1 ? 'One more fault is not shown.' : `${count} more faults are not shown.`;
