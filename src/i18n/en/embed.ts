/** Texts of the embeds: the line that names the source, and the page on which embeds are chosen. */
export interface EmbedWords {
  /** Word before the name of the source: “After L’Avantcoureur, 1760”. */
  source: string;
  /** Number of the article, in the line that names the source. */
  article: (number: number) => string;
  /** Words before the practices that replace those of the record. */
  readings: string;
  /**
   * Message in place of a table: the record is too long. `outOfReach`: the example or the rules could not be loaded.
   */
  tooLong: string;
  outOfReach: string;
  /** Content of the Atom feed, in its title. */
  feed: string;
  /** Position of a fault within the line of a record: “column 5”. */
  column: (column: number) => string;
}

export const embed: EmbedWords = {
  source: 'After',
  article: (number) => `article ${number}`,
  readings: 'played by',
  tooLong: 'This record is too long for a table.',
  outOfReach: 'This table could not be loaded.',
  feed: 'corrections and new examples',
  column: (column) => `column ${column}`,
};
