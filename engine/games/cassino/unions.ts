/**
 * The unions of combinations that make a number, listed: for tables on which combinations overlap, so that there is a choice.
 *
 * Suits do not matter to what makes a number. So the unions are found as *choices*, how many cards of each denomination are
 * taken, by the dynamic programming of the partition into parts of equal sum (multiway number partitioning): the cards of a choice are
 * put on a heap one after another, and a heap that makes the number is closed before the next is begun. A choice whose cards can
 * be put so is a union when its last heap is closed. Only the choices that are offered are then told apart card by card.
 */
import { type Card, OF_A_RANK, rankOf } from '../../cards.ts';
import { setOfOne } from './sets.ts';

/** How much of what a card can take it must take; the practices of the reading `combine`. */
export type Combine = 'union' | 'family' | 'any';

/**
 * The most sets that one card is offered: with four cards in hand, each laid or taking, a list of moves has room for all. It is
 * never reached where what can be taken must be; elsewhere a crowded table can have billions, and the largest are offered.
 */
export const MOST_SETS = 255;

/** The most denominations that make a number together, and the most cards. */
const MOST_RANKS = 10;
const MOST_CARDS = MOST_RANKS * OF_A_RANK;

/** The cards of a choice can be put on heaps. */
const HEAPED = 1;
/** More cards can be added to a choice so that it is a union. */
const PART = 2;
/** A combination is in a choice. */
const HOLDS = 4;

/** How many of four bits are set. */
const BITS = [0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4] as const;

/** The unions of one number on one table: the one {@link lookAt} was last told of. */
export class Unions {
  /** The sets listed so far, in the order of their integers, and how many they are. */
  #sets: number[] = [];
  #listed = 0;

  #number = 0;
  /** The denominations that are in any combination, how many cards of each lie there, and which. */
  #ranks = 0;
  readonly #numbers = new Uint8Array(MOST_RANKS);
  readonly #counts = new Uint8Array(MOST_RANKS);
  readonly #cards: number[] = [];
  /** A choice is one integer: a card more of a denomination adds its weight, the product of the choices before it. */
  readonly #weights = new Int32Array(MOST_RANKS);
  #choices = 1;
  /** For each choice: what its cards make together, the denominations (a bit each) of which more can be taken, what is known of it. */
  #sums = new Uint8Array(64);
  #rooms = new Uint16Array(64);
  #known = new Uint8Array(64);

  /** Finds the unions that make a number of the cards that lie there; only denominations of `makers`, a bit each, are in any. */
  lookAt(table: ArrayLike<Card>, lying: number, number: number, makers: number): void {
    this.#number = number;
    this.#ranks = 0;
    for (let rest = makers; rest !== 0; rest &= rest - 1) {
      const r = this.#ranks++;
      const denomination = 31 - Math.clz32(rest & -rest);
      this.#numbers[r] = denomination;
      let count = 0;
      for (let place = 0; place < lying; place++)
        if (rankOf(table[place]!) + 1 === denomination) this.#cards[r * OF_A_RANK + count++] = setOfOne(place);
      this.#counts[r] = count;
      while (count < OF_A_RANK) this.#cards[r * OF_A_RANK + count++] = 0;
    }
    this.#listChoices();
    this.#fillHeaps();
  }

  /** Whether a set is a union. */
  isUnion(set: number): boolean {
    let choice = 0;
    let rest = set;
    for (let r = 0; r < this.#ranks; r++)
      for (let i = 0; i < this.#counts[r]!; i++) {
        const card = this.#cards[r * OF_A_RANK + i]!;
        if (((set / card) & 1) === 0) continue;
        choice += this.#weights[r]!;
        rest -= card;
      }
    return rest === 0 && this.#makesUnion(choice);
  }

  /** Lists the unions that may be taken by a practice, in the order of their integers, in `into`; returns how many. */
  list(combine: Combine, into: number[]): number {
    if (combine === 'union') this.#markParts();
    if (combine === 'family') this.#markHolders();
    this.#sets = into;
    this.#listed = 0;
    if (this.#listSets(combine)) return this.#listed;
    // Where there is no room for all, the largest are offered.
    this.#listed = 0;
    for (let size = MOST_CARDS; size > 0; size--) if (!this.#listSets(combine, size)) break;
    return this.#listed;
  }

  #listChoices(): void {
    this.#choices = 1;
    this.#sums[0] = 0;
    this.#rooms[0] = 0;
    for (let r = 0; r < this.#ranks; r++) {
      const weight = this.#choices;
      const count = this.#counts[r]!;
      this.#choices = weight * (count + 1);
      if (this.#choices > this.#sums.length) this.#grow();
      const sums = this.#sums;
      const rooms = this.#rooms;
      for (let taken = count; taken >= 0; taken--)
        for (let choice = 0; choice < weight; choice++) {
          sums[taken * weight + choice] = sums[choice]! + taken * this.#numbers[r]!;
          rooms[taken * weight + choice] = rooms[choice]! | (Number(taken < count) << r);
        }
      this.#weights[r] = weight;
    }
  }

  /** Makes room for all choices, and for those that are denominations yet to come. */
  #grow(): void {
    const sums = new Uint8Array(2 * this.#choices);
    const rooms = new Uint16Array(2 * this.#choices);
    sums.set(this.#sums);
    rooms.set(this.#rooms);
    this.#sums = sums;
    this.#rooms = rooms;
    this.#known = new Uint8Array(2 * this.#choices);
  }

  /** Puts the cards on heaps, one more at a time. */
  #fillHeaps(): void {
    const known = this.#known;
    known.fill(0, 0, this.#choices);
    known[0] = HEAPED;
    for (let choice = 0; choice < this.#choices; choice++) {
      if (known[choice] === 0) continue;
      const heap = this.#sums[choice]! % this.#number;
      for (let room = this.#rooms[choice]!; room !== 0; room &= room - 1) {
        const r = 31 - Math.clz32(room & -room);
        if (heap + this.#numbers[r]! <= this.#number) known[choice + this.#weights[r]!] = HEAPED;
      }
    }
  }

  #makesUnion(choice: number): boolean {
    return choice > 0 && (this.#known[choice]! & HEAPED) !== 0 && this.#sums[choice]! % this.#number === 0;
  }

  /** Marks every choice that is part of a larger union. */
  #markParts(): void {
    const known = this.#known;
    for (let choice = this.#choices - 1; choice >= 0; choice--)
      for (let room = this.#rooms[choice]!; room !== 0; room &= room - 1) {
        const more = choice + this.#weights[31 - Math.clz32(room & -room)]!;
        if ((known[more]! & PART) !== 0 || this.#makesUnion(more)) known[choice]! |= PART;
      }
  }

  /** Marks every choice that has a combination in it. */
  #markHolders(): void {
    const known = this.#known;
    for (let choice = 0; choice < this.#choices; choice++) {
      if (this.#sums[choice] === this.#number) known[choice]! |= HOLDS;
      if ((known[choice]! & HOLDS) === 0) continue;
      for (let room = this.#rooms[choice]!; room !== 0; room &= room - 1)
        known[choice + this.#weights[31 - Math.clz32(room & -room)]!]! |= HOLDS;
    }
  }

  /**
   * BW91.cassino.combining.overlap: whether so much may be taken. It is part of no larger union; or no combination is in what it
   * leaves; or any union will do.
   */
  #isOffered(choice: number, combine: Combine): boolean {
    if (!this.#makesUnion(choice)) return false;
    if (combine === 'union') return (this.#known[choice]! & PART) === 0;
    return combine === 'any' || (this.#known[this.#choices - 1 - choice]! & HOLDS) === 0;
  }

  /** How many cards of a denomination are in a choice. */
  #taken(choice: number, r: number): number {
    return ((choice / this.#weights[r]!) | 0) % (this.#counts[r]! + 1);
  }

  #sizeOf(choice: number): number {
    let size = 0;
    for (let r = 0; r < this.#ranks; r++) size += this.#taken(choice, r);
    return size;
  }

  /** Lists the sets, those of so many cards or all of them; returns whether there was room. */
  #listSets(combine: Combine, size?: number): boolean {
    for (let choice = 1; choice < this.#choices; choice++)
      if (this.#isOffered(choice, combine) && (size === undefined || this.#sizeOf(choice) === size))
        if (!this.#pick(choice, 0, 0)) return false;
    return true;
  }

  /** Picks the cards of a choice in every way, denomination by denomination; returns whether there was room. */
  #pick(choice: number, r: number, picked: number): boolean {
    if (r === this.#ranks) return this.#insert(picked);
    const count = this.#counts[r]!;
    const taken = this.#taken(choice, r);
    for (let some = (1 << count) - 1; some >= 0; some--) {
      if (BITS[some] !== taken) continue;
      let set = picked;
      for (let i = 0; i < count; i++) if (some & (1 << i)) set += this.#cards[r * OF_A_RANK + i]!;
      if (!this.#pick(choice, r + 1, set)) return false;
    }
    return true;
  }

  /** Insertion sort: the lists are short. Returns whether there was room. */
  #insert(set: number): boolean {
    if (this.#listed === MOST_SETS) return false;
    let place = this.#listed++;
    for (; place > 0 && this.#sets[place - 1]! > set; place--) this.#sets[place] = this.#sets[place - 1]!;
    this.#sets[place] = set;
    return true;
  }
}
