/** Kinds of points, in the order of the book; `sweeps` only if they are part of the count. */
export const SCORED_ITEMS = ['great', 'little', 'aces', 'spades', 'cards', 'sweeps'] as const;

/** Points of a party for one kind, and its number of aces, spades, cards or sweeps. */
export interface ScoredItem {
  readonly what: (typeof SCORED_ITEMS)[number];
  readonly points: number;
  readonly number: number;
}

/** A scorer: one player, or partners. */
export type ScoringParty = readonly string[];

/**
 * Messages that each language must have for Cassino; see `TableMessages` for the style. A group is the cards of one
 * combination, the highest first; a party is the names of its players.
 */
export interface CassinoWords {
  readonly table: {
    /** Pile before a seat. */
    pile(cards: number): string;
    /** Labels of the capturing card, and of the cards gathered at the end. */
    takes(s: string): string;
    gathers(s: string): string;
    /** Headings of the cards won, the score, and the points. */
    readonly taken: string;
    readonly cards: string;
    readonly spades: string;
    /** Label before the Cassinos and aces of a party. */
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
  /** `s` has drawn the lowest card. */
  lowestDeals(s: string, cards: number): string;
  passesTo(s: string, cards: number): string;
  /** Two or more parties have the same points, enough to win the game. */
  playOn(s: string, cards: number): string;
  toTable(cards: readonly string[]): string;
  dealsMore(s: string, cards: number): string;

  newBoard(s: string, c: string): string;
  plays(s: string, c: string): string;
  takes(cards: readonly string[]): string;
  combines(groups: readonly (readonly string[])[]): string;
  /** Added to the cards of the same rank. */
  besides(groups: readonly (readonly string[])[]): string;

  sweeps(s: string): string;
  gathers(s: string, cards: number): string;
  /** `party` is empty for the player named just before. */
  scores(party: ScoringParty, n: number): string;
  /** With the last card of the deal. */
  scoresNoMore(party: ScoringParty, n: number): string;
  willCount(n: number): string;

  readonly counted: string;
  readonly nobodyTook: string;
  /** Points of one kind, for one party or (the aces, the sweeps) for several. */
  reckons(to: readonly (readonly [party: ScoringParty, reckoned: ScoredItem])[]): string;
  /** Points of each party in the deal, before they are compared. */
  totals(counts: readonly (readonly [party: ScoringParty, total: number])[]): string;
  difference(party: ScoringParty, more: number, less: number): string;
  readonly asMany: string;
  lessLowest(least: number, scored: readonly (readonly [s: string, n: number])[]): string;
  lessOthers(s: string, others: number, n: number): string;
  readonly level: string;
  readonly othersReach: string;
  readonly nobodyScores: string;
  wins(party: ScoringParty, n: number): string;

  /** The dealer shows a card that belongs to `s`. */
  exposes(dealer: string, s: string, c: string): string;
  readonly forfeited: string;
  mustTake(s: string): string;
}
