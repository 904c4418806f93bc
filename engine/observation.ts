/**
 * Observation of a seat: its own hand, all public calls, cards and payments, hand sizes, and counters. Bots receive
 * this and never the table.
 */
import { type Card, PACK_SIZE } from './cards.ts';
import { EVENT, type EventType, isCardPlayedEvent, type Listener } from './events.ts';
import { createMoveBuffer, type Move, type Table } from './game.ts';

/** A card that an observed event does not show to the observer. */
export const UNSEEN: Card = -1;

/**
 * An event as one seat observes it. The meaning of its integers depends on its kind; see `events.ts`. A card that the
 * seat does not see is {@link UNSEEN}.
 */
export interface ObservedEvent {
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
  /** The seat's own cards, in increasing order; empty before it has looked at them. */
  readonly hand: readonly Card[];
  /** Number of cards of each seat. */
  readonly sizes: readonly number[];
  /** Counters on each account: the seats, then the table's accounts. */
  readonly balance: readonly number[];
  readonly scores: readonly number[];
  /** The legal moves of the seat; empty when it is not its turn. */
  readonly legal: readonly Move[];
  /** Public events since the cards of this deal were dealt. Hidden passes are left out. */
  readonly events: readonly ObservedEvent[];
  /** The cards shown to all in this deal, in order. */
  readonly shown: readonly Card[];
  /** The left-over cards that only this seat has looked at; empty in most games. */
  readonly privy: readonly Card[];
  /** The cards face up on the table, in table order, if the game has any. */
  readonly board: readonly Card[];
  /** The last card that a dealer turned up in this deal, even if it has moved since; `undefined` if there was none. */
  readonly turnUp: Card | undefined;
  /** The current trick or sequence: the cards played since the last lead, in order, beginning with the lead. */
  readonly trick: readonly PlayedCard[];
  /** The least integer of the moves that name an amount, in a game that has some. */
  readonly amountsFrom?: Move;
  /** Number of cards of the pack, in such a game. */
  readonly packSize?: number;
}

/** A card played, and the seat that played it. */
export interface PlayedCard {
  readonly seat: number;
  readonly card: Card;
}

/** Kinds of event that show a card to everybody. */
const SHOWN: readonly EventType[] = [
  'led',
  'followed',
  'misplayed',
  'turned-up',
  'laid',
  'shown',
  'woke-cat',
  'took',
  'spare-shown',
];
const SHOWS = new Set(SHOWN.map((type) => EVENT[type]));

/** Kinds of event whose card only some seats see: the seat of the event, and the one that receives the card. */
const PRIVATE: readonly EventType[] = ['threw', 'bought', 'bartered', 'gave'];
export const PRIVATE_EVENT_TYPES: ReadonlySet<EventType> = new Set(PRIVATE);
const HIDES = new Set(PRIVATE.map((type) => EVENT[type]));

/** Returns an event as a seat knows it: without the card, if the seat did not see it. */
const hideCard = (event: ObservedEvent, seat: number): ObservedEvent => {
  const { kind, who, amount } = event;
  if (!HIDES.has(kind) || who === seat || (kind === EVENT.gave && amount === seat)) return event;
  return { ...event, what: UNSEEN };
};

/** Listens to a table, and builds the observation of each seat. */
export class Observer {
  #events: ObservedEvent[] = [];
  readonly #legal = createMoveBuffer();

  /** The listener to give to the table. */
  readonly listener: Listener = (kind, who, what, amount) => {
    // A new dealer begins a new deal: cards seen in the last one are back in the pack.
    if (kind === EVENT['took-deal']) this.#events = [];
    this.#events.push({ kind, who, what, amount });
  };

  /** Builds the current observation of a seat. */
  observe(table: Table, seat: number): Observation {
    const { owner } = table.hands;
    const hand: Card[] = [];
    // Under some rules the players have not looked at their cards yet.
    if (table.handsLookedAt !== false)
      for (let card = 0; card < PACK_SIZE; card++) if (owner[card] === seat) hand.push(card);
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
      events: this.#events
        .filter(({ kind, who }) => kind !== EVENT.passed || who === seat)
        .map((event) => hideCard(event, seat)),
      shown: this.#events.filter(({ kind }) => SHOWS.has(kind)).map(({ what }) => what),
      privy: table.privateCards?.(seat) ?? [],
      board: table.unheld?.board ?? [],
      turnUp: this.#events.findLast(({ kind }) => kind === EVENT['turned-up'])?.what,
      trick: trickOf(this.#events),
      ...(table.amountsFrom !== undefined && {
        amountsFrom: table.amountsFrom,
        packSize: table.layout().pack.length,
      }),
    };
  }
}

/** Returns the cards played since the last lead; empty once their trick has been taken. */
const trickOf = (heard: readonly ObservedEvent[]): readonly PlayedCard[] => {
  let trick: PlayedCard[] = [];
  for (const { kind, who, what } of heard) {
    if (kind === EVENT.led || kind === EVENT['took-trick']) trick = [];
    if (isCardPlayedEvent(kind)) trick.push({ seat: who, card: what });
    if (kind === EVENT['took-back']) trick = trick.filter(({ card }) => card !== what);
  }
  return trick;
};
