export const moreFaults = (count: number): string =>
  count === 1 ? 'Une autre faute n’est pas montrée.' : `${count} autres fautes ne sont pas montrées.`;
