/** Number of faults of a record besides those shown. */
export const moreFaults = (count: number): string =>
  count === 1 ? 'One more fault is not shown.' : `${count} more faults are not shown.`;
