/** Texts of the printable boards and score sheets. */
export interface PrintableWords {
  /** Heading of these links on the page of the game. */
  readonly table: string;
  readonly board: string;
  readonly score: string;
  readonly boardTitle: (game: string) => string;
  readonly scoreTitle: (game: string) => string;
  readonly boardDescription: (game: string) => string;
  readonly scoreDescription: (game: string) => string;
  /** Text alternative of the board: its boxes, each with its card and its stake. */
  readonly boxes: (boxes: readonly (readonly [card: string, stake: number])[]) => string;
  /** Text alternative of the cards in the middle of the board, each with the card that wins its stake. */
  readonly pool: (cards: readonly (readonly [card: string, taker: string])[]) => string;
  /**
   * Text alternative of a round board: its boxes, each with its stake; `null` for the box that takes the rest of the
   * counters.
   */
  readonly round: (boxes: readonly (readonly [name: string, stake: number | null])[]) => string;
  /** Text alternative of the pools: the name of each, and its cards, if it has any. */
  readonly pools: (pools: readonly (readonly [name: string, cards: string])[]) => string;
  /** Instructions for printing. */
  readonly print: string;
  /** The link back to the page of the game. */
  readonly back: (game: string) => string;
  /** Word before the number of a player, for screen readers. */
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
    `A score sheet for ${game} to print, with what each item scores by the articles of the book.`,
  boxes: (boxes) => `The board, five boxes: ${boxes.map(([card, stake]) => `${card}, stake ${stake}`).join('; ')}.`,
  pool: (cards) => `Four cards to stake on: ${cards.map(([card, taker]) => `${card}, won by ${taker}`).join('; ')}.`,
  round: (boxes) =>
    `A round board of ${boxes.length} boxes: ${boxes.map(([name, stake]) => `${name}, ${stake === null ? 'the rest of the stakes' : `stake ${stake}`}`).join('; ')}.`,
  pools: (pools) => `The pools: ${pools.map(([name, cards]) => [name, cards].filter(Boolean).join(', ')).join('; ')}.`,
  print: 'Print this page: it fills one sheet, A4 or Letter.',
  back: (game) => `${game}: the table and the rules`,
  player: 'Player',
};
