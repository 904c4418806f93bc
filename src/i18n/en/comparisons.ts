/** Texts of the pages that compare two rule books; those of the comparison widget are elsewhere. */
export interface ComparisonWords {
  readonly all: string;
  /**
   * Differences that do not depend on the deal: the five main points; in closed sections every point, and the prose.
   */
  readonly unlike: string;
  readonly others: string;
  readonly about: string;
  /** Differences that remain with the same pack, and the corresponding boxes. */
  readonly dealt: string;
  readonly boxes: string;
  /** On the page of the concordance. */
  readonly oneDeal: string;
  /** The link from an example to its deal played by two books, by their names. */
  readonly sameDeal: (books: readonly [string, string]) => string;
}

export const comparisons: ComparisonWords = {
  all: 'All the games side by side',
  unlike: 'The five main differences',
  others: 'Every difference, point by point',
  about: 'What changed, in words',
  dealt: 'What one pack cannot make alike',
  boxes: 'Boxes that answer to one another',
  oneDeal: 'One deal, played by two rule-books:',
  sameDeal: ([first, second]) => `The same deal in ${first} and ${second}`,
};
