/** Texts for choosing another deal and other rules: embeds need neither. */
import type { CardPreference } from '#engine/compare/compare.ts';
import type { Language } from '../../i18n/routes.ts';
import { comparisonFormWords as en } from './asking-words/en.ts';
import { comparisonFormWords as fr } from './asking-words/fr.ts';

export interface AskingWords {
  readonly another: string;
  readonly seed: string;
  readonly seats: string;
  readonly order: string;
  readonly policies: Readonly<Record<CardPreference, string>>;
  readonly play: string;
  readonly chance: string;
  readonly back: string;

  /** The form for writing a deal by hand. */
  readonly write: string;
  readonly writeHow: string;
  readonly written: string;
  readonly sameOrder: string;
  readonly playWritten: string;
  readonly save: string;
  readonly open: string;
  readonly unreadable: string;

  /** The switch that shows the books beyond the first two. */
  readonly third: (books: string) => string;
  /** The switch by which each book deals by its own rule. */
  readonly byTheBook: string;
  /** The rule options of all the books. */
  readonly options: string;
  /** The readings of a book, and the number of changed ones; a note on the page’s own; the link back to them. */
  readonly readings: (book: string) => string;
  readonly turned: (count: number) => string;
  readonly ours: string;
  readonly untouched: string;
  /** A reading requires other cards than the deal's. */
  readonly undealt: string;
}

export const ASKING_WORDS: Readonly<Record<Language, AskingWords>> = { en, fr };
