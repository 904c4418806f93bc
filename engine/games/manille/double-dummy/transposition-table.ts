/**
 * Transposition table for positions between two tricks. It stores bounds on the points that the first camp still takes,
 * and the best lead found. Within a deal each card belongs to one seat, so that the remaining cards and the seat on
 * lead identify the position. A new deal makes the older entries invalid.
 */
import type { CardMask } from '../cards.ts';

/** Number of bits for 2^18 positions, which take two megabytes. */
const USUAL_BITS = 18;
const MOST_DEALS = 2047;

/** A table of positions. A new entry may overwrite an older one. */
export class TranspositionTable {
  readonly #cards: Int32Array;
  /**
   * Packed values, with their number of bits: the seat on lead 2, the lower bound 7, the upper bound 7, the lead 5, the
   * deal 11.
   */
  readonly #facts: Int32Array;
  readonly #shift: number;
  #deal = 0;

  /** Creates a table of 2^`bits` positions, of eight bytes each. */
  constructor(bits = USUAL_BITS) {
    this.#cards = new Int32Array(1 << bits);
    this.#facts = new Int32Array(1 << bits);
    this.#shift = 32 - bits;
  }

  /** Invalidates the entries of earlier deals. */
  forget(): void {
    this.#deal = this.#deal === MOST_DEALS ? 1 : this.#deal + 1;
    if (this.#deal === 1) this.#facts.fill(0);
  }

  #place(cards: CardMask, leader: number): number {
    const mixed = Math.imul(cards ^ Math.imul(leader + 1, 0x9e3779b1), 0x85ebca6b);
    const stirred = Math.imul(mixed ^ (mixed >>> 15), 0xc2b2ae35);
    return (stirred ^ (stirred >>> 16)) >>> this.#shift;
  }

  /**
   * Finds the entry of a position, to be read with {@link getLowerBound}, {@link getUpperBound} and {@link getStoredLead}; 0 if there is
   * none.
   */
  find(cards: CardMask, leader: number): number {
    const at = this.#place(cards, leader);
    const facts = this.#facts[at]!;
    return this.#cards[at] === cards && (facts & 3) === leader && facts >>> 21 === this.#deal ? facts : 0;
  }

  keep(cards: CardMask, leader: number, low: number, high: number, lead: number): void {
    const at = this.#place(cards, leader);
    this.#cards[at] = cards;
    this.#facts[at] = leader | (low << 2) | (high << 9) | (lead << 16) | (this.#deal << 21);
  }
}

export const getLowerBound = (facts: number): number => (facts >>> 2) & 127;
export const getUpperBound = (facts: number): number => (facts >>> 9) & 127;
export const getStoredLead = (facts: number): number => (facts >>> 16) & 31;
