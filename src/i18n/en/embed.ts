/** The words of the tables that travel: their source line, and the page on which they are chosen. */
export interface EmbedWords {
  /** Before the source: “After L’Avantcoureur, 1760”. */
  source: string;
  /** The article within the source line. */
  article: (number: number) => string;
  /** Before the practices that a table is played by in place of the record’s. */
  readings: string;
  /** What stands in place of a table: the record is too long, the example or the rules are out of reach. */
  tooLong: string;
  outOfReach: string;
  /** What the feed brings. */
  feed: string;
  /** Before what is wrong in a line of a record: `column 5`. */
  column: (column: number) => string;
}

export const embed: EmbedWords = {
  source: 'After',
  article: (number) => `article ${number}`,
  readings: 'played by',
  tooLong: 'This record is too long for a table.',
  outOfReach: 'This table could not be fetched.',
  feed: 'corrections and new examples',
  column: (column) => `column ${column}`,
};
