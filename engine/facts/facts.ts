/**
 * Properties of a game in terms shared by all games, for comparison. Anything visible in play (numbers of cards and
 * counters, payments) is not stated here but measured, in `measure.ts`; only its article is given. A practice that
 * cannot be measured is named, and the tests check it against the play.
 */

/** A practice of a game, and the article that states it. */
export interface Fact<V extends string, A extends string> {
  readonly is: V;
  readonly cite: A;
}

/** Sides: each player alone, two camps, or one or the other by the number of players. */
export const SIDES = ['alone', 'camps', 'either'] as const;
/** Direction of the turn. */
export const DIRECTIONS = ['left', 'right'] as const;
/** Rule for the first dealer. */
export const FIRST_DEALERS = ['highest-card', 'lowest-card', 'first-knave'] as const;
/** Rule for the next dealer: the next in turn, or the next who has counters. */
export const NEXT_DEALERS = ['next', 'next-with-counters'] as const;
/** Significant properties of a card: rank; suit and rank; rank, and the suit when counting. */
export const MATCH_CRITERIA = ['rank', 'suit-and-rank', 'rank-then-suit'] as const;
/** Order of the ranks: none; a run, ace low; by point value; numbers that add up. */
export const ORDERS = ['none', 'ace-low', 'ten-high', 'number'] as const;
/** Duty of a player towards the card before. */
export const DUTIES = [
  'pair',
  'next-in-suit',
  'next-in-rank',
  'follow-and-beat',
  'take-or-lay',
  'answer-a-name',
] as const;
/** Condition that ends a deal. */
export const DEAL_ENDS = ['cards-played', 'first-out', 'cat-or-all'] as const;
/** Condition that ends the game. */
export const GAME_ENDS = ['one-has-counters', 'rounds', 'points'] as const;
/** Prize of the winner. */
export const WINS = ['pool', 'most-counters', 'points'] as const;
/** Consequence of breaking the duty, or of another fault named by the source. */
export const FAULT_OUTCOMES = ['fined', 'points', 'deal-lost', 'refused', 'agreed-fine'] as const;

/** Reasons for a payment or score by one article. */
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

/**
 * Amount of a payment: fixed, as measured; the point value of something; one for each card of the payer; or everything
 * on that account.
 */
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

/** Cost of a fault, by one article; the amount is measured. */
export interface PenaltyFact<A extends string> extends Fact<(typeof FAULT_OUTCOMES)[number], A> {
  /** The articles by which the cost is paid or scored; empty if there is none. */
  readonly paidBy: readonly A[];
  /** The article by which half of the debt is paid, by an offender who cannot pay it whole. */
  readonly halfBy?: A;
}

/** The facts of a game. */
export interface Facts<A extends string> {
  /** The articles for the measured values. */
  readonly cites: {
    readonly players: A;
    readonly pack: A;
    readonly hand: A;
    readonly leftOver: A;
    /** Cards face up on the table; `null` if there are none. */
    readonly faceUp: A | null;
    /** Counters given to each player at the beginning of the game. */
    readonly counters: A | null;
    /** Counters staked in every deal. */
    readonly stakes: A | null;
  };
  readonly sides: Fact<(typeof SIDES)[number], A>;
  readonly direction: Fact<(typeof DIRECTIONS)[number], A>;
  readonly firstDealer: Fact<(typeof FIRST_DEALERS)[number], A>;
  readonly nextDealer: Fact<(typeof NEXT_DEALERS)[number], A>;
  readonly matters: Fact<(typeof MATCH_CRITERIA)[number], A>;
  readonly order: Fact<(typeof ORDERS)[number], A>;
  readonly leads: A;
  readonly duty: Fact<(typeof DUTIES)[number], A>;
  readonly payments: readonly PaymentFact<A>[];
  readonly dealEnds: Fact<(typeof DEAL_ENDS)[number], A>;
  readonly gameEnds: Fact<(typeof GAME_ENDS)[number], A>;
  readonly wins: Fact<(typeof WINS)[number], A>;
  readonly faults: PenaltyFact<A>;
}
