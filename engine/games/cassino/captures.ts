/**
 * Lists the possible captures of a card. A card pairs with every card of its rank, and combines with cards whose
 * numbers add up to its own. A captured set is a union of such combinations, and no card belongs to two of them.
 *
 * The sums that the cards of the table can form are updated card by card (the subset-sum problem by dynamic
 * programming, Bellman 1957), with one bit for each number. Each sum also stores the denominations that contribute to
 * it, and whether two of its combinations overlap. If none overlap, as on most tables, all these cards together are the
 * only possible set. If there is a choice, {@link CombinationUnions} lists the sets.
 */
import { type Card, RANKS_IN_SUIT, rankOf } from '../../cards.ts';
import { createSingletonSet, setContains } from './sets.ts';
import { CombinationUnions, type CombinePractice } from './unions.ts';

export { type CombinePractice, MAX_CAPTURE_SETS } from './unions.ts';

/** Number of denominations that can be added up: ace to ten. BW91.cassino.combining: numbers add up. */
const NUMBERED = 10;
/** Mask with one bit for the empty sum, and one for each number from one to ten. */
const NUMBERS = (2 << NUMBERED) - 1;

/**
 * Number of bits for the code of a set in a move. With at most this many cards on the table, the code of a set is the
 * set itself.
 */
export const SET_CODE_BITS = 25;
/** Code of a set that may not be taken. */
const NO_CODE = 0;

/** Work space shared by all tables. */
const unions = new CombinationUnions();

const NO_TABLE = new Uint8Array(0);

/**
 * Finds the sets of cards that each rank can take from one table. A set is a number whose binary digit `i` is 1 if the
 * `i`th card of the table belongs to it ({@link setContains}). Within this class, a card is its number: 1 for the ace, 11 to
 * 13 for court cards, which do not combine.
 */
export class CaptureFinder {
  readonly #combine: CombinePractice;
  #table: Uint8Array = NO_TABLE;
  #lying = 0;
  /**
   * Three masks with one bit for each sum: the possible sums; those formed in more than one way; those with two ways
   * that overlap.
   */
  #made = 1;
  #several = 0;
  #overlapping = 0;
  /** For each sum, a mask of the denominations used in any combination that forms it. */
  readonly #makers = new Int32Array(RANKS_IN_SUIT + 1);
  /** The set of all cards of each denomination. */
  readonly #pairs: number[] = new Array(RANKS_IN_SUIT + 1).fill(0);
  /** The rank whose sets were listed last (-1 for none), the number of these sets, and the sets. */
  #listed = -1;
  #count = 0;
  readonly #sets: number[] = [];

  constructor(combine: CombinePractice) {
    this.#combine = combine;
  }

  /** Starts with a new table: its first `lying` cards, in table order. */
  lookAt(table: Uint8Array, lying: number): void {
    this.#table = table;
    this.#lying = 0;
    this.#made = 1;
    this.#several = 0;
    this.#overlapping = 0;
    for (let number = 1; number <= RANKS_IN_SUIT; number++) {
      this.#makers[number] = 0;
      this.#pairs[number] = 0;
    }
    this.#add(lying);
  }

  /** Adds one more card that was laid on the same table. */
  lookAtNext(): void {
    this.#add(this.#lying + 1);
  }

  /**
   * Adds cards to the sums until `lying` cards are included. Each card forms its own number, and larger numbers
   * together with the cards that form the difference (BW91.cassino.combining).
   */
  #add(lying: number): void {
    const makers = this.#makers;
    let [made, several, overlapping] = [this.#made, this.#several, this.#overlapping];
    for (let place = this.#lying; place < lying; place++) {
      const number = rankOf(this.#table[place]!) + 1;
      // BW91.cassino.court: court cards only pair.
      const makes = number > NUMBERED ? 1 << number : (made << number) & NUMBERS;
      for (let higher = makes & ~(1 << number); higher !== 0; ) {
        const sum = 31 - Math.clz32(higher);
        higher ^= 1 << sum;
        const others = makers[sum - number]!;
        // If two combinations share a denomination, they share this card or an equivalent one.
        if (others & makers[sum]!) overlapping |= 1 << sum;
        makers[sum]! |= others | (1 << number);
      }
      makers[number]! |= 1 << number;
      this.#pairs[number]! += createSingletonSet(place);
      overlapping |= (several << number) & makes; // these share the card itself
      several |= ((several << number) | made) & makes;
      made |= makes;
    }
    this.#made = made;
    this.#several = several;
    this.#overlapping = overlapping;
    this.#lying = lying;
    this.#listed = -1;
  }

  /** True if a card of this rank can take anything. */
  isAble(rank: number): boolean {
    return ((this.#made >> (rank + 1)) & 1) === 1;
  }

  /** Lists the sets that a card of this rank may take, in increasing order. Returns their number. */
  list(rank: number): number {
    if (this.#listed === rank) return this.#count;
    this.#listed = rank;
    if (!this.isAble(rank)) this.#count = 0;
    else if (this.#chooses(rank)) this.#count = this.#unionsOf(rank).list(this.#combine, this.#sets);
    else {
      this.#count = 1;
      this.#sets[0] = this.#all(rank);
    }
    return this.#count;
  }

  /** Returns one of the sets last listed. */
  setAt(which: number): number {
    return this.#sets[which]!;
  }

  /** True if a card of this rank may take this set. */
  allows(rank: number, set: number): boolean {
    return this.#whichOf(rank, set) >= 0;
  }

  /**
   * True if a set is a union of combinations that form this rank, even if the practice in use requires a larger one.
   */
  combines(rank: number, set: number): boolean {
    return this.#unionsOf(rank).isUnion(set);
  }

  /**
   * Returns the code of a set in a move. With at most {@link SET_CODE_BITS} cards on the table, this is the set itself.
   * With more cards, it is the position (1-based) of the set in the list for this rank; 0 if it may not be taken.
   */
  codeOf(rank: number, set: number): number {
    return this.#lying <= SET_CODE_BITS ? set : this.#whichOf(rank, set) + 1;
  }

  /** Returns the set with this code for this rank; the empty set if there is none. */
  setOf(rank: number, code: number): number {
    if (this.#lying <= SET_CODE_BITS) return code;
    return code === NO_CODE || code > this.list(rank) ? 0 : this.setAt(code - 1);
  }

  /** True if a set leaves a card of this rank on the table, which could be paired. */
  leavesPair(rank: number, set: number): boolean {
    for (let place = 0; place < this.#lying; place++)
      if (rankOf(this.#table[place]!) === rank && !setContains(set, place)) return true;
    return false;
  }

  /** Lists the cards of a set, in table order. */
  cardsOf(set: number): readonly Card[] {
    return Array.from(this.#table.subarray(0, this.#lying)).filter((_, place) => setContains(set, place));
  }

  /** Returns the set of these cards; `undefined` if one is not on the table, or is named twice. */
  setOfCards(cards: readonly (Card | undefined)[]): number | undefined {
    let set = 0;
    for (const card of cards) {
      const place = card === undefined ? -1 : this.#table.subarray(0, this.#lying).indexOf(card);
      if (place < 0 || setContains(set, place)) return undefined;
      set += createSingletonSet(place);
    }
    return set;
  }

  #whichOf(rank: number, set: number): number {
    const count = this.list(rank);
    for (let which = 0; which < count; which++) if (this.setAt(which) === set) return which;
    return -1;
  }

  /** Returns the set of all cards that belong to any combination of a rank. */
  #all(rank: number): number {
    let set = 0;
    for (let makers = this.#makers[rank + 1]!; makers !== 0; makers &= makers - 1)
      set += this.#pairs[31 - Math.clz32(makers & -makers)]!;
    return set;
  }

  /** True if a card of this rank can choose between several captures. */
  #chooses(rank: number): boolean {
    const numbers = this.#combine === 'any' ? this.#several : this.#overlapping;
    return ((numbers >> (rank + 1)) & 1) === 1;
  }

  #unionsOf(rank: number): CombinationUnions {
    unions.lookAt(this.#table, this.#lying, rank + 1, this.#makers[rank + 1]!);
    return unions;
  }
}
