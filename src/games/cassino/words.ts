/** For what a party is reckoned points, in the order of the book; `sweeps` only where they are in the count. */
export const RECKONED = ['great', 'little', 'aces', 'spades', 'cards', 'sweeps'] as const;

/** Points reckoned to a party for one thing, and how many aces, spades, cards or sweeps it has. */
export interface Reckoned {
  readonly what: (typeof RECKONED)[number];
  readonly points: number;
  readonly number: number;
}

/** Who scores: one player, or partners. */
export type Party = readonly string[];

/**
 * What a language must be able to say of Cassino: see `TableMessages` for the manner. A group is the cards of one combination,
 * the highest first; a party is the names of its players.
 */
export interface CassinoWords {
  readonly table: {
    /** The pile before a seat. */
    pile(cards: number): string;
    /** What stands beside the cards that a card takes, and those that are gathered at the end. */
    takes(s: string): string;
    gathers(s: string): string;
    /** The heads of what each party has taken and scored, and of its points. */
    readonly taken: string;
    readonly cards: string;
    readonly spades: string;
    /** Before the Cassinos and aces that a party has. */
    readonly worth: string;
    readonly sweeps: string;
    readonly score: string;
    readonly count: string;
    readonly total: string;
    readonly reckoned: Readonly<Record<(typeof RECKONED)[number], string>>;
  };

  drewForPartners(draws: readonly (readonly [s: string, c: string])[]): string;
  drewAgain(draws: readonly (readonly [s: string, c: string])[]): string;
  partners(party: Party): string;
  /** `s` has drawn the lowest card. */
  lowestDeals(s: string, cards: number): string;
  passesTo(s: string, cards: number): string;
  /** Two or more have the same points, enough for the game. */
  playOn(s: string, cards: number): string;
  toTable(cards: readonly string[]): string;
  dealsMore(s: string, cards: number): string;

  newBoard(s: string, c: string): string;
  plays(s: string, c: string): string;
  takes(cards: readonly string[]): string;
  combines(groups: readonly (readonly string[])[]): string;
  /** As well as those of its own rank. */
  besides(groups: readonly (readonly string[])[]): string;

  sweeps(s: string): string;
  gathers(s: string, cards: number): string;
  /** `party` is empty where it is the player himself who was just named. */
  scores(party: Party, n: number): string;
  /** With the last card of the deal. */
  scoresNoMore(party: Party, n: number): string;
  willCount(n: number): string;

  readonly counted: string;
  readonly nobodyTook: string;
  /** One thing is reckoned, to one party or (the aces, the sweeps) to several. */
  reckons(to: readonly (readonly [party: Party, reckoned: Reckoned])[]): string;
  /** The points of the deal, party by party, before they are compared. */
  totals(counts: readonly (readonly [party: Party, total: number])[]): string;
  difference(party: Party, more: number, less: number): string;
  readonly asMany: string;
  lessLowest(least: number, scored: readonly (readonly [s: string, n: number])[]): string;
  lessOthers(s: string, others: number, n: number): string;
  readonly level: string;
  readonly othersReach: string;
  readonly nobodyScores: string;
  wins(party: Party, n: number): string;

  /** The dealer shows a card that falls to `s`. */
  exposes(dealer: string, s: string, c: string): string;
  readonly forfeited: string;
  mustTake(s: string): string;
}
