/**
 * A player who thinks ahead: he imagines hands for the others that agree with all he has seen, plays each of his moves
 * out at random to the end of the deal, and makes the one that did best. He is told what his seat may know, and the
 * course of the game; of the cards of this deal he uses only those that have been shown to him.
 */
import { type Card, PACK_SIZE, parseCard } from '../cards.ts';
import { type Move, moveList, type Table, writeMove } from '../game.ts';
import { NOBODY, noOwners } from '../hands.ts';
import type { Going } from '../live-game.ts';
import { type Observation } from '../observation.ts';
import type { Course, Done } from '../playing.ts';
import { type Random, shuffle } from '../random.ts';
import { type Chosen } from './players.ts';

/** Hands that could not have been played so far are mended so often, and then dealt anew. */
const MENDINGS = 60;
/** A deal is played out no further than this. */
const MOST_MOVES = 2000;
/** What it is worth to win the game, beside the counters or points of the deal. */
const GAME = 40;

/** Where an unseen card may have been dealt: to a seat, or to a place in the talon. */
interface Place {
  readonly seat: number;
  readonly talon: number;
}

/**
 * Chooses the move that does best in the worlds imagined. `enough` is asked before each world with the number of those
 * tried, and ends the search: a deadline, or a number.
 */
export const search = (
  going: Going,
  seen: Observation,
  random: Random,
  enough: (worlds: number) => boolean,
): Chosen => {
  const { legal, seat } = seen;
  const worlds = new Worlds(going, seen, random);
  const sums = legal.map(() => 0);
  let tried = 0;
  for (let asked = 0; legal.length > 1 && !enough(asked); asked++) {
    const world = worlds.imagine();
    if (!world) continue;
    tried += 1;
    for (const [i, move] of legal.entries()) {
      const table = worlds.table(world);
      if (!table || table.refuse(seat, move)) continue; // a world that was hard to mend
      const before = worth(going, table, seat);
      table.play(move);
      playOut(table, random);
      sums[i]! += worth(going, table, seat) - before;
    }
  }
  const best = tried > 0 ? Math.max(...sums) : 0;
  const among = legal.filter((_, i) => sums[i] === best);
  return { move: among[random.below(among.length)]! };
};

const moves = moveList();

/** Plays a deal out at random. */
const playOut = (table: Table, random: Random): void => {
  for (let i = 0; !table.dealOver && i < MOST_MOVES; i++) table.play(moves[random.below(table.legal(moves))]!);
};

/** How a seat stands at a table: its counters, or the points of its camp, against those of the others; and the game won. */
const worth = ({ game, names, readings }: Going, table: Table, seat: number): number => {
  const won = table.gameOver ? (table.winners.includes(seat) ? GAME : -GAME) : 0;
  const has = table.scores ?? table.balance.subarray(0, table.seats);
  const camps = table.scores ? game.scoreAccounts!(names, readings) : names;
  const own = camps.findIndex((camp) => camp.split('+').includes(names[seat]!));
  let others = 0;
  for (const [i, counters] of has.entries()) if (i !== own) others += counters;
  return won + has[own]! - others / (has.length - 1);
};

/** Worlds that a seat cannot tell from the one it is in. */
class Worlds {
  readonly #going: Going;
  readonly #random: Random;
  readonly #course: Course;
  /** The cards of this deal that the seat has not seen, and the places from which they come. */
  readonly #unseen: readonly Card[];
  readonly #places: readonly Place[];
  readonly #legal = moveList();

  constructor(going: Going, seen: Observation, random: Random) {
    this.#going = going;
    this.#random = random;
    this.#course = going.courses.at(-1)!;
    const { owners, laid } = this.#course;
    const known = new Set<Card>([...seen.hand, ...seen.shown, ...(laid.board ?? []), laid.turnUp ?? NOBODY]);
    const talon = laid.talon ?? [];
    const unseen: Card[] = [];
    const places: Place[] = [];
    const own = seen.hand.length > 0 || seen.shown.length > 0;
    for (let card = 0; card < PACK_SIZE; card++) {
      if (known.has(card) || (own && owners[card] === seen.seat)) continue;
      const at = talon.indexOf(card);
      if (owners[card] === NOBODY && at < 0 && !this.#isDealt(card)) continue;
      unseen.push(card);
      places.push({ seat: owners[card]!, talon: at });
    }
    this.#unseen = unseen;
    // In the order of the places, so that nothing is told by which card was where.
    this.#places = places.sort((a, b) => a.seat - b.seat || a.talon - b.talon);
  }

  /** Whether a card is in this deal at all, in a hand or left over. */
  #isDealt(card: Card): boolean {
    const { game, readings, seats } = this.#going;
    return game.pack(readings, seats).includes(card);
  }

  /** A world in which everything so far could have been done; `undefined` when none was found. */
  imagine(): Course | undefined {
    const cards = Uint8Array.from(this.#unseen);
    shuffle(cards, this.#random);
    for (let mended = 0; mended < MENDINGS; mended++) {
      const world = this.#world(cards);
      const wrong = this.#firstWrong(world);
      if (wrong === undefined) return world;
      if (!this.#mend(cards, wrong)) return undefined;
    }
    return undefined;
  }

  /** The deal with the unseen cards in this order. */
  #world(cards: Uint8Array): Course {
    const { owners, laid, done } = this.#course;
    const imagined = noOwners();
    imagined.set(owners);
    const talon = laid.talon ? [...laid.talon] : undefined;
    for (const card of this.#unseen) imagined[card] = NOBODY;
    for (const [i, card] of cards.entries()) {
      const { seat, talon: at } = this.#places[i]!;
      imagined[card] = seat;
      if (at >= 0) talon![at] = card;
    }
    return { owners: imagined, laid: { ...laid, talon }, done };
  }

  /** The table as it stands in a world; `undefined` when it cannot have come to that. */
  table(world: Course): Table | undefined {
    const table = this.#sitDown(world);
    for (const done of world.done) if (!act(table, done)) return undefined;
    return table;
  }

  #sitDown({ owners, laid }: Course): Table {
    const { game, seats, readings, variant, dealer, lot, courses } = this.#going;
    const table = game.table({ seats, readings, variant, dealer, lot });
    for (const course of courses.slice(0, -1)) {
      table.deal(course.owners, course.laid);
      for (const done of course.done) act(table, done);
    }
    table.deal(owners, laid);
    return table;
  }

  /** The unseen cards that somebody would have laid, or need not have kept back; `undefined` when all is well. */
  #firstWrong(world: Course): { readonly seat: number; readonly cards: readonly Card[] } | undefined {
    const table = this.#sitDown(world);
    for (const done of world.done) {
      const seat = table.toMove;
      const count = seat < 0 ? 0 : table.legal(this.#legal);
      if (act(table, done)) continue;
      const offered = Array.from(this.#legal.subarray(0, count));
      const cards = offered.map((move) => cardIn(table, move)).filter((card) => this.#unseen.includes(card));
      return { seat, cards };
    }
    return undefined;
  }

  /** Gives one of these cards to somebody else, for any unseen card of his; false when there is none to give. */
  #mend(cards: Uint8Array, { seat, cards: wrong }: { seat: number; cards: readonly Card[] }): boolean {
    const at = [...cards.keys()].filter((i) => wrong.includes(cards[i]!) && this.#places[i]!.seat === seat);
    const elsewhere = [...cards.keys()].filter((i) => this.#places[i]!.seat !== seat);
    if (elsewhere.length === 0) return false;
    const from = at.length > 0 ? at[this.#random.below(at.length)]! : this.#random.below(cards.length);
    const to = elsewhere[this.#random.below(elsewhere.length)]!;
    [cards[from], cards[to]] = [cards[to]!, cards[from]!];
    return true;
  }
}

/** The card that a move lays; -1 when it lays none. */
const cardIn = (table: Table, move: Move): Card => parseCard(writeMove(table, move).split(' ')[0]!) ?? -1;

/** Does at a table what was done; false when it cannot be done there. */
const act = (table: Table, { did, seat, move }: Done): boolean => {
  if (did === 'claimed') {
    if (table.refuseClaim?.(seat) !== null) return false;
    table.claim!(seat);
    return true;
  }
  const refused = table.refuse(seat, move);
  if (did === 'misplayed') {
    if (!refused?.misplay) return false;
    table.misplay!(move, seat);
    return true;
  }
  if (refused) return false;
  table.play(move);
  return true;
};
