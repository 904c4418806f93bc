import type { StopsWords } from '../stops-family/words.ts';

/** Amounts of counters, each with the seat that stakes or pays it. */
export type SeatPayments = readonly (readonly [s: string, counters: number])[];

/** Messages that each language must have for Pope Joan; see `TableMessages` for the style. */
export interface PopeWords extends StopsWords {
  readonly table: StopsWords['table'] & {
    readonly turnUp: string;
    /** Label of the spare hand, which nobody plays, or of other cards set aside. */
    readonly spare: string;
    /** Names the spare hand with its number of cards, for screen readers. */
    spareCards(n: number): string;
  };

  /** Says that a spare hand of `n` cards is dealt. */
  spare(n: number): string;
  /** Says that `n` cards are set aside; they cannot be played and so make stops. */
  apart(n: number): string;
  /** Says that counters are staked on the board: by all players, the dealer with more, or by the dealer alone. */
  dress(others: number, dealer: string, n: number): string;
  dressAlone(dealer: string, n: number): string;
  turnsUp(s: string, c: string): string;
  takesUp(s: string, c: string): string;

  /** Says that a player takes several boxes at once, by a trump card and the pairs that it completes. */
  takes(boxes: readonly (readonly [counters: number, the: string])[]): string;
  /** Says that a player is paid for playing Pope, by each of the others a counter for each card in hand. */
  paysForPope(paid: SeatPayments): string;
  /** Says that the dealer, who has turned up Pope, wins. */
  readonly popeWins: string;

  inLieu(s: string, c: string): string;
  keepsPope(s: string): string;
  /** Says that the players of a pair of cards divide the counters of its box, `n` for each. */
  divides(the: string, n: number, seats: readonly string[]): string;

  /** Says that a loser owes the board a counter for each card left. The player who still holds Pope owes nothing. */
  owesBoard(s: string, n: number): string;
  letOff(s: string): string;
}
