/**
 * Messages that each language must have for Jig; see `TableMessages` for the style. `said` is the word called:
 * `Snip-Jig`.
 */
export interface JigWords {
  /** Labels on the cloth. */
  readonly table: {
    readonly run: string;
    readonly played: string;
    readonly out: string;
    /** Names the played cards of a suit, for screen readers. */
    suit(name: string, ranks: readonly string[]): string;
  };
  /** Says how many cards `s` deals to which players. */
  deals(s: string, hands: readonly (readonly [cards: number, seats: readonly string[]])[]): string;
  eachPutsIn(n: number): string;
  dealerPutsIn(s: string, n: number): string;

  leads(s: string, c: string, said: string): string;
  afterJig(s: string, c: string, said: string): string;
  afterStop(s: string, c: string, said: string): string;
  lays(s: string, c: string, said: string): string;
  /** Says that `s`, who played the last card, plays the next one too. */
  goesOn(s: string, c: string, said: string): string;

  /** Reasons why no card can follow: the card is a king, or the next rank of the suit has been played. */
  readonly king: string;
  gone(rank: string): string;

  /** Mistakes in a call: another word was due; Jig was called although a card could follow; Jig was forgotten. */
  instead(due: string): string;
  readonly noStop: string;
  readonly forgotten: string;
  fined(n: number): string;

  out(s: string): string;
  /** Says that `s` pays the winner a counter for each card left in hand. */
  paysHand(winner: string, s: string, cards: number): string;
  takesPool(s: string, n: number): string;
}
