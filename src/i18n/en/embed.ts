/** Texts of the embeds: their source line, and the page on which they are chosen. */
export interface EmbedWords {
  /** Before the source: “After L’Avantcoureur, 1760”. */
  source: string;
  /** The article within the source line. */
  article: (number: number) => string;
  /** Before the practices used instead of the record’s. */
  readings: string;
  /** Replaces a table: the record is too long, or the example or the rules cannot be loaded. */
  tooLong: string;
  outOfReach: string;
  /** Content of the feed. */
  feed: string;
  /** Before the fault in a line of a record: `column 5`. */
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
