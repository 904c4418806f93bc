/** Messages that each language must have for Snip-Snap-Snorum; see `TableMessages` for the style. */
export interface SnipWords {
  /** Labels of the turned-up card, and of a player who may not lead for the moment. */
  readonly table: { readonly turnUp: string; readonly inactive: string };

  /** Says that `cards` were turned up to choose the dealer, until the first knave, `c`, fell to `s`. */
  firstKnave(s: string, c: string, cards: number): string;
  /**
   * Says that `s` deals the whole pack: `most` cards to each player of `first`, one fewer to each of `rest`, which may
   * be empty.
   */
  dealsAll(s: string, most: number, first: readonly string[], rest: readonly string[]): string;

  afresh(s: string, c: string): string;
  intervenes(s: string, c: string): string;
  /** Says that nobody has paired the last card of `s`, who must lead. */
  unpaired(s: string, c: string): string;
  /** Says that `s`, who called Snorum, leads. */
  saidSnorum(s: string, c: string): string;
  /** Says that `s` leads because the neighbour has no cards left. */
  takesLead(s: string, c: string): string;
  /** Says that `s`, who leads, plays another card. */
  goesOn(s: string, c: string): string;
  pairs(s: string, c: string, call: string): string;
  /** Says that `s` plays a card of the same rank as the turned-up card, and what `s` calls. */
  matches(s: string, c: string, call: string): string;
  /** Says the same for a match that the pool should pay, but the pool is empty. */
  matchesUnpaid(s: string, c: string, call: string): string;

  /** Says that `s` should have paired a card, but plays another; `missed` is the rank to be paired. */
  misplays(s: string, c: string, missed: string): string;
  /**
   * Says that `s` should have matched the turned-up card, but plays another; `missed` is the rank of the turned-up
   * card.
   */
  misses(s: string, c: string, missed: string): string;
  /** Says that `s` kept a card that had to be played; `missed` is its rank, empty if there are several. */
  keepsBack(s: string, missed: string): string;
  /** Says that `s` kept a card that could be played. */
  declines(s: string): string;
  claims(s: string): string;

  paysLast(s: string, n: number): string;
  owes(s: string, n: number): string;
  paysDouble(s: string, n: number): string;
  paysFlat(s: string, n: number): string;
  paysAsIf(s: string, n: number): string;
  poolPays(s: string, n: number): string;
  /** Says that every player stakes `n` counters. */
  stake(n: number): string;

  handsIn(cards: number): string;
  lastIn(s: string): string;
  /** Says that the player without cards wins; a clause about the pool follows. */
  firstOut(s: string): string;
  /** Says the same if the pool is empty. */
  firstOutUnpaid(s: string): string;
}
