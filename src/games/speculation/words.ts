/**
 * Messages that each language must have for Speculation; see `TableMessages` for the style. `lot` is what is for sale, as
 * {@link SpeculationWords.lot} names it.
 */
export interface SpeculationWords {
  readonly table: {
    /** Name of the best trump on the cloth, and of the pile from which the turn-up comes. */
    readonly best: string;
    readonly unturned: string;
    readonly pools: string;
    readonly spare: string;
    /** Label beside the name of the player whose the best trump is. */
    readonly chief: string;
    /** Says who turned the last card. */
    turned(s: string): string;
    /** The offer that stands, or the price asked. */
    offer(s: string, n: number, lot: string): string;
    asks(s: string, n: number, lot: string): string;
    /** Says that the next card of `s` has been bought by `buyer`. */
    bought(buyer: string): string;
  };
  /** Names a lot: a card in notation, or `turn-up`, `next`, `rest`. */
  lot(lot: string): string;
  deals(s: string, n: number): string;
  stakes(s: string, n: number, others: number): string;
  passesTo(s: string): string;
  stakesAgain(s: string, n: number, others: number): string;
  turnsUp(s: string, c: string): string;
  turns(s: string, c: string): string;
  /** Says that the card just turned by `s` is the best trump, or that it is the buyer's. */
  readonly leads: string;
  leadsFor(buyer: string): string;
  offers(s: string, n: number, lot: string): string;
  sealed(s: string, lot: string): string;
  asks(s: string, n: number, lot: string): string;
  sells(s: string, lot: string, buyer: string, n: number): string;
  keeps(s: string, lot: string): string;
  returns(s: string, buyer: string, n: number): string;
  looks(s: string): string;
  penalty(n: number): string;
  fine(s: string, n: number): string;
  readonly allTurned: string;
  spare(cards: readonly string[]): string;
  takesPool(s: string, n: number): string;
  takesAtOnce(s: string, n: number): string;
  staysPools(n: number): string;
  staysSpare(n: number): string;
  staysLooked(s: string, n: number): string;
  readonly newHands: string;
  shares(n: number, seats: readonly string[]): string;
  readonly over: string;
  /** Labels of moves on buttons. */
  readonly moves: {
    readonly turn: string;
    readonly sells: string;
    readonly keeps: string;
    readonly takes: string;
    readonly silent: string;
    readonly looks: string;
    offers(n: string, lot: string): string;
    wants(n: string, lot: string): string;
  };
}
