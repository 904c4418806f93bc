/**
 * Lists the unions of combinations that form a number, for tables on which combinations overlap so that there is a
 * choice.
 *
 * Suits do not matter for a sum. So the search first uses *choices*: the number of cards taken of each denomination.
 * This is the partition into parts of equal sum (multiway number partitioning) by dynamic programming. The cards of a
 * choice are put on a heap one after another; when the heap reaches the number, it is closed and the next begins. A
 * choice is a union if all its cards can be placed in this way and the last heap is closed. Only the choices that are
 * offered are expanded into actual cards.
 */
import { CARDS_PER_RANK, type Card, rankOf } from '../../cards.ts';
import { createSingletonSet } from './sets.ts';

/** Practices of the reading `combine`: how large a capture must be, compared with all that the card could take. */
export type CombinePractice = 'union' | 'family' | 'any';

/**
 * Maximum number of sets offered for one card. The moves of four cards in hand, each laid or capturing, then fit in a
 * list of moves. If captures are compulsory, this number is never reached. Otherwise a table with many cards can have
 * billions of sets, and the largest sets are offered.
 */
export const MAX_CAPTURE_SETS = 255;

/** Maximum number of denominations, and of cards, that a sum can use. */
const MOST_RANKS = 10;
const MOST_CARDS = MOST_RANKS * CARDS_PER_RANK;

/** Flag: the cards of a choice can be placed on heaps. */
const HEAPED = 1;
/** Flag: more cards can be added to a choice so that it becomes a union. */
const PART = 2;
/** Flag: a choice contains a combination. */
const HOLDS = 4;

/** Number of bits set in each four-bit value. */
const BITS = [0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4] as const;

/** The unions of combinations that form one number, on the table last given to {@link lookAt}. */
export class CombinationUnions {
  /** The sets listed so far, in increasing order, and their number. */
  #sets: number[] = [];
  #listed = 0;

  #number = 0;
  /** Number of denominations that occur in at least one combination. The arrays below have an entry for each. */
  #ranks = 0;
  /** Values of these denominations, in increasing order; an ace counts 1. */
  readonly #numbers = new Uint8Array(MOST_RANKS);
  /** Number of cards of each denomination on the table. */
  readonly #counts = new Uint8Array(MOST_RANKS);
  /** These cards, as sets of one card: `CARDS_PER_RANK` entries for each denomination, 0 where it has fewer cards. */
  readonly #cards: number[] = [];
  /**
   * Weight of each denomination. A choice is one integer: each of its cards adds the weight of its denomination, which
   * is the number of choices of all denominations before it.
   */
  readonly #weights = new Int32Array(MOST_RANKS);
  #choices = 1;
  /**
   * For each choice: the sum of its cards, a mask of the denominations of which more cards can be taken, and its flags.
   */
  #sums = new Uint8Array(64);
  #rooms = new Uint16Array(64);
  #known = new Uint8Array(64);

  /**
   * Finds the unions that form a number from the cards on the table. Only the denominations in the mask `makers` are
   * used.
   */
  lookAt(table: ArrayLike<Card>, lying: number, number: number, makers: number): void {
    this.#number = number;
    this.#ranks = 0;
    for (let rest = makers; rest !== 0; rest &= rest - 1) {
      const r = this.#ranks++;
      const denomination = 31 - Math.clz32(rest & -rest);
      this.#numbers[r] = denomination;
      let count = 0;
      for (let place = 0; place < lying; place++)
        if (rankOf(table[place]!) + 1 === denomination)
          this.#cards[r * CARDS_PER_RANK + count++] = createSingletonSet(place);
      this.#counts[r] = count;
      while (count < CARDS_PER_RANK) this.#cards[r * CARDS_PER_RANK + count++] = 0;
    }
    this.#listChoices();
    this.#fillHeaps();
  }

  /** True if a set is a union of combinations. */
  isUnion(set: number): boolean {
    let choice = 0;
    let rest = set;
    for (let r = 0; r < this.#ranks; r++)
      for (let i = 0; i < this.#counts[r]!; i++) {
        const card = this.#cards[r * CARDS_PER_RANK + i]!;
        if (((set / card) & 1) === 0) continue;
        choice += this.#weights[r]!;
        rest -= card;
      }
    return rest === 0 && this.#makesUnion(choice);
  }

  /** Lists the unions that a practice allows in `into`, in increasing order. Returns their number. */
  list(combine: CombinePractice, into: number[]): number {
    if (combine === 'union') this.#markParts();
    if (combine === 'family') this.#markHolders();
    this.#sets = into;
    this.#listed = 0;
    if (this.#listSets(combine)) return this.#listed;
    // If they do not all fit, the largest are offered.
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

  /** Doubles the arrays for the choices of one more denomination. */
  #grow(): void {
    const sums = new Uint8Array(2 * this.#choices);
    const rooms = new Uint16Array(2 * this.#choices);
    sums.set(this.#sums);
    rooms.set(this.#rooms);
    this.#sums = sums;
    this.#rooms = rooms;
    this.#known = new Uint8Array(2 * this.#choices);
  }

  /** Finds the choices that can be placed on heaps, adding one card at a time. */
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

  /** Flags every choice that is part of a larger union. */
  #markParts(): void {
    const known = this.#known;
    for (let choice = this.#choices - 1; choice >= 0; choice--)
      for (let room = this.#rooms[choice]!; room !== 0; room &= room - 1) {
        const more = choice + this.#weights[31 - Math.clz32(room & -room)]!;
        if ((known[more]! & PART) !== 0 || this.#makesUnion(more)) known[choice]! |= PART;
      }
  }

  /** Flags every choice that contains a combination. */
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
   * BW91.cassino.combining.overlap: true if this capture is large enough for the practice. `union`: it is not part of a
   * larger union. `family`: the cards it leaves contain no combination. `any`: every union is allowed.
   */
  #isOffered(choice: number, combine: CombinePractice): boolean {
    if (!this.#makesUnion(choice)) return false;
    if (combine === 'union') return (this.#known[choice]! & PART) === 0;
    return combine === 'any' || (this.#known[this.#choices - 1 - choice]! & HOLDS) === 0;
  }

  /** Returns the number of cards of a denomination in a choice. */
  #taken(choice: number, r: number): number {
    return ((choice / this.#weights[r]!) | 0) % (this.#counts[r]! + 1);
  }

  #sizeOf(choice: number): number {
    let size = 0;
    for (let r = 0; r < this.#ranks; r++) size += this.#taken(choice, r);
    return size;
  }

  /** Lists the sets that are offered, either all or only those of `size` cards. Returns false if the list is full. */
  #listSets(combine: CombinePractice, size?: number): boolean {
    for (let choice = 1; choice < this.#choices; choice++)
      if (this.#isOffered(choice, combine) && (size === undefined || this.#sizeOf(choice) === size))
        if (!this.#pick(choice, 0, 0)) return false;
    return true;
  }

  /**
   * Expands a choice into sets of actual cards in every way, one denomination after another. Returns false if the list
   * is full.
   */
  #pick(choice: number, r: number, picked: number): boolean {
    if (r === this.#ranks) return this.#insert(picked);
    const count = this.#counts[r]!;
    const taken = this.#taken(choice, r);
    for (let some = (1 << count) - 1; some >= 0; some--) {
      if (BITS[some] !== taken) continue;
      let set = picked;
      for (let i = 0; i < count; i++) if (some & (1 << i)) set += this.#cards[r * CARDS_PER_RANK + i]!;
      if (!this.#pick(choice, r + 1, set)) return false;
    }
    return true;
  }

  /**
   * Inserts a set into the list in increasing order (insertion sort, since the lists are short). Returns false if the
   * list is full.
   */
  #insert(set: number): boolean {
    if (this.#listed === MAX_CAPTURE_SETS) return false;
    let place = this.#listed++;
    for (; place > 0 && this.#sets[place - 1]! > set; place--) this.#sets[place] = this.#sets[place - 1]!;
    this.#sets[place] = set;
    return true;
  }
}
