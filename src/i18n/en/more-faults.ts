/** How many faults a record has besides those that are shown. */
export const moreFaults = (count: number): string =>
  count === 1 ? 'One more fault is not shown.' : `${count} more faults are not shown.`;
