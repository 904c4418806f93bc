import type { Language } from './routes.ts';

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

const en: StatementWords = {
  all: 'Statement by statement:',
  silent: 'silent',
  counted: (points) => `${points} points.`,
  speaks: (column, points) => `${column} speaks of ${points}`,
};

const fr: StatementWords = {
  all: 'Énoncé par énoncé :',
  silent: 'se tait',
  counted: (points) => `${points} points.`,
  speaks: (column, points) => `${column} parle de ${points}`,
};

const WORDS: Record<Language, StatementWords> = { en, fr };

/** The words of statements set side by side, in a language. */
export const statementWords = (lang: Language): StatementWords => WORDS[lang];
