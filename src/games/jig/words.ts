/** Messages that each language must have for Jig; see `TableMessages` for the style. `said` is the call: `Snip-Jig`. */
export interface JigWords {
  /** Labels on the cloth. */
  readonly table: {
    readonly run: string;
    readonly played: string;
    readonly out: string;
    /** Played cards of a suit, for screen readers. */
    suit(name: string, ranks: readonly string[]): string;
  };
  /** Dealt hands: the number of cards, and the seats with that number. */
  deals(s: string, hands: readonly (readonly [cards: number, seats: readonly string[]])[]): string;
  eachPutsIn(n: number): string;
  dealerPutsIn(s: string, n: number): string;

  leads(s: string, c: string, said: string): string;
  afterJig(s: string, c: string, said: string): string;
  afterStop(s: string, c: string, said: string): string;
  lays(s: string, c: string, said: string): string;
  /** `s` plays the card that follows the previous one, also played by `s`. */
  goesOn(s: string, c: string, said: string): string;

  /** Reasons for a stop: the card is a king, or the card of this rank has been played. */
  readonly king: string;
  gone(rank: string): string;

  /** Mistakes in a call: another one was due; the card is not a stop; the card is a stop. */
  instead(due: string): string;
  readonly noStop: string;
  readonly forgotten: string;
  fined(n: number): string;

  out(s: string): string;
  /** `s` pays the winner a counter for each card left in hand. */
  paysHand(winner: string, s: string, cards: number): string;
  takesPool(s: string, n: number): string;
}
