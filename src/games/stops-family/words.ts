/** Messages that each language must have for Pope Joan, Spin and Newmarket; see `TableMessages` for the style. */

/** Amounts of counters, each with the player who gets it. */
export type StopsPayments = readonly (readonly [counters: number, s: string])[];

/** A player with cards left at the end of a deal: name, number of cards, and counters paid for them. */
export type LeftoverPayment = readonly [s: string, cards: number, paid: number];

/** Texts on the cloth, and the clauses that the three games share; each game adds its own. */
export interface StopsWords {
  readonly table: {
    /** Names of the boxes, the run and the played cards, for screen readers. */
    readonly board: string;
    readonly run: string;
    readonly played: string;
    /** Names the played cards of a suit, for screen readers. */
    suit(name: string, ranks: readonly string[]): string;
    /** Caption and column heads of the payments at the end of a deal. */
    readonly settlement: string;
    readonly left: string;
    readonly pays: string;
  };
  /** Names of the boxes, stored under their names in records. `name` is used alone, `the` within a sentence. */
  readonly boxes: Readonly<Record<string, { readonly name: string; readonly the: string }>>;
  /** Formats the label of the button that puts a counter on a box. */
  stakesOn(the: string): string;

  /** Says how many cards `s` deals to which players. */
  deals(s: string, hands: readonly (readonly [cards: number, seats: readonly string[]])[]): string;
  /** Says that the stakes are made, and that the players pick up their hands. */
  readonly looked: string;
  puts(s: string, n: number, the: string): string;

  /** Says that `s`, whose card nobody could follow, leads again. */
  again(s: string, c: string): string;
  /** Says that `s`, who played the last card, plays the next one too. */
  goesOn(s: string, c: string): string;

  takesBox(n: number, the: string): string;
  eachPays(n: number): string;

  /** Says that the winner takes the counters of a box after the deal. */
  takesOut(s: string, n: number, the: string): string;
  /** Says that a player pays the winner for the cards left in hand; an exempt player pays nothing. */
  paysHand(winner: string, left: LeftoverPayment): string;
  shares(shares: StopsPayments): string;
}
