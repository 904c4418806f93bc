/** Texts that occur only in an edition printed as a PDF: its title page and its apparatus. */
export interface PrintedWords {
  /** Line below the title: kind of edition. */
  readonly restated: string;
  readonly imprint: (version: string, day: string, address: string) => string;
  readonly licence: string;
  /** Explanation of the marks in the margin and of the notes at the foot of a page. */
  readonly key: string;
  readonly witnesses: string;
  /** Mark in the margin of an article that is editorial. */
  readonly ours: string;
  /** Mark in the apparatus for a practice that no text supports. */
  readonly nobody: string;
  readonly usage: string;
  readonly support: Readonly<Record<'inference' | 'analogy' | 'silence', string>>;
  readonly note: string;
}

export const printed: PrintedWords = {
  restated: 'Restated article by article, with the disputed points at the foot',
  imprint: (version, day, address) => `Snorum, version ${version}, ${day}. ${address}`,
  licence: 'By the Snorum contributors, under Creative Commons Attribution 4.0.',
  key: 'In the margin: the place of an article in its source; the siglum of the text, if only that text has it; “ours”, if it is not said outright. At the foot, after the number of an article: the disputed point, with the reading followed and the sigla of its texts, then a bracket and the others. A dash marks a practice that no text has.',
  witnesses: 'The texts, and their sigla',
  ours: 'ours',
  nobody: '—',
  usage: 'usage',
  support: { inference: 'by inference', analogy: 'by analogy', silence: 'by its silence' },
  note: 'note',
};
