/**
 * Texts of the forms that choose another deal and other rules. They are kept apart because embeds have no such forms.
 */
import type { CardPreference } from '#engine/compare/compare.ts';
import type { Language } from '../../i18n/routes.ts';
import { comparisonFormWords as en } from './asking-words/en.ts';
import { comparisonFormWords as fr } from './asking-words/fr.ts';

export interface ComparisonFormWords {
  readonly another: string;
  readonly seed: string;
  readonly seats: string;
  readonly order: string;
  readonly policies: Readonly<Record<CardPreference, string>>;
  readonly play: string;
  readonly chance: string;
  readonly back: string;

  /** Texts of the form for writing a deal by hand. */
  readonly write: string;
  readonly writeHow: string;
  readonly written: string;
  readonly sameOrder: string;
  readonly playWritten: string;
  readonly save: string;
  readonly open: string;
  readonly unreadable: string;

  /** Label of the switch that shows the books beyond the first two. */
  readonly third: (books: string) => string;
  /** Label of the switch that lets each book deal by its own rule. */
  readonly byTheBook: string;
  /** Heading of the rule options of all the books. */
  readonly options: string;
  /**
   * Texts of a book's readings: their heading, the number of changed ones, a mark for the page’s own, and the link back
   * to those.
   */
  readonly readings: (book: string) => string;
  readonly turned: (count: number) => string;
  readonly ours: string;
  readonly untouched: string;
  /** Message for a reading that would deal other cards, so that it cannot play this deal. */
  readonly undealt: string;
}

export const COMPARISON_FORM_WORDS: Readonly<Record<Language, ComparisonFormWords>> = { en, fr };
