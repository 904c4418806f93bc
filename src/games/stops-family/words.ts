/** Messages that each language must have for Pope Joan, Spin and Newmarket; see `TableMessages` for the style. */

/** Amounts of counters, each with its receiver. */
export type StopsShares = readonly (readonly [counters: number, s: string])[];

/** A player at the end of a deal: the cards left in hand, and the counters paid for them. */
export type LeftoverPayment = readonly [s: string, cards: number, paid: number];

/** Words on the cloth, and the clauses shared by the games; each game adds its own. */
export interface StopsWords {
  readonly table: {
    /** Names of the boxes, the run and the played cards, for screen readers. */
    readonly board: string;
    readonly run: string;
    readonly played: string;
    /** Played cards of a suit, for screen readers. */
    suit(name: string, ranks: readonly string[]): string;
    /** Caption and column heads of the payments at the end of a deal. */
    readonly settlement: string;
    readonly left: string;
    readonly pays: string;
  };
  /** Names of the boxes, by their names in records: alone, and as the place of counters. */
  readonly boxes: Readonly<Record<string, { readonly name: string; readonly the: string }>>;
  /** Button label: put a counter on a box. */
  stakesOn(the: string): string;

  /** Dealt hands: the number of cards, and the seats with that number. */
  deals(s: string, hands: readonly (readonly [cards: number, seats: readonly string[]])[]): string;
  /** The stakes are made, and the players pick up their hands. */
  readonly looked: string;
  puts(s: string, n: number, the: string): string;

  /** `s`, who played the stop, leads again. */
  again(s: string, c: string): string;
  /** `s` plays the card that follows the previous one, also played by `s`. */
  goesOn(s: string, c: string): string;

  takesBox(n: number, the: string): string;
  eachPays(n: number): string;

  /** The winner takes the counters of a box, as a separate settlement. */
  takesOut(s: string, n: number, the: string): string;
  /** `s` pays the winner for the cards left in hand; nothing if exempt. */
  paysHand(winner: string, left: LeftoverPayment): string;
  shares(shares: StopsShares): string;
}
