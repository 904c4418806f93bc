import type { StatementMark } from '../../model/statements.ts';

/** Texts of the tables that compare statements of several texts, side by side. */
export interface StatementWords {
  /** Words before the links to these tables. */
  readonly all: string;
  /** Relation of a text to an article; in the cells and in the legend. */
  readonly marks: Readonly<Record<StatementMark, string>>;
  readonly keyTitle: string;
  readonly key: Readonly<Record<StatementMark, string>>;
  /** Heading of the table that counts, for each text, how often it has each relation. */
  readonly countTitle: string;
  readonly text: string;
  /** Number of articles in the table. `points`: number of points, in a table that compares chapters. */
  readonly articles: (count: number) => string;
  readonly points: (count: number) => string;
}

export const statements: StatementWords = {
  all: 'Statement by statement:',
  marks: {
    says: 'the same',
    part: 'in part',
    adds: 'adds',
    differs: 'differs',
    refers: 'by reference',
    silent: 'silent',
    lost: 'not in our copy',
  },
  keyTitle: 'The marks',
  key: {
    says: 'the text says the same',
    part: 'it says part of this, and nothing against the rest',
    adds: 'it says this and more',
    differs: 'it has another rule, or another word',
    refers: 'it refers to another place, which says this',
    silent: 'it does not mention this, in a passage that we have',
    lost: 'the passage that might say so is not in our copy or our notes',
  },
  countTitle: 'In numbers',
  text: 'Text',
  articles: (count) => `${count} articles.`,
  points: (count) => `${count} points.`,
};
