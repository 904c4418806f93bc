/** What a language must be able to say of Jig: see `TableMessages` for the manner. `said` is what was called: `Snip-Jig`. */
export interface JigWords {
  /** What stands on the cloth. */
  readonly table: {
    readonly run: string;
    readonly played: string;
    readonly out: string;
    /** The cards of a suit that have been played, read aloud. */
    suit(name: string, ranks: readonly string[]): string;
  };
  /** The hands that were dealt: so many cards, to these seats. */
  deals(s: string, hands: readonly (readonly [cards: number, seats: readonly string[]])[]): string;
  eachPutsIn(n: number): string;
  dealerPutsIn(s: string, n: number): string;

  leads(s: string, c: string, said: string): string;
  afterJig(s: string, c: string, said: string): string;
  afterStop(s: string, c: string, said: string): string;
  lays(s: string, c: string, said: string): string;
  /** He lays the card that follows his own. */
  goesOn(s: string, c: string, said: string): string;

  /** Why a card is a stop: it is a king, or the card of this rank has been played. */
  readonly king: string;
  gone(rank: string): string;

  /** What was wrong of what was said: another word was due; the card is no stop; it is one. */
  instead(due: string): string;
  readonly noStop: string;
  readonly forgotten: string;
  fined(n: number): string;

  out(s: string): string;
  /** One of the others pays the winner a counter for each card left in hand. */
  paysHand(winner: string, s: string, cards: number): string;
  takesPool(s: string, n: number): string;
}
