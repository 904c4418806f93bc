/**
 * Worlds that a seat cannot tell from the one it is in: deals of the cards it has not seen, in which everything that was done
 * so far could have been done. Of the cards of this deal only those are used that have been shown to it.
 */
import { type Card, parseCard } from '../cards.ts';
import type { Dealt } from '../dealing.ts';
import { type Move, moveList, PASS, type Table, writeMove } from '../game.ts';
import { NOBODY, noOwners } from '../hands.ts';
import type { Observation } from '../observation.ts';
import { type Random, shuffle } from '../random.ts';
import type { GameState } from '../record/live-game.ts';
import type { Action, DealHistory } from '../record/playing.ts';

/** Hands that could not have been played so far are mended so often, and then dealt anew. */
const MENDINGS = 60;

/** Where an unseen card may have been dealt: to a seat, or to a place in the talon. */
interface Place {
  readonly seat: number;
  readonly talon: number;
}

/** Worlds that a seat cannot tell from the one it is in. */
export class Worlds {
  readonly #state: GameState;
  readonly #random: Random;
  readonly #seen: Observation;
  readonly #course: DealHistory;
  /** What has been done in this deal, but for the cards that somebody kept and said nothing. */
  readonly #done: readonly Action[];
  /** The table as it stood before this deal; as it stands in the world imagined; and one to try things out. */
  readonly #before: Table;
  readonly #world: Table;
  readonly #trial: Table;
  /** The cards of this deal that the seat has not seen, and the places from which they come. */
  readonly #unseen: readonly Card[];
  readonly #places: readonly Place[];
  readonly #legal = moveList();

  constructor(state: GameState, seen: Observation, random: Random) {
    this.#state = state;
    this.#random = random;
    this.#seen = seen;
    this.#course = state.courses.at(-1)!;
    this.#done = this.#course.done.filter(({ did, move }) => did !== 'played' || move !== PASS);
    this.#before = this.#sitDown();
    for (const course of state.courses.slice(0, -1)) {
      this.#before.deal(course);
      for (const done of course.done) act(this.#before, done);
    }
    const { pack } = this.#before.layout();
    this.#world = this.#sitDown();
    this.#trial = this.#sitDown();
    const { owners, laid } = this.#course;
    const known = new Set<Card>([
      ...seen.hand,
      ...seen.shown,
      ...(laid.board ?? []),
      laid.turnUp ?? NOBODY,
      ...seen.privy,
    ]);
    const talon = laid.talon ?? [];
    const own = seen.hand.length > 0 || seen.shown.length > 0;
    const isUnseen = (card: Card): boolean => !known.has(card) && !(own && owners[card] === seen.seat);
    this.#unseen = pack.filter(isUnseen);
    // In the order of the places, so that nothing is told by which card was where.
    this.#places = this.#unseen
      .map((card) => ({ seat: owners[card]!, talon: talon.indexOf(card) }))
      .sort((a, b) => a.seat - b.seat || a.talon - b.talon);
  }

  #sitDown(): Table {
    const { game, seats, readings, variant, dealer, draw, lot } = this.#state;
    const table = game.table({ seats, readings, variant, dealer, lot });
    if (draw.length > 0) table.drawForDeal(draw);
    return table;
  }

  /** Imagines a world in which everything so far could have been done; false when none was found. */
  imagine(): boolean {
    const cards = Uint8Array.from(this.#unseen);
    shuffle(cards, this.#random);
    for (let mended = 0; mended < MENDINGS; mended++) {
      if (this.#reach(this.#dealt(cards))) return true;
      if (!this.#mend(cards)) return false;
    }
    return false;
  }

  /** The deal with the unseen cards in this order. */
  #dealt(cards: Uint8Array): Dealt {
    const { owners, laid } = this.#course;
    const imagined = noOwners();
    imagined.set(owners);
    const talon = laid.talon ? [...laid.talon] : undefined;
    for (const card of this.#unseen) imagined[card] = NOBODY;
    for (const [i, card] of cards.entries()) {
      const { seat, talon: at } = this.#places[i]!;
      imagined[card] = seat;
      if (at >= 0) talon![at] = card;
    }
    return { owners: imagined, laid: { ...laid, talon } };
  }

  /** The table as it stands in the world that was {@link imagine}d, to try things out at: the same table each time. */
  table(): Table {
    this.#trial.copyFrom(this.#world);
    return this.#trial;
  }

  /** Plays a deal as far as it has come; false where it goes another way, and there the world stands. */
  #reach(dealt: Dealt): boolean {
    const table = this.#world;
    table.copyFrom(this.#before);
    table.deal(dealt);
    for (const done of this.#done) while (!act(table, done)) if (!keeps(table)) return false;
    while (!this.#isHere(table)) if (!keeps(table)) return false;
    return true;
  }

  /** Whether the seat to play is asked for what it is asked for in the game. */
  #isHere(table: Table): boolean {
    const { seat, legal } = this.#seen;
    if (table.toMove !== seat || table.legal(this.#legal) !== legal.length) return false;
    return legal.every((move, i) => this.#legal[i] === move);
  }

  /**
   * Where the world stands somebody would have laid a card that he did not: one that he might have laid goes to
   * somebody else, for any unseen card of his; false when there is none to give.
   */
  #mend(cards: Uint8Array): boolean {
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

/** Whether the seat to play may keep its card and say nothing; then it does. */
const keeps = (table: Table): boolean => {
  if (table.toMove < 0 || table.refuse(table.toMove, PASS)) return false;
  table.play(PASS);
  return true;
};

/** The card that a move lays; -1 when it lays none. */
const cardIn = (table: Table, move: Move): Card => parseCard(writeMove(table, move).split(' ')[0]!) ?? -1;

/** Does at a table what was done; false when it cannot be done there. */
const act = (table: Table, { did, seat, move }: Action): boolean => {
  const refused = table.refuse(seat, move);
  if (did === 'misplayed') {
    if (!refused?.misplay) return false;
    table.misplay!(move, seat);
    return true;
  }
  if (refused) return false;
  table.play(move, seat);
  return true;
};
