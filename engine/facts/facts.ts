/**
 * Properties of a game in terms shared by all games, for comparison. Values that can be measured in play (numbers of
 * cards and counters, payments) are measured in `measure.ts`; only their articles are given here. Other practices are
 * named here, and the tests check them against the play.
 */

/** A practice of a game, and the article that states it. */
export interface GameFact<V extends string, A extends string> {
  readonly is: V;
  readonly cite: A;
}

/** Sides in play: each player alone, two camps, or one of these depending on the number of players. */
export const PARTY_MODES = ['alone', 'camps', 'either'] as const;
/** Direction of the turn: to the next player on the left, or on the right. */
export const TURN_DIRECTIONS = ['left', 'right'] as const;
/** Card that decides the first dealer. */
export const FIRST_DEALER_RULES = ['highest-card', 'lowest-card', 'first-knave'] as const;
/** Rule for the next dealer: the next in turn, or the next who has counters. */
export const NEXT_DEALER_RULES = ['next', 'next-with-counters'] as const;
/**
 * Properties of a card that decide whether it matches another: the rank; suit and rank; or the rank, then the suit when
 * points are counted.
 */
export const MATCH_CRITERIA = ['rank', 'suit-and-rank', 'rank-then-suit'] as const;
/** Order of the ranks: none; a sequence with the ace low, high, or at either end; by point value with the ten high; numbers that are added. */
export const RANK_ORDERS = ['none', 'ace-low', 'ace-both', 'ten-high', 'number', 'ace-high'] as const;
/** Obligation of a player in view of the card played before. */
export const PLAY_OBLIGATIONS = [
  'pair',
  'next-in-suit',
  'next-in-rank',
  'follow-and-beat',
  'take-or-lay',
  'answer-a-name',
  'trade-or-stand',
  'turn-next',
] as const;
/** Condition for the end of a deal. */
export const DEAL_END_CONDITIONS = ['cards-played', 'first-out', 'cat-or-all', 'one-stands', 'all-turned'] as const;
/** Condition for the end of the game. */
export const GAME_END_CONDITIONS = ['one-has-counters', 'rounds', 'points'] as const;
/** Way to win: by taking the pool, by having the most counters, or by points. */
export const WIN_CONDITIONS = ['pool', 'most-counters', 'points'] as const;
/** Consequence of breaking the obligation, or of another fault that the source names. */
export const FAULT_OUTCOMES = ['fined', 'points', 'deal-lost', 'refused', 'agreed-fine', 'look-fined'] as const;

/** Reasons for a payment or score by one article. */
export const PAYMENT_KINDS = [
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
  'card-bought',
  'dealer-stake',
  'beaten',
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
  'price',
] as const;
export type PaymentKind = (typeof PAYMENT_KINDS)[number];

/**
 * Amount of a payment: a fixed number, which is measured; the point value of something; one for each card of the payer;
 * everything on an account; or a price that the players agree on.
 */
export const AMOUNT_FACTS = [
  'so-many',
  'points-left',
  'cards-left',
  'cards-held',
  'twice',
  'all',
  'as-much-again',
  'over-half',
  'as-agreed',
] as const;

/** A kind of payment or score in a game. */
export interface PaymentFact<A extends string> {
  readonly what: PaymentKind;
  readonly cite: A;
  readonly amount: (typeof AMOUNT_FACTS)[number];
}

/** Cost of a fault; the amount is measured. */
export interface PenaltyFact<A extends string> extends GameFact<(typeof FAULT_OUTCOMES)[number], A> {
  /** The articles according to which the cost is paid or scored; empty if there is none. */
  readonly paidBy: readonly A[];
  /** The article according to which an offender who cannot pay everything pays half. */
  readonly halfBy?: A;
}

/** Facts of a game, as stated in its articles. */
export interface GameFacts<A extends string> {
  /** The articles that state the values measured in `measure.ts`. */
  readonly cites: {
    readonly players: A;
    readonly pack: A;
    readonly hand: A;
    readonly leftOver: A;
    /** Article on cards dealt face up on the table; `null` if there are none. */
    readonly faceUp: A | null;
    /** Article on the counters that each player has at the beginning of the game. */
    readonly counters: A | null;
    /** Article on the counters staked in every deal. */
    readonly stakes: A | null;
  };
  readonly sides: GameFact<(typeof PARTY_MODES)[number], A>;
  readonly direction: GameFact<(typeof TURN_DIRECTIONS)[number], A>;
  readonly firstDealer: GameFact<(typeof FIRST_DEALER_RULES)[number], A>;
  readonly nextDealer: GameFact<(typeof NEXT_DEALER_RULES)[number], A>;
  readonly matters: GameFact<(typeof MATCH_CRITERIA)[number], A>;
  readonly order: GameFact<(typeof RANK_ORDERS)[number], A>;
  readonly leads: A;
  readonly duty: GameFact<(typeof PLAY_OBLIGATIONS)[number], A>;
  readonly payments: readonly PaymentFact<A>[];
  readonly dealEnds: GameFact<(typeof DEAL_END_CONDITIONS)[number], A>;
  readonly gameEnds: GameFact<(typeof GAME_END_CONDITIONS)[number], A>;
  readonly wins: GameFact<(typeof WIN_CONDITIONS)[number], A>;
  readonly faults: PenaltyFact<A>;
}
