/**
 * What a card can take from the table. A card pairs with every card of its rank, and combines with cards whose
 * numbers make its own; a captured set is a union of such combinations, no card in two of them.
 *
 * Which cards each number can take is kept as the table grows, card by card. On most tables no two combinations of a
 * number overlap, and all of these cards are the one set. Where they do overlap there are sets to choose from: the
 * unions of the combinations are listed; and if they are very many, or there are more cards than a mask has bits for, it
 * is left to {@link Search}.
 */
import { type Card, RANKS_IN_SUIT, rankOf } from '../../cards.ts';
import { type Combine, MOST_SETS, MOST_SLOTS, NUMBERED, Search } from './capture-search.ts';
import { listUnions } from './unions.ts';

export { bitsIn, type Combine, MOST_SETS, MOST_SLOTS } from './capture-search.ts';

/** A bit for no cards at all, and one for every number that a card has, one to ten. */
const NUMBERS = (2 << NUMBERED) - 1;

const NO_TABLE = new Uint8Array(0);
/** Room for the sets of one rank. */
const listed = new Int32Array(MOST_SETS);

/**
 * The sets of cards that each rank can take from one table. A set is a mask: its bit `i` is the card that {@link cardAt}
 * gives. Inside, a card goes by its number: one for the ace, 11 to 13 for court cards, which make nothing with others.
 */
export class Captures {
  readonly #combine: Combine;
  /** Only for tables that need it, and looking at this one only then. */
  #search: Search | undefined;
  #searches = false;
  #table: Uint8Array = NO_TABLE;
  #lying = 0;
  /** The numbers that some cards make, a bit each; those made in more ways than one; those of which two ways overlap. */
  #made = 1;
  #several = 0;
  #overlapping = 0;
  /** For each number, the cards that are in any combination that makes it. */
  readonly #makers = new Int32Array(RANKS_IN_SUIT + 1);

  constructor(combine: Combine) {
    this.#combine = combine;
  }

  /** Looks at a table: its first `lying` cards, in the order in which they lie. */
  lookAt(table: Uint8Array, lying: number): void {
    this.#table = table;
    this.#lying = 0;
    this.#made = 1;
    this.#several = 0;
    this.#overlapping = 0;
    for (let number = 1; number <= RANKS_IN_SUIT; number++) this.#makers[number] = 0;
    this.#add(lying);
  }

  /** Looks at the same table, on which one more card has been laid. */
  lookAtNext(): void {
    this.#add(this.#lying + 1);
  }

  /** Adds cards until so many lie there: each makes its number, and higher ones with those that make the difference. */
  #add(lying: number): void {
    const makers = this.#makers;
    let [made, several, overlapping] = [this.#made, this.#several, this.#overlapping];
    for (let slot = this.#lying; slot < lying; slot++) {
      const number = rankOf(this.#table[slot]!) + 1;
      // BW91.cassino.court: court cards only pair.
      const makes = number > NUMBERED ? 1 << number : (made << number) & NUMBERS;
      for (let higher = makes & ~(1 << number); higher !== 0; ) {
        const sum = 31 - Math.clz32(higher);
        higher ^= 1 << sum;
        const others = makers[sum - number]!;
        if (others & makers[sum]!) overlapping |= 1 << sum;
        makers[sum]! |= others | (1 << slot);
      }
      makers[number]! |= 1 << slot;
      overlapping |= (several << number) & makes; // these have the card itself in common
      several |= ((several << number) | made) & makes;
      made |= makes;
    }
    this.#made = made;
    this.#several = several;
    this.#overlapping = overlapping;
    this.#lying = lying;
    this.#searches = false;
  }

  /** Whether a card of this rank takes anything. */
  isAble(rank: number): boolean {
    return ((this.#made >> (rank + 1)) & 1) === 1;
  }

  /**
   * Writes the sets that a card of this rank may take, in the order of their integers, into `into` from place `from`;
   * answers how many.
   */
  list(rank: number, into: Int32Array, from = 0): number {
    const makers = this.#makers[rank + 1]!;
    if (!this.#chooses(rank)) {
      into[from] = makers;
      return this.isAble(rank) ? 1 : 0;
    }
    const few = this.#combine !== 'any' && this.#lying <= MOST_SLOTS;
    const found = few ? listUnions(this.#table, makers, rank + 1, this.#combine, into, from) : -1;
    if (found >= 0) return found;
    const sets = this.#searching().list(rank);
    for (let i = 0; i < sets.length; i++) into[from + i] = sets[i]!;
    return sets.length;
  }

  /** Whether a card of this rank may take this set. */
  allows(rank: number, set: number): boolean {
    return listed.subarray(0, this.list(rank, listed)).includes(set);
  }

  /** Whether a set is a union of combinations that make this rank, even if more must be taken with it. */
  combines(rank: number, set: number): boolean {
    return this.#searching().combines(rank, set);
  }

  /** How many cards of the table a set of this rank can name. */
  slots(rank: number): number {
    return this.#lying <= MOST_SLOTS ? this.#lying : this.#searching().slots(rank);
  }

  /** The card of the table that bit `slot` of a set of this rank names; only after {@link slots} of that rank. */
  cardAt(slot: number): Card {
    return this.#lying <= MOST_SLOTS ? this.#table[slot]! : this.#searching().cardAt(slot);
  }

  /** Whether a card of this rank may leave some of what it can take. */
  #chooses(rank: number): boolean {
    const numbers = this.#combine === 'any' ? this.#several : this.#overlapping;
    return ((numbers >> (rank + 1)) & 1) === 1 || this.#lying > MOST_SLOTS;
  }

  /** The search, looking at this table. */
  #searching(): Search {
    this.#search ??= new Search(this.#combine);
    if (!this.#searches) this.#search.lookAt(this.#table, this.#lying);
    this.#searches = true;
    return this.#search;
  }
}
