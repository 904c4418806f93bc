import type { Mark } from '../../model/statements.ts';

/** The words of statements set side by side. */
export interface StatementWords {
  /** Before the links to the alignments. */
  readonly all: string;
  /** Relation of a text to an article, in a cell and in the key. */
  readonly marks: Readonly<Record<Mark, string>>;
  readonly keyTitle: string;
  readonly key: Readonly<Record<Mark, string>>;
  /** Of the texts: how often each has which mark. */
  readonly countTitle: string;
  readonly text: string;
  /** Number of articles, or of points, in the table. */
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
