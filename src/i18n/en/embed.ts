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
  /** The page that plays the record in its address, if there is none or no script runs, and the text of its link. */
  record: { readonly title: string; readonly description: string; readonly link: string };
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
  record: {
    title: 'A deal record',
    description:
      'This page plays a deal record that follows #record= in its address. There is none, or this browser runs no scripts.',
    link: 'A table in your page',
  },
  feed: 'corrections and new examples',
  column: (column) => `column ${column}`,
};
