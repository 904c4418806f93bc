/**
 * Determinizations: deals that a seat cannot distinguish from the real one, and in which all actions so far were
 * possible. Only the cards shown to the seat are used, never the hidden ones.
 */

import { type Card, createEmptyOwners, NO_OWNER, parseCard } from '../cards.ts';
import type { DealtCards } from '../dealing.ts';
import type { Listener } from '../events.ts';
import { createMoveBuffer, formatMove, type Move, PASS, type Table } from '../game.ts';
import { type Observation, Observer } from '../observation.ts';
import { type Random, shuffle } from '../random.ts';
import type { GameState } from '../record/live-game.ts';
import type { DealHistory, TableAction } from '../record/record-replayer.ts';

/**
 * Maximum number of repairs to a sampled deal in which the actions so far are impossible. After these, the deal is
 * shuffled again.
 */
const MAX_REPAIRS = 60;

/** Position where an unseen card may have been dealt: a seat, or an index in the talon. */
interface Place {
  readonly seat: number;
  readonly talon: number;
  /** Index in the pile of the seat, where hands are piles; -1 elsewhere. */
  readonly pile: number;
  /** True for a card that is still to be turned up. */
  readonly isTurnUp: boolean;
}

/** Samples deals ("worlds") that a seat cannot distinguish from the real one. */
export class Determinizations {
  readonly #state: GameState;
  readonly #random: Random;
  readonly #seen: Observation;
  readonly #dealHistory: DealHistory;
  /** The actions of this deal, without hidden passes. */
  readonly #done: readonly TableAction[];
  /** Three tables: before this deal, in the sampled world, and a scratch copy for trying moves. */
  readonly #before: Table;
  readonly #world: Table;
  readonly #trial: Table;
  /** The deal last tried. */
  #dealt: DealtCards | undefined;
  /** The cards of this deal that the seat has not seen, and the positions where they were dealt. */
  readonly #unseen: readonly Card[];
  readonly #places: readonly Place[];
  readonly #legal = createMoveBuffer();

  constructor(state: GameState, seen: Observation, random: Random) {
    this.#state = state;
    this.#random = random;
    this.#seen = seen;
    this.#dealHistory = state.dealHistories.at(-1)!;
    this.#done = this.#dealHistory.done.filter(({ did, move }) => did !== 'played' || move !== PASS);
    this.#before = this.#sitDown();
    for (const course of state.dealHistories.slice(0, -1)) {
      this.#before.deal(course);
      for (const done of course.done) act(this.#before, done);
    }
    const { pack } = this.#before.layout();
    this.#world = this.#sitDown();
    this.#trial = this.#sitDown();
    const { owners, unheld } = this.#dealHistory;
    const known = new Set<Card>([
      ...seen.hand,
      ...seen.shown,
      ...(unheld.board ?? []),
      // It is not known before it is turned, where that is done in play.
      (unheld.piles ? seen.turnUp : unheld.turnUp) ?? NO_OWNER,
      ...seen.privy,
      ...(state.game.privateMoves ? this.#listNamedCards() : []),
    ]);
    const talon = unheld.talon ?? [];
    // Nobody looks at the cards of a pile.
    const own = !unheld.piles && (seen.hand.length > 0 || seen.shown.length > 0);
    const isUnseen = (card: Card): boolean => !known.has(card) && !(own && owners[card] === seen.seat);
    this.#unseen = pack.filter(isUnseen);
    // Sorted by place, so that the order does not reveal which card was where.
    this.#places = this.#unseen
      .map((card) => ({
        seat: owners[card]!,
        talon: talon.indexOf(card),
        pile: unheld.piles?.[owners[card]!]?.indexOf(card) ?? -1,
        isTurnUp: card === unheld.turnUp,
      }))
      .sort((a, b) => a.seat - b.seat || a.talon - b.talon || a.pile - b.pile);
  }

  /**
   * Lists the cards that private moves of this deal name: these stay where they are, so that the moves are possible. A
   * search must not be told of them; {@link exchange} is only used to check that a player did not read them.
   */
  #listNamedCards(): readonly Card[] {
    const words = this.#done.flatMap(({ move }) => formatMove(this.#before, move).split(' '));
    return words.map((word) => parseCard(word) ?? -1);
  }

  #sitDown(listener?: Listener): Table {
    const { game, seats, readings, variant, dealer, draw, lot } = this.#state;
    const table = game.table({ seats, readings, variant, dealer, lot, listener });
    if (draw.length > 0) table.drawForDeal(draw);
    return table;
  }

  /** Samples a world in which all actions so far were possible; false if none was found. */
  sample(): boolean {
    const cards = Uint8Array.from(this.#unseen);
    shuffle(cards, this.#random);
    for (let mended = 0; mended < MAX_REPAIRS; mended++) {
      if (this.#replayDeal(this.#buildDeal(cards))) return true;
      if (!this.#repairDeal(cards)) return false;
    }
    return false;
  }

  /** Builds the deal with the unseen cards in this order. */
  #buildDeal(cards: Uint8Array): DealtCards {
    const { owners, unheld } = this.#dealHistory;
    const imagined = createEmptyOwners();
    imagined.set(owners);
    const talon = unheld.talon ? [...unheld.talon] : undefined;
    const piles = unheld.piles?.map((pile) => [...pile]);
    let { turnUp } = unheld;
    for (const card of this.#unseen) imagined[card] = NO_OWNER;
    for (const [i, card] of cards.entries()) {
      const { seat, talon: at, pile, isTurnUp } = this.#places[i]!;
      imagined[card] = seat;
      if (at >= 0) talon![at] = card;
      if (pile >= 0) piles![seat]![pile] = card;
      if (isTurnUp) turnUp = card;
    }
    return { owners: imagined, unheld: { ...unheld, talon, ...(piles && { piles, turnUp }) } };
  }

  /**
   * Returns the game with the hidden cards of the world last {@link sample}d, and what the seat sees in it. Hidden
   * passes of the others are left out of the state.
   */
  exchange(): { readonly state: GameState; readonly seen: Observation } {
    const { owners, unheld = {} } = this.#dealt!;
    const earlier = this.#state.dealHistories.slice(0, -1);
    const observer = new Observer();
    const table = this.#sitDown(observer.listener);
    this.#replayDeal(this.#dealt!, table);
    return {
      state: { ...this.#state, dealHistories: [...earlier, { owners, unheld, done: [...this.#done] }] },
      seen: observer.observe(table, this.#seen.seat),
    };
  }

  /**
   * Returns a copy of the table in the world last {@link sample}d, for trying moves. It is the same object each time.
   */
  table(): Table {
    this.#trial.copyFrom(this.#world);
    return this.#trial;
  }

  /**
   * Replays the actions on a deal. Returns false at the first impossible action, and leaves the world at that point.
   */
  #replayDeal(dealt: DealtCards, table = this.#world): boolean {
    this.#dealt = dealt;
    table.copyFrom(this.#before);
    table.deal(dealt);
    for (const done of this.#done) while (!act(table, done)) if (!keeps(table)) return false;
    while (!this.#isHere(table)) if (!keeps(table)) return false;
    return true;
  }

  /** Tells whether the seat to play has the same options in this world as in the real game. */
  #isHere(table: Table): boolean {
    const { seat, legal } = this.#seen;
    if (table.toMove !== seat || table.legal(this.#legal) !== legal.length) return false;
    return legal.every((move, i) => this.#legal[i] === move);
  }

  /**
   * Repairs a deal in which a player would have had to play a card that was not played. Exchanges such a card (or any
   * card, if there is none) with an unseen card in another position. Returns false if no exchange is possible.
   */
  #repairDeal(cards: Uint8Array): boolean {
    const table = this.#world;
    const seat = table.toMove;
    const offered = Array.from(this.#legal.subarray(0, table.legal(this.#legal)), (move) => cardIn(table, move));
    const wrong = (i: number): boolean => this.#places[i]!.seat === seat && offered.includes(cards[i]!);
    const at = [...cards.keys()].filter(wrong);
    const elsewhere = [...cards.keys()].filter((i) => this.#places[i]!.seat !== seat);
    if (elsewhere.length === 0) return false;
    const from = at.length > 0 ? at[this.#random.below(at.length)]! : this.#random.below(cards.length);
    const to = elsewhere[this.#random.below(elsewhere.length)]!;
    [cards[from], cards[to]] = [cards[to]!, cards[from]!];
    return true;
  }
}

/** Makes a hidden pass for the seat whose turn it is. Returns false if it may not pass. */
const keeps = (table: Table): boolean => {
  if (table.toMove < 0 || table.getRefusal(table.toMove, PASS)) return false;
  table.play(PASS);
  return true;
};

/** Returns the card that a move plays; -1 if it plays none. */
const cardIn = (table: Table, move: Move): Card => parseCard(formatMove(table, move).split(' ')[0]!) ?? -1;

/** Applies an action to a table; returns false if the action is not possible there. */
const act = (table: Table, { did, seat, move }: TableAction): boolean => {
  const refused = table.getRefusal(seat, move);
  if (did === 'misplayed') {
    if (!refused?.misplay) return false;
    table.misplay!(move, seat);
    return true;
  }
  if (refused) return false;
  table.play(move, seat);
  return true;
};
