/** The words of a comparison beside the sentences of its games. */
import type { Divergence, Preference } from '#engine/compare/compare.ts';
import type { Language } from '../../i18n/routes.ts';
import type { WasWords } from '../readings/Was.tsx';
import type { Purpose } from './purposes.ts';
import { en } from './words/en.ts';
import { fr } from './words/fr.ts';

export interface CompareWords {
  /** What the two tables are, their slider, and how far they are: `card 3 of 38`. */
  readonly tables: string;
  readonly slider: string;
  readonly cardOf: (card: number, cards: number) => string;
  /** Under a table that has no card where another has. */
  readonly waits: string;
  /** The caption of what the players have at the end. */
  readonly ends: string;
  /** Beside a figure that the readings turned have changed: what it was. */
  readonly was: (figure: string) => string;

  readonly dealHead: string;
  /** How everybody chooses. */
  readonly chooses: Readonly<Record<Preference | '', string>>;
  readonly whole: string;
  readonly hands: (least: number, most: number) => string;
  /** Where packs are not alike: the hands of one book, of which another keeps what it can; and where each deals as it says. */
  readonly keptHands: (large: string, small: string) => string;
  readonly dealtApart: string;

  readonly accounts: string;
  readonly account: string;
  readonly together: string;
  readonly stakes: string;
  readonly first: (by: Divergence['by'], card: number) => string;
  readonly never: string;
  readonly see: string;

  readonly playersHead: string;
  readonly playersLede: string;
  readonly purposes: Readonly<Record<Purpose, string>>;
  readonly had: (counters: number) => string;
  readonly alike: string;

  /** What the readings turned change: how many steps, and where the first of them is. */
  readonly counted: (steps: number) => string;
  readonly firstChange: string;
  /** The marks under what they change in the deal card by card. */
  readonly turnedMarks: WasWords;
  /** Before what happened by the readings of the page, and does no longer. */
  readonly gone: string;

  readonly stepsHead: string;
  readonly stepsLede: string;
  readonly dealing: string;
  readonly card: (number: number) => string;
  readonly parts: string;
  /** What differs for the first time at a card: purposes of payment, another card. */
  readonly arises: (what: string) => string;
  readonly otherCard: string;
  readonly asIn: (book: string) => string;
  readonly none: string;
  /** Instead of a figure, where a book has no such account. */
  readonly noAccount: string;

  readonly fault: string;

  /** On another site, where the address asks for what cannot be played. */
  readonly unplayable: string;
  /** How everybody chooses, where hands that were written keep the order of the page. */
  readonly choosesWritten: string;
}

/** The words of a comparison in a language. */
export const COMPARE_WORDS: Readonly<Record<Language, CompareWords>> = { en, fr };
