/** Kinds of points, in the order of the book. `sweeps` occurs only where sweeps are counted at the end. */
export const SCORED_ITEMS = ['great', 'little', 'aces', 'spades', 'cards', 'sweeps'] as const;

/** Points of a party for one kind, and how many aces, spades, cards or sweeps it has. */
export interface ScoredItem {
  readonly what: (typeof SCORED_ITEMS)[number];
  readonly points: number;
  readonly number: number;
}

/** Names of the players who score together: one player, or partners. */
export type ScoringParty = readonly string[];

/**
 * Messages that each language must have for Cassino; see `TableMessages` for the style. A group is the list of cards of
 * one combination, the highest first. A party is the list of its players' names.
 */
export interface CassinoWords {
  readonly table: {
    /** Label of the pile of won cards at a seat. */
    pile(cards: number): string;
    /** Labels of the card that captures, and of the cards that are gathered at the end. */
    takes(s: string): string;
    gathers(s: string): string;
    /** Headings of the tables of won cards and of points. */
    readonly taken: string;
    readonly cards: string;
    readonly spades: string;
    /** Label in front of a party's Cassinos and aces. */
    readonly worth: string;
    readonly sweeps: string;
    readonly score: string;
    readonly count: string;
    readonly total: string;
    readonly reckoned: Readonly<Record<(typeof SCORED_ITEMS)[number], string>>;
  };

  drewForPartners(draws: readonly (readonly [s: string, c: string])[]): string;
  drewAgain(draws: readonly (readonly [s: string, c: string])[]): string;
  partners(party: ScoringParty): string;
  /** Says that `s`, who has drawn the lowest card, deals `cards` to each player. */
  lowestDeals(s: string, cards: number): string;
  passesTo(s: string, cards: number): string;
  /** Says that two or more parties have equal points that would win the game, so that `s` deals again. */
  playOn(s: string, cards: number): string;
  toTable(cards: readonly string[]): string;
  dealsMore(s: string, cards: number): string;

  newBoard(s: string, c: string): string;
  plays(s: string, c: string): string;
  takes(cards: readonly string[]): string;
  combines(groups: readonly (readonly string[])[]): string;
  /** Continues a capture of cards of equal rank with the combinations that are taken too. */
  besides(groups: readonly (readonly string[])[]): string;

  sweeps(s: string): string;
  gathers(s: string, cards: number): string;
  /** Says that a party scores `n` points; `party` is empty for the player just named. */
  scores(party: ScoringParty, n: number): string;
  /** Says the same about a sweep with the last card of the deal, which scores `n` points and no more. */
  scoresNoMore(party: ScoringParty, n: number): string;
  willCount(n: number): string;

  readonly counted: string;
  readonly nobodyTook: string;
  /** Narrates the points of one kind; for the aces and the sweeps there can be several parties. */
  reckons(to: readonly (readonly [party: ScoringParty, reckoned: ScoredItem])[]): string;
  /** Lists the points of each party in the deal, before they are compared. */
  totals(counts: readonly (readonly [party: ScoringParty, total: number])[]): string;
  difference(party: ScoringParty, more: number, less: number): string;
  readonly asMany: string;
  lessLowest(least: number, scored: readonly (readonly [s: string, n: number])[]): string;
  lessOthers(s: string, others: number, n: number): string;
  readonly level: string;
  readonly othersReach: string;
  readonly nobodyScores: string;
  wins(party: ScoringParty, n: number): string;

  /** Says that the dealer has accidentally shown a card, which goes to `s`. */
  exposes(dealer: string, s: string, c: string): string;
  readonly forfeited: string;
  mustTake(s: string): string;
}
