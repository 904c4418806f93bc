/** The words of the pages that set two rule-books side by side; those of the comparison itself are its widget’s. */
export interface ComparisonWords {
  readonly all: string;
  /** What differs whatever the deal: the five main points; under folds every point, and the prose. */
  readonly unlike: string;
  readonly others: string;
  readonly about: string;
  /** What the same pack cannot make alike, and the boxes that stand beside one another. */
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
