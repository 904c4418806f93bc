/**
 * What a player may know: his own hand, what has been said, shown and paid before everybody, how many cards
 * each holds, and the counters. Players are given this and never the table.
 */
import { type Card, PACK_SIZE } from './cards.ts';
import { EVENT, type EventType, isLaying, type Listener } from './events.ts';
import { type Move, moveList, type Table } from './game.ts';

/** Something that happened before everybody; the integers mean what `events.ts` says of its kind. */
export interface Heard {
  readonly kind: number;
  readonly who: number;
  readonly what: number;
  readonly amount: number;
}

/** The game as one seat sees it. */
export interface Observation {
  readonly seat: number;
  readonly seats: number;
  readonly dealer: number;
  readonly dealNumber: number;
  readonly toMove: number;
  /** The seat's own cards, in the order of the integers; none before it has looked at them. */
  readonly hand: readonly Card[];
  /** How many cards each seat holds. */
  readonly sizes: readonly number[];
  /** The counters on every account, and the points of those who score. */
  readonly balance: readonly number[];
  readonly scores: readonly number[];
  /** The moves the seat may make; none when it is not its turn. */
  readonly legal: readonly Move[];
  /** What has happened since the cards of this deal were given out; not who kept a card he might have laid, for he says nothing. */
  readonly heard: readonly Heard[];
  /** The cards all have seen in this deal, in the order in which they were shown. */
  readonly shown: readonly Card[];
  /** The cards left over that the seat alone has looked at; none in most games. */
  readonly privy: readonly Card[];
  /** The cards that lie face up on the table, in the order in which they lie, where there are such. */
  readonly board: readonly Card[];
  /** The card that the dealer turned up in this deal, wherever it is now; `undefined` when there was none. */
  readonly turnUp: Card | undefined;
  /** The trick on the table, or the run: the cards laid since the last one was led, and that one, in their order. */
  readonly trick: readonly Laying[];
}

/** A card laid, and by whom. */
export interface Laying {
  readonly seat: number;
  readonly card: Card;
}

/** The kinds of event that show a card to everybody. */
const SHOWN: readonly EventType[] = ['led', 'followed', 'misplayed', 'turned-up', 'laid', 'shown', 'woke-cat', 'took'];
const SHOWS = new Set(SHOWN.map((type) => EVENT[type]));

/** Hears all that happens at a table, and tells each seat what it may know of it. */
export class Witness {
  #heard: Heard[] = [];
  readonly #legal = moveList();

  /** To be given to the table as its listener. */
  readonly listener: Listener = (kind, who, what, amount) => {
    // With a new dealer begins a new deal, and what was seen in the last one is back in the pack.
    if (kind === EVENT['took-deal']) this.#heard = [];
    this.#heard.push({ kind, who, what, amount });
  };

  /** What a seat may know now. */
  observe(table: Table, seat: number): Observation {
    const { owner } = table.hands;
    const hand: Card[] = [];
    // Where the rules have it so, nobody has looked at his cards yet.
    if (table.looked !== false) for (let card = 0; card < PACK_SIZE; card++) if (owner[card] === seat) hand.push(card);
    const count = table.toMove === seat ? table.legal(this.#legal) : 0;
    return {
      seat,
      seats: table.seats,
      dealer: table.dealer,
      dealNumber: table.dealNumber,
      toMove: table.toMove,
      hand,
      sizes: Array.from({ length: table.seats }, (_, other) => table.hands.size(other)),
      balance: Array.from(table.balance),
      scores: Array.from(table.scores ?? []),
      legal: Array.from(this.#legal.subarray(0, count)),
      heard: this.#heard.filter(({ kind, who }) => kind !== EVENT.passed || who === seat),
      shown: this.#heard.filter(({ kind }) => SHOWS.has(kind)).map(({ what }) => what),
      privy: table.privy?.(seat) ?? [],
      board: table.laid?.board ?? [],
      turnUp: this.#heard.find(({ kind }) => kind === EVENT['turned-up'])?.what,
      trick: trickOf(this.#heard),
    };
  }
}

/** The cards laid since the last one was led; none when the trick they made has been taken. */
const trickOf = (heard: readonly Heard[]): readonly Laying[] => {
  let trick: Laying[] = [];
  for (const { kind, who, what } of heard) {
    if (kind === EVENT.led || kind === EVENT['took-trick']) trick = [];
    if (isLaying(kind)) trick.push({ seat: who, card: what });
    if (kind === EVENT['took-back']) trick = trick.filter(({ card }) => card !== what);
  }
  return trick;
};
