/** Texts of a comparison. The sentences that narrate the games are elsewhere. */
import type { CardPreference, Comparison, FirstDifference } from '#engine/compare/compare.ts';
import type { Language } from '../../i18n/routes.ts';
import type { PreviousValueWords } from '../readings/PreviousValue.tsx';
import type { PaymentPurpose } from './purposes.ts';
import { compareWords as en, moveWords as enMoves } from './words/en.ts';
import { compareWords as fr, moveWords as frMoves } from './words/fr.ts';

export interface CompareWords {
  /** Accessible names of the two tables and of their slider, and the slider's position: `card 3 of 38`. */
  readonly tables: string;
  readonly slider: string;
  readonly cardOf: (card: number, cards: number) => string;
  /** Text below the table of the rule book by which no card is played in this row of the comparison. */
  readonly waits: string;
  /** Caption of the table of final accounts. */
  readonly ends: string;
  /** Previous value of a figure that the chosen readings have changed. */
  readonly was: (figure: string) => string;

  readonly dealHead: string;
  /**
   * Sentence that says how all players choose a card, for each card preference; `''` is the page's own order of the
   * cards.
   */
  readonly chooses: Readonly<Record<CardPreference | '', string>>;
  readonly whole: string;
  readonly hands: (least: number, most: number) => string;
  /**
   * Explanations for books with different packs. `keptHands`: the larger book's hands are used, and the smaller book
   * keeps as many of their cards as it can. `dealtApart`: each book deals by its own rule.
   */
  readonly keptHands: (large: string, small: string) => string;
  readonly dealtApart: string;

  readonly accounts: string;
  readonly account: string;
  readonly together: string;
  readonly stakes: string;
  readonly first: (by: FirstDifference['by'], card: number) => string;
  readonly never: string;
  readonly see: string;

  readonly playersHead: string;
  readonly playersLede: string;
  readonly purposes: Readonly<Record<PaymentPurpose, string>>;
  readonly had: (counters: number) => string;
  readonly alike: string;

  /** Says how many steps the chosen readings change; `firstChange` is the link to the first of them. */
  readonly counted: (steps: number) => string;
  readonly firstChange: string;
  /** Texts of the marks below changed steps in the list of cards. */
  readonly turnedMarks: PreviousValueWords;
  /** Text before events that the page's own readings would have given and that no longer happen. */
  readonly gone: string;

  readonly stepsHead: string;
  readonly stepsLede: string;
  readonly dealing: string;
  readonly card: (number: number) => string;
  readonly parts: string;
  /** Names the differences that first occur at a card; `otherCard` is the name for a different card. */
  readonly arises: (what: string) => string;
  readonly otherCard: string;
  readonly asIn: (book: string) => string;
  readonly none: string;
  /** Accessible text of the dash for an account that a book does not have. */
  readonly noAccount: string;

  readonly fault: string;

  /** Message in an embed whose address names a deal that cannot be played. */
  readonly unplayable: string;
  /**
   * Replaces `chooses['']` if the reader has entered the hands: players still follow the page's own order of the cards,
   * but the sentence does not say that the order was chosen for these hands.
   */
  readonly choosesWritten: string;
}

/** Texts that are different where the rows of a comparison are moves, not cards. */
export type MoveWords = Pick<
  CompareWords,
  | 'tables'
  | 'slider'
  | 'cardOf'
  | 'waits'
  | 'stakes'
  | 'first'
  | 'never'
  | 'stepsHead'
  | 'stepsLede'
  | 'card'
  | 'otherCard'
  | 'none'
> & {
  /** Sentence that says by which plan all players choose their moves, and the name of the stock. */
  readonly planned: string;
  readonly stock: string;
};

export const COMPARE_WORDS: Readonly<Record<Language, CompareWords>> = { en, fr };
export const MOVE_WORDS: Readonly<Record<Language, MoveWords>> = { en: enMoves, fr: frMoves };

/** Returns the texts of a comparison, whose rows are cards or moves. */
export const getCompareWords = (lang: Language, { byMoves }: Pick<Comparison, 'byMoves'>): CompareWords =>
  byMoves ? { ...COMPARE_WORDS[lang], ...MOVE_WORDS[lang] } : COMPARE_WORDS[lang];
