import type { StopsWords } from '../stops-family/words.ts';

/** Amounts of counters, each with the seat that stakes or pays it. */
export type SeatPayments = readonly (readonly [s: string, counters: number])[];

/** Messages that each language must have for Pope Joan; see `TableMessages` for the style. */
export interface PopeWords extends StopsWords {
  readonly table: StopsWords['table'] & {
    readonly turnUp: string;
    /** The hand that nobody plays, or other cards set apart. */
    readonly spare: string;
    /** Number of its cards, for screen readers. */
    spareCards(n: number): string;
  };

  /** The spare hand is dealt. */
  spare(n: number): string;
  /** Other cards are set apart to make stops. */
  apart(n: number): string;
  /** The board is dressed: by all players, the dealer with more, or by the dealer alone. */
  dress(others: number, dealer: string, n: number): string;
  dressAlone(dealer: string, n: number): string;
  turnsUp(s: string, c: string): string;
  takesUp(s: string, c: string): string;

  /** Several boxes are taken at once: by a trump card and the pairs that it completes. */
  takes(boxes: readonly (readonly [counters: number, the: string])[]): string;
  /** The payments depend on the number of cards in hand. */
  paysForPope(paid: SeatPayments): string;
  /** The dealer has turned up Pope and wins. */
  readonly popeWins: string;

  inLieu(s: string, c: string): string;
  keepsPope(s: string): string;
  /** The two players of a pair divide its counters. */
  divides(the: string, n: number, seats: readonly string[]): string;

  /** Debt of the losers to the board; the holder of Pope owes nothing. */
  owesBoard(s: string, n: number): string;
  letOff(s: string): string;
}
