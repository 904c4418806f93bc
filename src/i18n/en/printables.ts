/** Texts of the printable boards and score sheets. */
export interface PrintableWords {
  /** On the page of the game. */
  readonly table: string;
  readonly board: string;
  readonly score: string;
  readonly boardTitle: (game: string) => string;
  readonly scoreTitle: (game: string) => string;
  readonly boardDescription: (game: string) => string;
  readonly scoreDescription: (game: string) => string;
  /** Contents of the board, read aloud: the cards and the stakes. */
  readonly boxes: (boxes: readonly (readonly [card: string, stake: number])[]) => string;
  /** The cards in the middle, read aloud, each with the card that takes its stake. */
  readonly pool: (cards: readonly (readonly [card: string, taker: string])[]) => string;
  /** The fields of a round board, read aloud, each with its stake; `null` for the field of the remaining counters. */
  readonly round: (boxes: readonly (readonly [name: string, stake: number | null])[]) => string;
  /** The pools, read aloud, each with its cards, if it has any. */
  readonly pools: (pools: readonly (readonly [name: string, cards: string])[]) => string;
  /** Instructions for printing. */
  readonly print: string;
  /** The link back to the game. */
  readonly back: (game: string) => string;
  /** Before the number of a player, read aloud. */
  readonly player: string;
}

export const printables: PrintableWords = {
  table: 'For a real table',
  board: 'The board',
  score: 'The score sheet',
  boardTitle: (game) => `${game}: the board`,
  scoreTitle: (game) => `${game}: score sheet`,
  boardDescription: (game) => `The board of ${game}, drawn to be printed on one sheet and played on with real cards.`,
  scoreDescription: (game) =>
    `A sheet to print and mark ${game} on at a real table, with what counts how much by the articles of the book.`,
  boxes: (boxes) => `The board, five boxes: ${boxes.map(([card, stake]) => `${card}, stake ${stake}`).join('; ')}.`,
  pool: (cards) => `Four cards to stake on: ${cards.map(([card, taker]) => `${card}, won by ${taker}`).join('; ')}.`,
  round: (boxes) =>
    `A round board of ${boxes.length} boxes: ${boxes.map(([name, stake]) => `${name}, ${stake === null ? 'the rest of the stakes' : `stake ${stake}`}`).join('; ')}.`,
  pools: (pools) => `The pools: ${pools.map(([name, cards]) => [name, cards].filter(Boolean).join(', ')).join('; ')}.`,
  print: 'Print this page: it fills one sheet, A4 or Letter.',
  back: (game) => `${game}: the table and the rules`,
  player: 'Player',
};
