export interface StatementWords {
  /** Before the links to the alignments. */
  readonly all: string;
  /** Replaces the text of a source that does not mention a point. */
  readonly silent: string;
  /** Number of points, and number of points not mentioned by a text. */
  readonly counted: (points: number) => string;
  /** Below a column: number of points it mentions. */
  readonly speaks: (column: string, points: number) => string;
}

export const statements: StatementWords = {
  all: 'Statement by statement:',
  silent: 'silent',
  counted: (points) => `${points} points.`,
  speaks: (column, points) => `${column} speaks of ${points}`,
};
