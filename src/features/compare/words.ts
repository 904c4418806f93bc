/** Texts of a comparison, besides the sentences of its games. */
import type { CardPreference, Divergence } from '#engine/compare/compare.ts';
import type { Language } from '../../i18n/routes.ts';
import type { PreviousValueWords } from '../readings/PreviousValue.tsx';
import type { Purpose } from './purposes.ts';
import { compareWords as en } from './words/en.ts';
import { compareWords as fr } from './words/fr.ts';

export interface CompareWords {
  /** Name of the two tables, of their slider, and its position: `card 3 of 38`. */
  readonly tables: string;
  readonly slider: string;
  readonly cardOf: (card: number, cards: number) => string;
  /** Below a table that has no card at this row. */
  readonly waits: string;
  /** The caption of the final accounts. */
  readonly ends: string;
  /** Beside a figure changed by the chosen readings: its previous value. */
  readonly was: (figure: string) => string;

  readonly dealHead: string;
  /** Card preference of all players. */
  readonly chooses: Readonly<Record<CardPreference | '', string>>;
  readonly whole: string;
  readonly hands: (least: number, most: number) => string;
  /**
   * If packs differ: the hands of one book, of which the other has as many cards as it can; or each book dealing by its
   * own rule.
   */
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

  /** Effect of the chosen readings: the number of changed steps, and the first of them. */
  readonly counted: (steps: number) => string;
  readonly firstChange: string;
  /** Marks below changed steps in the deal card by card. */
  readonly turnedMarks: PreviousValueWords;
  /** Before the events by the page's own readings that no longer happen. */
  readonly gone: string;

  readonly stepsHead: string;
  readonly stepsLede: string;
  readonly dealing: string;
  readonly card: (number: number) => string;
  readonly parts: string;
  /** Differences that first occur at a card: purposes of payment, another card. */
  readonly arises: (what: string) => string;
  readonly otherCard: string;
  readonly asIn: (book: string) => string;
  readonly none: string;
  /** Replaces a figure if a book has no such account. */
  readonly noAccount: string;

  readonly fault: string;

  /** In an embed, if the deal of the address cannot be played. */
  readonly unplayable: string;
  /** Card preference for written hands with the order of the page. */
  readonly choosesWritten: string;
}

export const COMPARE_WORDS: Readonly<Record<Language, CompareWords>> = { en, fr };
