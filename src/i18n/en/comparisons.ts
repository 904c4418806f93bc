/** Texts of the pages that compare two rule books; those of the table that plays a deal by both are elsewhere. */
export interface ComparisonWords {
  readonly all: string;
  /**
   * Heading of the five main differences that do not depend on the deal. Then, in closed sections: every difference,
   * and the explanation.
   */
  readonly unlike: string;
  readonly others: string;
  readonly about: string;
  /**
   * Heading of the differences that remain if both books deal the same pack; `boxes` is the heading of the boxes that
   * correspond to one another.
   */
  readonly dealt: string;
  readonly boxes: string;
  /** Words on the page of the concordance before the links to the comparisons. */
  readonly oneDeal: string;
  /** The link from an example to its deal played by two books; the arguments are the names of the books. */
  readonly sameDeal: (books: readonly [string, string]) => string;
}

export const comparisons: ComparisonWords = {
  all: 'All the games side by side',
  unlike: 'The five main differences',
  others: 'Every difference, point by point',
  about: 'What changed, in words',
  dealt: 'What cannot be dealt alike',
  boxes: 'Matching boxes',
  oneDeal: 'One deal, played by two rule-books:',
  sameDeal: (books) => {
    const [first, second] = books.map((book) => book.replace(/, \d+$/, ''));
    return `The same deal in ${first} and ${second}`;
  },
};
