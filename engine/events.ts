import { type Card, formatCard, PACK_SIZE, RANKS, type Rank, SUITS, type Suit } from './cards.ts';

/**
 * Events at a table, named in the past tense. The engine reports each event to an optional {@link Listener}, as
 * integers and the id of the article that causes it. Reports are cheap, and a simulation that passes `null` pays
 * nothing. {@link toGameEvent} converts a report into the readable {@link GameEvent} of records, pages and JSON.
 */

/** Words that players call at the table; the index in this list is the integer used in events. 0 is silence. */
export const CALLED_WORDS = [
  '',
  'snip',
  'snap',
  'snorum',
  'hoc',
  'chnif',
  'chnof',
  'chnorum',
  'hicockalorum',
  'jig',
  'spin',
] as const;
export type CalledWord = Exclude<(typeof CALLED_WORDS)[number], ''>;

/** Items that may be for sale: the turn-up before it is turned, the best trump, the card about to be turned, the last cards of a seat. */
export const LOTS = ['turn-up', 'best', 'next', 'rest'] as const;
export type ItemForSale = (typeof LOTS)[number];

/** Fields of each kind of event: the meaning of the three integers that the listener receives. */
const SHAPES = {
  /** A seat drew or received a card that decides the first dealer. */
  drew: ['seat', 'card', ''],
  /** A seat became dealer. */
  'took-deal': ['seat', '', ''],
  /** A seat was given its counters at the start of the game. */
  received: ['seat', '', 'counters'],
  /** A seat received this many cards in the deal. */
  dealt: ['seat', '', 'cards'],
  /** This many cards were left over and lie face down in the talon. */
  'laid-aside': ['', '', 'cards'],
  /** A seat played a card that begins a new sequence or trick, with the word called, if any. */
  led: ['seat', 'card', 'call'],
  /** A seat played a card that continues the sequence or trick, with the word called, if any. */
  followed: ['seat', 'card', 'call'],
  /** A seat called a word. */
  called: ['seat', '', 'call'],
  /** A seat that could have played a card did not. */
  passed: ['seat', '', ''],
  /** A seat played a card that the rules penalise. */
  misplayed: ['seat', 'card', ''],
  /** A seat asked for the penalty of an earlier misplay. */
  claimed: ['seat', '', ''],
  /** Counters moved from one account to another. */
  paid: ['from', 'to', 'counters'],
  /** A seat or camp scored points; no account pays them. */
  scored: ['scorer', '', 'points'],
  /** The cards left in a seat's hand were counted. */
  counted: ['seat', '', 'points'],
  /** A seat has no more cards, or no more counters, and is out. */
  out: ['seat', '', ''],
  /** A seat that is out gave back the cards it had left. */
  'handed-in': ['seat', '', 'cards'],
  /** The winner of the deal went out before anyone else had laid a card. */
  'made-opera': ['seat', '', ''],
  /** The deal was broken off before its cards were played. */
  stopped: ['', '', ''],
  /** Every card of the deal has been played. */
  exhausted: ['', '', ''],
  /** The deals agreed on have all been played. */
  ended: ['', '', ''],
  /** A seat won the game. */
  won: ['seat', '', ''],
  /** A player took this seat; in games of partners, opposite the partner. */
  'took-seat': ['seat', '', ''],
  /** The dealer turned a card up. */
  'turned-up': ['seat', 'card', ''],
  /** The dealer took the card turned up into hand. */
  'took-up': ['seat', 'card', ''],
  /** A seat took a trick worth this many points. */
  'took-trick': ['seat', '', 'points'],
  /** The points taken by a camp were counted. */
  'counted-camp': ['scorer', '', 'points'],
  /** A camp took every trick. */
  'made-vole': ['scorer', '', ''],
  /** Each camp took half of the points. */
  'null-coup': ['', '', ''],
  /** Points were removed from a score. */
  'struck-off': ['scorer', '', 'points'],
  /** A camp won a game, which may be one of several. */
  'won-game': ['scorer', '', ''],
  /** A seat did something other than play a card, and the rules penalise it. */
  faulted: ['seat', '', ''],
  /** A seat announced a suit other than that of the card it plays. */
  announced: ['seat', 'card', 'suit'],
  /** A seat insisted on a right that the rules give it after a fault of an adversary. */
  demanded: ['seat', '', ''],
  /** A seat took its card back from the table. */
  'took-back': ['seat', 'card', ''],
  /** A seat’s card stayed on the table. */
  'let-stand': ['seat', 'card', ''],
  /** A seat chose which of an adversary’s cards is played. */
  chose: ['seat', 'card', ''],
  /** A seat’s hand was exposed until the end of the deal. */
  'exposed-hand': ['seat', '', 'cards'],
  /** A seat named a rank; the player who holds that card will call the others. */
  named: ['seat', 'rank', ''],
  /** The players took up their cards and looked at them. */
  looked: ['', '', ''],
  /** The seat that calls asked for the card of this rank. */
  'called-for': ['seat', 'rank', ''],
  /** A card that a seat holds, or was dealt, was shown to all players. */
  shown: ['seat', 'card', ''],
  /** A seat asked for the card face down in the middle (the "cat"), which is turned up. */
  'woke-cat': ['seat', 'card', ''],
  /** A seat called a wrong word with its card, or none when one was due. */
  miscalled: ['seat', '', 'call'],
  /** A card was laid face up on the table, from the dealer's hand or a player's. */
  laid: ['seat', 'card', ''],
  /** A seat played a card that captures this many cards of the table. */
  took: ['seat', 'card', 'cards'],
  /** A seat won a card of the table by the card it played. */
  captured: ['seat', 'card', ''],
  /** A seat took the last card of the table. */
  swept: ['seat', '', ''],
  /** A seat won the cards that were left on the table at the end. */
  gathered: ['seat', '', 'cards'],
  /**
   * The points of a seat or camp in this deal were counted; they score only after comparison with those of the others.
   */
  reckoned: ['scorer', '', 'points'],
  /** Nobody scores the points that were counted. */
  unscored: ['', '', ''],
  /** A seat did not have to pay: it had no counters, or the rules exempt it. */
  'let-off': ['seat', '', ''],
  /** A seat threw a card out of its hand, face down under the stock; others do not see the card. */
  threw: ['seat', 'card', ''],
  /** A seat took the top card of the stock into its hand; others do not see it. */
  bought: ['seat', 'card', ''],
  /** A seat offered its neighbour a card in exchange, face down. */
  bartered: ['seat', 'card', ''],
  /** A seat gave a card of its hand to another; only these two see it. */
  gave: ['seat', 'card', 'receiver'],
  /** A seat took a card that lay face up in the middle, for one of its own. */
  exchanged: ['seat', 'card', ''],
  /** A seat stands: it is content with its hand. */
  stood: ['seat', '', ''],
  /** A seat said aloud that it passes, and takes no more part in the exchanges. */
  'said-pass': ['seat', '', ''],
  /** A seat made no use of an exchange that it was allowed. */
  'kept-hand': ['seat', '', ''],
  /** A seat turned up its hand, which counts this many pips; the article is that of its combination. */
  'showed-hand': ['seat', '', 'points'],
  /** A seat has the best of the hands shown; the article says by what. */
  'had-best': ['seat', '', ''],
  /** A seat lost one of the counters with which it stays in the game, and has this many left. */
  'lost-life': ['seat', '', 'lives'],
  /** A seat bought back a counter with which it stays in the game, and has this many. */
  'bought-life': ['seat', '', 'lives'],
  /** A seat offered this many counters for a lot. */
  offered: ['seat', 'lot', 'counters'],
  /** A seat made an offer that the others do not see yet. */
  'sealed-offer': ['seat', 'lot', ''],
  /** The owner of a lot named its price. */
  asked: ['seat', 'lot', 'counters'],
  /** The owner of a lot sold it at this price, which the buyer pays. */
  sold: ['seat', 'lot', 'counters'],
  /** The owner of a lot refused the best offer. */
  kept: ['seat', 'lot', ''],
  /** The deal passed to the next seat before any card was turned: hands stay as they are. */
  'deal-passed': ['seat', '', ''],
  /** A card of the spare hand, which nobody holds, was turned. */
  'spare-shown': ['', 'card', ''],
  /** Nobody took the pool. */
  'pool-stays': ['', '', 'counters'],
} as const satisfies Record<string, readonly [string, string, string]>;

export type EventType = keyof typeof SHAPES;

/** The types of event; the index in this list is the integer used by listeners. */
export const EVENT_TYPES = Object.keys(SHAPES) as EventType[];

type Kinds = { readonly [K in EventType]: number };

/** Maps the name of each type of event to its integer: `EVENT.paid`. */
export const EVENT = Object.fromEntries(EVENT_TYPES.map((type, i) => [type, i])) as Kinds;

/** Tells whether the event is a card played to the table: as a lead, or after another card. */
export const isCardPlayedEvent = (kind: number): boolean => kind === EVENT.led || kind === EVENT.followed;

/**
 * Receives each event. `kind` is one of the integers of {@link EVENT}. It decides the meaning of the three integers
 * that follow: a seat, a card, an account, or a number; 0 if unused. `cite` is the id of the article.
 */
export type Listener<A extends string = string> = (
  kind: number,
  who: number,
  what: number,
  amount: number,
  cite: A,
) => void;

/**
 * An event as written in records, pages and JSON. Cards, seats and accounts are given by notation or name; integers are
 * only counts.
 */
export interface GameEvent<A extends string = string> {
  readonly type: EventType;
  readonly seat?: string;
  readonly card?: string;
  /** The rank named or called for. */
  readonly rank?: Rank;
  readonly call?: CalledWord;
  /** The suit announced. */
  readonly suit?: Suit;
  /** The account that pays, in a `paid` event. */
  readonly from?: string;
  /** The account that receives, in a `paid` event. */
  readonly to?: string;
  /** The seat that receives a card. */
  readonly receiver?: string;
  /** Item for sale, if it is not a card that has been turned; otherwise `card` names it. */
  readonly lot?: ItemForSale;
  readonly counters?: number;
  /** Number of cards. */
  readonly cards?: number;
  readonly points?: number;
  /** Counters with which a seat stays in the game. */
  readonly lives?: number;
  /** The seat or camp whose points the event concerns. */
  readonly scorer?: string;
  /** The id of the article that causes the event. */
  readonly cite: A;
}

/**
 * Names used at a table: the seats, the accounts (those of the seats first), and the seats or camps that score points.
 */
export interface TableNames {
  readonly seats: readonly string[];
  readonly accounts: readonly string[];
  readonly scorers: readonly string[];
}

/** Converts the integers that a {@link Listener} receives into a readable event. */
export const toGameEvent = <A extends string>(
  { seats, accounts, scorers }: TableNames,
  kind: number,
  who: number,
  what: number,
  amount: number,
  cite: A,
): GameEvent<A> => {
  const type = EVENT_TYPES[kind]!;
  const [whoMeans, whatMeans, amountMeans] = SHAPES[type];
  return {
    type,
    ...(whoMeans && { [whoMeans]: (whoMeans === 'seat' ? seats : whoMeans === 'from' ? accounts : scorers)[who]! }),
    ...(whatMeans === 'card' && { card: formatCard(what as Card) }),
    ...(whatMeans === 'lot' &&
      (what < PACK_SIZE ? { card: formatCard(what as Card) } : { lot: LOTS[what - PACK_SIZE]! })),
    ...(whatMeans === 'rank' && { rank: RANKS[what]! }),
    ...(whatMeans === 'to' && { to: accounts[what]! }),
    ...(amountMeans === 'call'
      ? amount > 0 && { call: CALLED_WORDS[amount] as CalledWord }
      : amountMeans === 'suit'
        ? { suit: SUITS[amount]! }
        : amountMeans === 'receiver'
          ? { receiver: seats[amount]! }
          : amountMeans && { [amountMeans]: amount }),
    cite,
  };
};
