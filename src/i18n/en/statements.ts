/** The words of statements set side by side. */
export interface StatementWords {
  /** Before the links to the alignments. */
  readonly all: string;
  /** In the place of a text that says nothing of a point. */
  readonly silent: string;
  /** How many points there are, and on how many a text is silent. */
  readonly counted: (points: number) => string;
  /** Of a column: at how many points it speaks. */
  readonly speaks: (column: string, points: number) => string;
}

export const statements: StatementWords = {
  all: 'Statement by statement:',
  silent: 'silent',
  counted: (points) => `${points} points.`,
  speaks: (column, points) => `${column} speaks of ${points}`,
};
