/** Games saved on the device, and articles read during play. */
export const savedGames = {
  /** State of a saved game: “Le Nain jaune, deal 3, you −14”; on the game's own page without the name of the game. */
  stands: (name: string, deal: number, holds?: string) =>
    [name, `deal ${deal}`, holds === undefined ? '' : `you ${holds}`].filter(Boolean).join(', '),
  over: 'finished',
  resume: (stands: string) => `Resume: ${stands}`,
  games: 'Games',
  listed: 'Your last games',
  onThisDevice: 'The last ten are kept, on this device only.',
  open: 'Open',
  review: 'Review',
  remove: 'Delete',
  removed: (stands: string) => `Deleted: ${stands}.`,
  putBack: 'Put it back',
  close: 'Close',
  label: 'Games kept on this device',
  gone: 'That game is no longer on this device. Here is a new table.',
  article: (number: string) => `Article ${number}`,
  reading: 'Loading the article …',
  notFetched: 'The article is not on this device, and you are offline. Your game waits.',
  inEdition: 'Read it in the edition',
};
