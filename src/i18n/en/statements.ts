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
    lost: 'not in what we have',
  },
  keyTitle: 'The marks',
  key: {
    says: 'the text has the matter, with the same sense',
    part: 'it has a part of the matter, and nothing against the rest',
    adds: 'it has the matter, and says more of it',
    differs: 'it has another rule, or another word, for it',
    refers: 'it is told by what another place says, to which this one refers',
    silent: 'it says nothing of the matter, in a passage that we have',
    lost: 'the passage that might have it is not in our copy or our notes',
  },
  countTitle: 'In numbers',
  text: 'Text',
  articles: (count) => `${count} articles.`,
  points: (count) => `${count} points.`,
};
