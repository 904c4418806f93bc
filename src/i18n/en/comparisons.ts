/** The words of the pages that set two rule-books side by side; those of the comparison itself are its widget’s. */
export interface ComparisonWords {
  readonly all: string;
  /** What differs whatever the deal: the main points, and under a fold the others. */
  readonly unlike: string;
  readonly others: string;
  /** On the page of the concordance. */
  readonly oneDeal: string;
}

export const comparisons: ComparisonWords = {
  all: 'All the games side by side',
  unlike: 'The main differences',
  others: 'The other differences',
  oneDeal: 'One deal, played by two rule-books:',
};
