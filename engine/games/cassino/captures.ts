/**
 * What a card can take from the table. A card pairs with every card of its rank, and combines with cards whose
 * numbers make its own; a captured set is a union of such combinations, no card in two of them.
 *
 * The combinations of every number are kept as the table grows, card by card, each as a mask of the cards that lie
 * there. On most tables no two of a number overlap, and together they are the one set. A table with more of them
 * than are kept, or more cards than a mask has bits for, is left to {@link Search}.
 */
import { type Card, RANKS_IN_SUIT, rankOf } from '../../cards.ts';
import { type Combine, MOST_SLOTS, NUMBERED, Search } from './search.ts';

export { bitsIn, type Combine, MOST_SETS, MOST_SLOTS } from './search.ts';

/** The most combinations that are kept of one table, that of no cards among them. */
const MOST_KEPT = 256;
/** The most unions that are told apart here. */
const MOST_UNIONS = 64;

/**
 * The sets of cards that each rank can take from one table. They are looked for when first asked for and kept until
 * the table changes. A set is a mask: its bit `i` is the card that {@link cardAt} gives.
 */
export class Captures {
  readonly #combine: Combine;
  /** Only for tables that need it, and looking at this one only then. */
  #search: Search | undefined;
  #searches = false;
  #table: Uint8Array = new Uint8Array(0);
  #lying = 0;
  /** Bit n is set when some cards make the number n; bit 0 always is. */
  #sums = 1;
  /** Bit n is set when two cards or more make the number n together. */
  #sumsOfMany = 0;
  /** The cards of each rank that lie there, as a mask; as far as there are bits. */
  readonly #same = new Int32Array(RANKS_IN_SUIT);

  /** Each combination as a mask, the number it makes, and the one before it that makes the same; the first is empty. */
  readonly #masks = new Int32Array(MOST_KEPT);
  readonly #numbers = new Uint8Array(MOST_KEPT);
  readonly #before = new Uint8Array(MOST_KEPT);
  /** The last combination of each number; 0 for none. */
  readonly #last = new Uint8Array(NUMBERED + 1);
  /** How many combinations are kept. */
  #kept = 1;
  /** Of how many cards of the table the combinations are kept; -1 when those kept are another table's. */
  #combined = -1;
  /** Whether there is no room for them all. */
  #crowded = false;

  /** The ranks that have been asked about, a bit each; where the sets of each begin, and how many there are. */
  #asked = 0;
  readonly #first = new Uint16Array(RANKS_IN_SUIT);
  readonly #found = new Uint8Array(RANKS_IN_SUIT);
  /** The sets, and where those of the next rank will begin. */
  readonly #sets: number[] = [];
  #free = 0;
  readonly #unions = [0];

  constructor(combine: Combine) {
    this.#combine = combine;
  }

  /** Looks at a table: its first `lying` cards, in the order in which they lie. */
  lookAt(table: Uint8Array, lying: number): void {
    this.#table = table;
    this.#lying = 0;
    this.#sums = 1;
    this.#sumsOfMany = 0;
    for (let rank = 0; rank < RANKS_IN_SUIT; rank++) this.#same[rank] = 0;
    this.#combined = -1;
    this.#crowded = false;
    this.#asked = 0;
    this.#searches = false;
    this.#free = 0;
    for (let i = 0; i < lying; i++) this.#add(rankOf(table[i]!));
  }

  /** Looks at the same table, on which one more card has been laid. */
  lookAtNext(): void {
    this.#asked = 0;
    this.#searches = false;
    this.#free = 0;
    this.#add(rankOf(this.#table[this.#lying]!));
  }

  /** Adds a card of a rank to those that lie there. */
  #add(rank: number): void {
    const slot = this.#lying++;
    if (this.#lying > MOST_SLOTS) this.#crowded = true;
    this.#same[rank]! |= 1 << slot;
    if (rank >= NUMBERED) return; // BW91.cassino.court: court cards only pair.
    this.#sumsOfMany |= (this.#sums & ~1) << (rank + 1);
    this.#sums |= this.#sums << (rank + 1);
  }

  /** Keeps the combinations of the cards that have come since it was last done. */
  #catchUp(): void {
    if (this.#combined < 0) {
      for (let number = 1; number <= NUMBERED; number++) this.#last[number] = 0;
      this.#kept = 1;
      this.#combined = 0;
    }
    for (; this.#combined < this.#lying && !this.#crowded; this.#combined++) {
      const rank = rankOf(this.#table[this.#combined]!);
      if (rank >= NUMBERED) continue;
      const kept = this.#kept;
      for (let i = 0; i < kept && !this.#crowded; i++) {
        const number = this.#numbers[i]! + rank + 1;
        if (number <= NUMBERED) this.#keep(this.#masks[i]! | (1 << this.#combined), number);
      }
    }
  }

  #keep(mask: number, number: number): void {
    if (this.#kept === MOST_KEPT) {
      this.#crowded = true;
      return;
    }
    this.#masks[this.#kept] = mask;
    this.#numbers[this.#kept] = number;
    this.#before[this.#kept] = this.#last[number]!;
    this.#last[number] = this.#kept;
    this.#kept += 1;
  }

  /** How many sets a card of this rank may take. */
  count(rank: number): number {
    // What cannot be made up needs no search.
    if (rank < NUMBERED ? ((this.#sums >> (rank + 1)) & 1) === 0 : this.#same[rank] === 0) return 0;
    if ((this.#asked & (1 << rank)) === 0) {
      this.#asked |= 1 << rank;
      this.#first[rank] = this.#free;
      this.#found[rank] = this.#find(rank, this.#free);
      this.#free += this.#found[rank]!;
    }
    return this.#found[rank]!;
  }

  /** One of the sets that a card of this rank may take; they are in the order of their integers. */
  set(rank: number, i: number): number {
    return this.#sets[this.#first[rank]! + i]!;
  }

  /** Whether a card of this rank may take this set. */
  allows(rank: number, set: number): boolean {
    const count = this.count(rank);
    for (let i = 0; i < count; i++) if (this.set(rank, i) === set) return true;
    return false;
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

  /** The search, looking at this table. */
  #searching(): Search {
    this.#search ??= new Search(this.#combine);
    if (!this.#searches) this.#search.lookAt(this.#table, this.#lying);
    this.#searches = true;
    return this.#search;
  }

  /** Finds the sets of a rank that takes something, and lists them from `first`; answers how many there are. */
  #find(rank: number, first: number): number {
    let found = 0;
    const combines = rank < NUMBERED && ((this.#sumsOfMany >> (rank + 1)) & 1) === 1;
    if (combines) this.#catchUp();
    if (!this.#crowded && this.#combine !== 'any') {
      const together = combines ? this.#together(rank + 1) : this.#same[rank]!;
      if (together !== 0) {
        this.#sets[first] = together;
        return 1;
      }
      found = this.#listUnions(rank + 1, first);
    }
    return found > 0 ? found : this.#searching().list(rank, this.#sets, first);
  }

  /** All the combinations of a number together; 0 when two of them overlap. */
  #together(number: number): number {
    let together = 0;
    for (let i = this.#last[number]!; i !== 0; i = this.#before[i]!) {
      if (together & this.#masks[i]!) return 0;
      together |= this.#masks[i]!;
    }
    return together;
  }

  /** Lists the unions of combinations of a number that may be taken; answers how many, 0 when there is no room. */
  #listUnions(number: number, first: number): number {
    const unions = this.#unions;
    unions[0] = 0;
    let count = 1;
    for (let i = this.#last[number]!; i !== 0; i = this.#before[i]!) {
      const mask = this.#masks[i]!;
      for (let u = count - 1; u >= 0; u--) {
        if (unions[u]! & mask) continue;
        const union = unions[u]! | mask;
        let known = 0;
        while (known < count && unions[known] !== union) known += 1;
        if (known < count) continue;
        if (count === MOST_UNIONS) return 0;
        unions[count++] = union;
      }
    }
    let found = 0;
    for (let u = 1; u < count; u++)
      if (this.#isEnough(unions[u]!, number, count)) this.#insert(unions[u]!, first, found++);
    return found;
  }

  /** BW91.cassino.combining.overlap: whether no more need be taken than this union, of the `count` that there are. */
  #isEnough(union: number, number: number, count: number): boolean {
    if (this.#combine === 'family') {
      for (let i = this.#last[number]!; i !== 0; i = this.#before[i]!)
        if ((this.#masks[i]! & union) === 0) return false;
    } else
      for (let u = 1; u < count; u++) if ((union & ~this.#unions[u]!) === 0 && union !== this.#unions[u]) return false;
    return true;
  }

  /** Puts a set among the `found` listed from `first`, in the order of their integers. */
  #insert(set: number, first: number, found: number): void {
    let place = first + found;
    for (; place > first && this.#sets[place - 1]! > set; place--) this.#sets[place] = this.#sets[place - 1]!;
    this.#sets[place] = set;
  }
}
