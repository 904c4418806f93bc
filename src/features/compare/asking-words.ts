/** The words with which another deal and other rules are asked for: a table on another site has neither. */
import type { Preference } from '#engine/compare/compare.ts';
import type { Language } from '../../i18n/routes.ts';
import { en } from './asking-words/en.ts';
import { fr } from './asking-words/fr.ts';

export interface AskingWords {
  readonly another: string;
  readonly seed: string;
  readonly seats: string;
  readonly order: string;
  readonly policies: Readonly<Record<Preference, string>>;
  readonly play: string;
  readonly chance: string;
  readonly back: string;

  /** The form in which a deal is written by hand. */
  readonly write: string;
  readonly writeHow: string;
  readonly written: string;
  readonly sameOrder: string;
  readonly playWritten: string;
  readonly save: string;
  readonly open: string;
  readonly unreadable: string;

  /** The switch that shows the books beside the first two. */
  readonly third: (books: string) => string;
  /** The switch by which each book deals as it says. */
  readonly byTheBook: string;
  /** The rule options of all the books. */
  readonly options: string;
  /** The readings of a book, and how many are turned; what is said of the page’s own; the way back to them. */
  readonly readings: (book: string) => string;
  readonly turned: (count: number) => string;
  readonly ours: string;
  readonly untouched: string;
  /** The cards of the deal are not those of a reading. */
  readonly undealt: string;
}

/** These words in a language. */
export const ASKING_WORDS: Readonly<Record<Language, AskingWords>> = { en, fr };
