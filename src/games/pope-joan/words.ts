import type { StopsWords } from '../stops-family/words.ts';

/** Counters, and the seat that stakes or pays them. */
export type Paid = readonly (readonly [s: string, counters: number])[];

/** What a language must be able to say of Pope Joan: see `TableMessages` for the manner. */
export interface PopeWords extends StopsWords {
  readonly table: StopsWords['table'] & {
    readonly turnUp: string;
    /** The hand that nobody plays, or other cards set apart. */
    readonly spare: string;
    /** How many cards it has, read aloud. */
    spareCards(n: number): string;
  };

  /** The spare hand is dealt. */
  spare(n: number): string;
  /** Other cards are set apart to make stops. */
  apart(n: number): string;
  /** The board is dressed: by all, the dealer with more, or by him alone. */
  dress(others: number, dealer: string, n: number): string;
  dressAlone(dealer: string, n: number): string;
  turnsUp(s: string, c: string): string;
  takesUp(s: string, c: string): string;

  /** What lies on boxes is taken, several at once: a card of trumps and the pairs that it completes. */
  takes(boxes: readonly (readonly [counters: number, the: string])[]): string;
  /** Each pays by the cards he holds. */
  paysForPope(paid: Paid): string;
  /** The dealer who turned up Pope has won. */
  readonly popeWins: string;

  inLieu(s: string, c: string): string;
  keepsPope(s: string): string;
  /** A pair is divided between the two who played it. */
  divides(the: string, n: number, seats: readonly string[]): string;

  /** What the losers owe to the board; nothing from whoever holds Pope. */
  owesBoard(s: string, n: number): string;
  letOff(s: string): string;
}
