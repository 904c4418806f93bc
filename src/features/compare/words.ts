/** The words of a comparison beside the sentences of its games. */
import type { Divergence, Preference } from '#engine/compare/compare.ts';
import type { Language } from '../../i18n/routes.ts';
import type { WasWords } from '../readings/Was.tsx';
import type { Purpose } from './purposes.ts';
import { en } from './words/en.ts';
import { fr } from './words/fr.ts';

export interface CompareWords {
  /** The form that asks for another deal. */
  readonly another: string;
  readonly seed: string;
  readonly seats: string;
  readonly order: string;
  readonly policies: Readonly<Record<Preference, string>>;
  readonly play: string;
  readonly chance: string;
  readonly back: string;

  /** The readings of a book, and how many are turned; what is said of the page’s own; the way back to them. */
  readonly readings: (book: string) => string;
  readonly turned: (count: number) => string;
  readonly ours: string;
  readonly untouched: string;
  /** The cards of the deal are not those of a reading. */
  readonly undealt: string;
  /** Beside a figure that the readings turned have changed: what it was. */
  readonly was: (figure: string) => string;

  readonly dealHead: string;
  /** How everybody chooses. */
  readonly chooses: Readonly<Record<Preference | '', string>>;
  readonly whole: string;
  readonly hands: (least: number, most: number) => string;

  readonly accounts: string;
  readonly account: string;
  readonly together: string;
  readonly differs: string;
  /** Read aloud for the mark of a difference. */
  readonly unlike: string;

  readonly firstHead: string;
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
  readonly asIn: (book: string) => string;
  readonly none: string;

  readonly fault: string;

  /** The form in which a deal is written by hand. */
  readonly write: string;
  readonly writeHow: string;
  readonly written: string;
  readonly sameOrder: string;
  readonly playWritten: string;
  readonly save: string;
  readonly open: string;
  readonly unreadable: string;
  /** On another site, where the address asks for what cannot be played. */
  readonly unplayable: string;
  /** How everybody chooses, where hands that were written keep the order of the page. */
  readonly choosesWritten: string;
}

/** The words of a comparison in a language. */
export const COMPARE_WORDS: Readonly<Record<Language, CompareWords>> = { en, fr };
