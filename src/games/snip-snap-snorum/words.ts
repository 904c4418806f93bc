/** Messages that each language must have for Snip-Snap-Snorum; see `TableMessages` for the style. */
export interface SnipWords {
  /** Labels of the turn-up, and of a player who temporarily may not lead. */
  readonly table: { readonly turnUp: string; readonly inactive: string };

  /** Number of cards turned up for the deal; the last of them is the first knave, `c`, given to `s`. */
  firstKnave(s: string, c: string, cards: number): string;
  /** The whole pack: `most` cards to each of `first`, and one fewer to each of `rest`, which may be empty. */
  dealsAll(s: string, most: number, first: readonly string[], rest: readonly string[]): string;

  afresh(s: string, c: string): string;
  intervenes(s: string, c: string): string;
  /** The last player to pair a card was not paired in turn, and has to lead. */
  unpaired(s: string, c: string): string;
  /** The player who said Snorum leads. */
  saidSnorum(s: string, c: string): string;
  /** A player leads because the neighbour has no cards left. */
  takesLead(s: string, c: string): string;
  /** The leading player plays another card. */
  goesOn(s: string, c: string): string;
  pairs(s: string, c: string, call: string): string;
  /** `call` if the turn-up is matched. */
  matches(s: string, c: string, call: string): string;
  /** The same, if the pool should pay and is empty. */
  matchesUnpaid(s: string, c: string, call: string): string;

  /** `missed` is the rank that was to be paired. */
  misplays(s: string, c: string, missed: string): string;
  /** `missed` is the rank of the turn-up. */
  misses(s: string, c: string, missed: string): string;
  /** `s` kept a card that had to be played; `missed` is its rank, empty if there are several. */
  keepsBack(s: string, missed: string): string;
  /** `s` kept a card that could be played. */
  declines(s: string): string;
  claims(s: string): string;

  paysLast(s: string, n: number): string;
  owes(s: string, n: number): string;
  paysDouble(s: string, n: number): string;
  paysFlat(s: string, n: number): string;
  paysAsIf(s: string, n: number): string;
  poolPays(s: string, n: number): string;
  /** Everyone stakes `n` counters. */
  stake(n: number): string;

  handsIn(cards: number): string;
  lastIn(s: string): string;
  /** Continues the clause that names the player without cards; another clause follows, about the pool. */
  readonly firstOut: string;
  /** The same, if the pool is empty. */
  readonly firstOutUnpaid: string;
}
