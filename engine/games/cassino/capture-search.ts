/**
 * The search for what a card can take from any table, however crowded. Suits do not matter to it, so the sets are
 * found as counts of each rank, and only then told apart card by card.
 */
import { type Card, RANKS_IN_SUIT, rankOf } from '../../cards.ts';

/** How much of what a card can take it must take; the practices of the reading `combine`. */
export type Combine = 'union' | 'family' | 'any';

/** The most cards of the table that a move can tell apart, one bit each. */
export const MOST_SLOTS = 25;
/** The most sets that one card is offered; with four cards in hand, laid or taking, a list of moves has room for all. */
export const MOST_SETS = 255;
/** The ranks that have a number and combine: ace to ten. */
export const NUMBERED = 10;

/** More combinations than any number has: ten is made up in forty-two ways, itself among them. */
const MOST_COMBINATIONS = 42;

const REACHED = 1;
const EXCEEDED = 2;

/** How many bits are set. */
export const bitsIn = (mask: number): number => {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count += 1;
  return count;
};

/** How many ways there are to take `taken` of `from` cards (four at most). */
const WAYS = [[1], [1, 1], [1, 2, 1], [1, 3, 3, 1], [1, 4, 6, 4, 1]] as const;

/** Looks for the sets of one rank at a time, on the table that {@link lookAt} was last told of. */
export class Search {
  readonly #combine: Combine;
  #table: Uint8Array = new Uint8Array(0);
  #lying = 0;
  /** The rank whose sets have been listed; -1 for none. */
  #listed = -1;
  #sets: number[] = [];

  /** The rank for which the table is sorted; -1 for none. */
  #sorted = -1;
  /** The cards that a set of that rank can name. */
  readonly #slots = new Uint8Array(MOST_SLOTS);
  #slotCount = 0;
  readonly #masksOfRanks = new Int32Array(RANKS_IN_SUIT);
  /** The ranks that can be taken, how many cards there are of each, and which. */
  readonly #ranks = new Uint8Array(NUMBERED);
  readonly #counts = new Uint8Array(NUMBERED);
  readonly #masks = new Int32Array(NUMBERED);
  /** Counts of every rank make one number: each rank weighs the product of the choices before it. */
  readonly #weights = new Int32Array(NUMBERED);
  #rankCount = 0;
  #choices = 1;
  /** Each combination: how many cards of each rank it needs, and what they weigh together. */
  readonly #needs = new Uint8Array(MOST_COMBINATIONS * NUMBERED);
  readonly #needsWeigh = new Int32Array(MOST_COMBINATIONS);
  readonly #needed = new Uint8Array(NUMBERED);
  /** Which ranks are needed by any. */
  readonly #used = new Uint8Array(NUMBERED);
  #combinations = 0;
  /** For each choice of counts: whether it is a union of combinations, and whether a larger one is. */
  #unions = new Uint8Array(4096);

  constructor(combine: Combine) {
    this.#combine = combine;
  }

  /** Looks at a table: its first `lying` cards, in the order in which they lie. */
  lookAt(table: Uint8Array, lying: number): void {
    this.#table = table;
    this.#lying = lying;
    this.#sorted = -1;
    this.#listed = -1;
  }

  /** Whether a set is a union of combinations that make this rank, even if more must be taken with it. */
  combines(rank: number, set: number): boolean {
    this.#sortTable(rank);
    this.#listCombinations(rank);
    this.#findUnions();
    let choice = 0;
    let rest = set;
    for (let r = 0; r < this.#rankCount; r++) {
      choice += this.#weights[r]! * bitsIn(set & this.#masks[r]!);
      rest &= ~this.#masks[r]!;
    }
    return rest === 0 && choice !== 0 && this.#unions[choice] !== 0;
  }

  /** How many cards of the table a set of this rank can name. */
  slots(rank: number): number {
    this.#sortTable(rank);
    return this.#slotCount;
  }

  /** The card of the table that bit `slot` of a set of this rank names; only after {@link slots} of that rank. */
  cardAt(slot: number): Card {
    return this.#slots[slot]!;
  }

  /** The sets of a rank, in the order of their integers. */
  list(rank: number): readonly number[] {
    if (this.#listed === rank) return this.#sets;
    this.#listed = rank;
    this.#sets = [];
    this.#sortTable(rank);
    this.#listCombinations(rank);
    if (this.#combinations === 0) return this.#sets;
    this.#findUnions();
    if (this.#combine === 'union') this.#markExceeded();
    let all = 0;
    let largest = 0;
    for (let choice = 1; choice < this.#choices; choice++) {
      if (!this.#isAllowed(choice)) continue;
      all += this.#waysOf(choice);
      largest = Math.max(largest, this.#sizeOf(choice));
    }
    // Where there is no room for all, the largest are offered.
    if (all <= MOST_SETS) this.#listSets(0);
    else for (let size = largest; size > 0; size--) this.#listSets(size);
    return this.#sets.sort((a, b) => a - b);
  }

  /**
   * Gives each card of the table that can be named its bit: all of them as they lie, or, on a table more crowded
   * than any on which captures are made when they can be, those of the rank first, then the lower ones.
   */
  #sortTable(rank: number): void {
    if (this.#sorted === rank) return;
    this.#sorted = rank;
    this.#slotCount = 0;
    if (this.#lying <= MOST_SLOTS) this.#fillSlots(0, RANKS_IN_SUIT - 1);
    else {
      this.#fillSlots(rank, rank);
      if (rank < NUMBERED) this.#fillSlots(0, rank - 1);
    }
    this.#masksOfRanks.fill(0);
    for (let slot = 0; slot < this.#slotCount; slot++) this.#masksOfRanks[rankOf(this.#slots[slot]!)]! |= 1 << slot;
    this.#rankCount = 0;
    const lowest = rank < NUMBERED ? 0 : rank; // BW91.cassino.court: court cards only pair
    for (let each = lowest; each <= rank; each++) {
      const mask = this.#masksOfRanks[each]!;
      if (mask === 0) continue;
      const r = this.#rankCount++;
      this.#ranks[r] = each;
      this.#masks[r] = mask;
      this.#counts[r] = bitsIn(mask);
    }
  }

  #fillSlots(from: number, to: number): void {
    for (let i = 0; i < this.#lying && this.#slotCount < MOST_SLOTS; i++) {
      const rank = rankOf(this.#table[i]!);
      if (rank >= from && rank <= to) this.#slots[this.#slotCount++] = this.#table[i]!;
    }
  }

  /** Lists the ways of making up a rank from what lies there, the card of that rank itself being one. */
  #listCombinations(rank: number): void {
    this.#combinations = 0;
    this.#used.fill(0);
    this.#makeUp(rank + 1, this.#rankCount - 1);
    this.#weigh();
  }

  /** Makes up what is still missing from the ranks up to `r`. */
  #makeUp(missing: number, r: number): void {
    if (missing === 0) return this.#addCombination();
    if (r < 0) return;
    const number = this.#ranks[r]! + 1;
    const most = this.#counts[r]!;
    for (let taken = 0; taken <= most && taken * number <= missing; taken++) {
      this.#needed[r] = taken;
      this.#makeUp(missing - taken * number, r - 1);
    }
    this.#needed[r] = 0;
  }

  #addCombination(): void {
    for (let r = 0; r < this.#rankCount; r++) {
      this.#needs[this.#combinations * NUMBERED + r] = this.#needed[r]!;
      this.#used[r]! |= this.#needed[r]!;
    }
    this.#combinations += 1;
  }

  /** Leaves out the ranks that no combination needs, and weighs the others and each combination. */
  #weigh(): void {
    let kept = 0;
    this.#choices = 1;
    for (let r = 0; r < this.#rankCount; r++) {
      if (this.#used[r] === 0) continue;
      this.#ranks[kept] = this.#ranks[r]!;
      this.#masks[kept] = this.#masks[r]!;
      this.#counts[kept] = this.#counts[r]!;
      this.#weights[kept] = this.#choices;
      this.#choices *= this.#counts[r]! + 1;
      for (let c = 0; c < this.#combinations; c++) this.#needs[c * NUMBERED + kept] = this.#needs[c * NUMBERED + r]!;
      kept += 1;
    }
    this.#rankCount = kept;
    for (let c = 0; c < this.#combinations; c++) {
      let weight = 0;
      for (let r = 0; r < kept; r++) weight += this.#needs[c * NUMBERED + r]! * this.#weights[r]!;
      this.#needsWeigh[c] = weight;
    }
  }

  /** How many cards of a rank are in a choice. */
  #taken(choice: number, r: number): number {
    return ((choice / this.#weights[r]!) | 0) % (this.#counts[r]! + 1);
  }

  /** Whether the cards not in a choice have this combination. */
  #leaves(choice: number, combination: number): boolean {
    const needs = combination * NUMBERED;
    for (let r = 0; r < this.#rankCount; r++) {
      const need = this.#needs[needs + r]!;
      if (need > 0 && this.#taken(choice, r) + need > this.#counts[r]!) return false;
    }
    return true;
  }

  /** Marks every choice that is a union of combinations, with none of them in it to begin with. */
  #findUnions(): void {
    if (this.#unions.length < this.#choices) this.#unions = new Uint8Array(this.#choices);
    const unions = this.#unions;
    unions.fill(0, 0, this.#choices);
    unions[0] = REACHED;
    for (let combination = 0; combination < this.#combinations; combination++) {
      const weigh = this.#needsWeigh[combination]!;
      for (let choice = 0; choice + weigh < this.#choices; choice++)
        if (unions[choice] !== 0 && this.#leaves(choice, combination)) unions[choice + weigh] = REACHED;
    }
  }

  /** Marks every choice to which cards can be added so that it is a union again. */
  #markExceeded(): void {
    const unions = this.#unions;
    for (let choice = this.#choices - 1; choice >= 0; choice--)
      for (let r = 0; r < this.#rankCount; r++)
        if (this.#taken(choice, r) < this.#counts[r]! && unions[choice + this.#weights[r]!] !== 0)
          unions[choice]! |= EXCEEDED;
  }

  /** BW91.cassino.combining.overlap: whether so much may be taken, and no more need be. */
  #isAllowed(choice: number): boolean {
    if (this.#unions[choice] !== REACHED) return false;
    if (this.#combine !== 'family') return true;
    for (let combination = 0; combination < this.#combinations; combination++)
      if (this.#leaves(choice, combination)) return false;
    return true;
  }

  /** In how many ways the cards of a choice can be picked. */
  #waysOf(choice: number): number {
    let ways = 1;
    for (let r = 0; r < this.#rankCount; r++) ways *= WAYS[this.#counts[r]!]![this.#taken(choice, r)]!;
    return ways;
  }

  #sizeOf(choice: number): number {
    let size = 0;
    for (let r = 0; r < this.#rankCount; r++) size += this.#taken(choice, r);
    return size;
  }

  /** Lists the sets of so many cards, or of any number if 0, while there is room. */
  #listSets(size: number): void {
    for (let choice = 1; choice < this.#choices; choice++)
      if (this.#isAllowed(choice) && (size === 0 || this.#sizeOf(choice) === size)) this.#pick(choice, 0, 0);
  }

  /** Picks the cards of a choice, rank by rank, in every way. */
  #pick(choice: number, r: number, picked: number): void {
    if (this.#sets.length === MOST_SETS) return;
    if (r === this.#rankCount) {
      this.#sets.push(picked);
      return;
    }
    const mask = this.#masks[r]!;
    const taken = this.#taken(choice, r);
    for (let some = mask; ; some = (some - 1) & mask) {
      if (bitsIn(some) === taken) this.#pick(choice, r + 1, picked | some);
      if (some === 0) return;
    }
  }
}
