/**
 * What a game is, said in terms that all the games share, so that they can be set side by side. What can be seen in
 * play (how many cards, how many counters, what is paid) is not said here but measured, in `measure.ts`: here stands
 * only the article that gives it. A practice that cannot be measured is named, and the tests hold it to the play.
 */

/** A practice that a game follows, and the article that gives it. */
export interface Fact<V extends string, A extends string> {
  readonly is: V;
  readonly cite: A;
}

/** Who plays with whom: each alone, in two camps, or by the number of players the one or the other. */
export const SIDES = ['alone', 'camps', 'either'] as const;
/** Which way the turn goes round. */
export const DIRECTIONS = ['left', 'right'] as const;
/** Who deals first. */
export const FIRST_DEALERS = ['highest-card', 'lowest-card', 'first-knave'] as const;
/** Who deals next: the next in the order of play, whoever he is, or passing over those without counters. */
export const NEXT_DEALERS = ['next', 'next-with-counters'] as const;
/** What of a card matters: its rank; its suit too; its rank, and in the count its suit. */
export const MATTERS = ['rank', 'suit-and-rank', 'rank-then-suit'] as const;
/** How the ranks stand to one another: none above another; in a run, ace low; by what they count; as numbers that add up. */
export const ORDERS = ['none', 'ace-low', 'ten-high', 'number'] as const;
/** What a player owes to the card before his. */
export const DUTIES = [
  'pair',
  'next-in-suit',
  'next-in-rank',
  'follow-and-beat',
  'take-or-lay',
  'answer-a-name',
] as const;
/** What ends a deal. */
export const DEAL_ENDS = ['cards-played', 'first-out', 'cat-or-all'] as const;
/** What ends the game. */
export const GAME_ENDS = ['one-has-counters', 'rounds', 'points'] as const;
/** What the winner has. */
export const WINS = ['pool', 'most-counters', 'points'] as const;
/** What comes of a card that breaks the duty, or of another fault that the source thinks of. */
export const FAULTS = ['fined', 'points', 'deal-lost', 'refused', 'agreed-fine'] as const;

/** What is paid or scored for something, by one article. */
export const PAYMENTS = [
  'snip',
  'chnif',
  'chnof',
  'chnorum',
  'chnorum-caller',
  'hoc',
  'box',
  'box-or-pair',
  'turned-box',
  'turned-pope',
  'pope',
  'game',
  'box-below',
  'box-game',
  'king',
  'spin',
  'declared',
  'hand',
  'hand-nain',
  'bete',
  'opera',
  'opera-boxes',
  'called',
  'woke-named',
  'woke-called',
  'card-left',
  'cards-spin',
  'pool',
  'great-cassino',
  'little-cassino',
  'aces',
  'most-spades',
  'most-cards',
  'sweep',
  'turn-up',
  'excess',
  'vole',
] as const;
export type Payment = (typeof PAYMENTS)[number];

/** How much a payment is: so many, as measured; what something counts; one for each card that the payer holds; or all that lies there. */
export const AMOUNTS = [
  'so-many',
  'points-left',
  'cards-left',
  'cards-held',
  'twice',
  'all',
  'as-much-again',
  'over-half',
] as const;

/** A payment of a game. */
export interface PaymentFact<A extends string> {
  readonly what: Payment;
  readonly cite: A;
  readonly amount: (typeof AMOUNTS)[number];
}

/** What a fault costs, by one article; the amount is measured. */
export interface PenaltyFact<A extends string> extends Fact<(typeof FAULTS)[number], A> {
  /** The articles by which what it costs is paid or scored; none where nothing is. */
  readonly paidBy: readonly A[];
  /** The article by which is paid the half of what the offender owes, who may have too little to pay it whole. */
  readonly halfBy?: A;
}

/** The facts of a game. */
export interface Facts<A extends string> {
  /** The articles that give what is measured. */
  readonly cites: {
    readonly players: A;
    readonly pack: A;
    readonly hand: A;
    readonly leftOver: A;
    /** Cards face up on the table; no article where there are none. */
    readonly faceUp: A | null;
    /** Counters given to each at the beginning of the game. */
    readonly counters: A | null;
    /** Counters staked in every deal. */
    readonly stakes: A | null;
  };
  readonly sides: Fact<(typeof SIDES)[number], A>;
  readonly direction: Fact<(typeof DIRECTIONS)[number], A>;
  readonly firstDealer: Fact<(typeof FIRST_DEALERS)[number], A>;
  readonly nextDealer: Fact<(typeof NEXT_DEALERS)[number], A>;
  readonly matters: Fact<(typeof MATTERS)[number], A>;
  readonly order: Fact<(typeof ORDERS)[number], A>;
  readonly leads: A;
  readonly duty: Fact<(typeof DUTIES)[number], A>;
  readonly payments: readonly PaymentFact<A>[];
  readonly dealEnds: Fact<(typeof DEAL_ENDS)[number], A>;
  readonly gameEnds: Fact<(typeof GAME_ENDS)[number], A>;
  readonly wins: Fact<(typeof WINS)[number], A>;
  readonly faults: PenaltyFact<A>;
}
