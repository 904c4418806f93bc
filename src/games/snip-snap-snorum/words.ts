/** What a language must be able to say of Snip-Snap-Snorum: see `TableMessages` for the manner. */
export interface SnipWords {
  /** What stands by the card turned up, and by the name of a player who for the time does not lead. */
  readonly table: { readonly turnUp: string; readonly inactive: string };

  /** How many cards were turned up for the deal, the last of them the first knave, `c`, which fell to `s`. */
  firstKnave(s: string, c: string, cards: number): string;
  /** The whole pack: `most` cards to each of `first`, and one fewer to each of `rest`, who may be nobody. */
  dealsAll(s: string, most: number, first: readonly string[], rest: readonly string[]): string;

  afresh(s: string, c: string): string;
  intervenes(s: string, c: string): string;
  /** The player who paired last was not paired himself, and has to lead. */
  unpaired(s: string, c: string): string;
  /** The player who said Snorum leads. */
  saidSnorum(s: string, c: string): string;
  /** The lead comes to a player whose neighbour has no more cards to lay. */
  takesLead(s: string, c: string): string;
  /** The player who leads lays another card. */
  goesOn(s: string, c: string): string;
  pairs(s: string, c: string, call: string): string;
  /** `call` where the card turned up is matched. */
  matches(s: string, c: string, call: string): string;
  /** The same, where the pool should pay and is empty. */
  matchesUnpaid(s: string, c: string, call: string): string;

  /** `missed` is the rank that was to be paired. */
  misplays(s: string, c: string, missed: string): string;
  /** `missed` is the rank of the card turned up. */
  misses(s: string, c: string, missed: string): string;
  /** A card that should have been laid was kept; `missed` is its rank, empty where there are several. */
  keepsBack(s: string, missed: string): string;
  /** A card that might have been laid was kept. */
  declines(s: string): string;
  claims(s: string): string;

  paysLast(s: string, n: number): string;
  owes(s: string, n: number): string;
  paysDouble(s: string, n: number): string;
  paysFlat(s: string, n: number): string;
  paysAsIf(s: string, n: number): string;
  /** The pool pays. */
  poolPays(s: string, n: number): string;
  /** Everyone stakes so many. */
  stake(n: number): string;

  handsIn(cards: number): string;
  lastIn(s: string): string;
  /** Goes on from the clause that says who has no cards left; another follows, about the pool. */
  readonly firstOut: string;
  /** The same, when there is nothing in the pool. */
  readonly firstOutUnpaid: string;
}
