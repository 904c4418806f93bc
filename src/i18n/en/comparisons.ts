/** The words of the pages that set two rule-books side by side; those of the comparison itself are its widget’s. */
export interface ComparisonWords {
  readonly all: string;
  readonly unlike: string;
  readonly unlikeLede: string;
  /** On the page of the concordance. */
  readonly oneDeal: string;
}

export const comparisons: ComparisonWords = {
  all: 'All the games side by side',
  unlike: 'What must differ, whatever the deal',
  unlikeLede: 'The points on which the two books are not alike, with the article of each.',
  oneDeal: 'One deal, played by two rule-books:',
};
