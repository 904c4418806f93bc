/** Games saved on the device, and articles read during play. */
export const savedGames = {
  /** State of a saved game: “Le Nain jaune, deal 3, you −14”; on the game's own page without the name of the game. */
  stands: (name: string, deal: number, holds?: string) =>
    [name, `deal ${deal}`, holds === undefined ? '' : `you ${holds}`].filter(Boolean).join(', '),
  over: 'finished',
  resume: (stands: string) => `Resume: ${stands}`,
  games: 'Games',
  listed: 'Your last games',
  onThisDevice: 'They are kept on this device and nowhere else, the last ten of them.',
  open: 'Open',
  review: 'Review',
  remove: 'Delete',
  removed: (stands: string) => `Deleted: ${stands}.`,
  putBack: 'Put it back',
  close: 'Close',
  label: 'Games kept on this device',
  gone: 'That game is no longer kept on this device. Here is a new table.',
  article: (number: string) => `Article ${number}`,
  reading: 'Fetching the article …',
  notFetched: 'The article is not on this device, and the network does not answer. The game waits.',
  inEdition: 'Read it in the edition',
};
