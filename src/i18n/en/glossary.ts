export interface GlossaryWords {
  readonly title: string;
  readonly description: string;
  readonly lede: string;
  /** Explanation before the list of the sources; `retold` explains the star after a siglum. */
  readonly sigla: string;
  readonly retold: string;
  readonly letters: string;
  readonly see: string;
  /** Word before the other names of a term. */
  readonly also: string;
}

export const glossary: GlossaryWords = {
  title: 'Glossary',
  description:
    'The terms of old card games in English and French, with each source’s own word and the articles that show it.',
  lede: 'The words of these pages and of the books behind them: our term, its French counterpart, what it means, and then each source’s own word with the articles in which it is seen.',
  sigla: 'The sources:',
  retold: 'A star marks a source that is known by a retelling alone; the word may be the reteller’s.',
  letters: 'Letters',
  see: 'See also',
  also: 'also',
};
