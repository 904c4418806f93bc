import { type Card, type CardOwners, createEmptyOwners, NO_OWNER, RANKS_IN_SUIT } from './cards.ts';

/** Number of cards in one bit mask. A hand is two masks: the first two suits, and the last two. */
const HALF = 2 * RANKS_IN_SUIT;
const halfOf = (card: Card): number => (card / HALF) | 0;
const ofRank = (rank: number): number => (1 << rank) | (1 << (rank + RANKS_IN_SUIT));

/**
 * The hands of all players. Each card has one owner, so that the player who holds a given card is found by one look-up.
 * Each hand is also two masks of 26 bits (spades and hearts; diamonds and clubs), so that a search for a rank in a hand
 * is two look-ups.
 */
export class Hands {
  /** Current owner of each card. Read only; change it by {@link setOut} and {@link take}. */
  readonly owner: CardOwners = createEmptyOwners();
  readonly #masks: Int32Array;
  readonly #size: Int32Array;

  constructor(seats: number) {
    this.#masks = new Int32Array(2 * seats);
    this.#size = new Int32Array(seats);
  }

  /** Copies the hands of another table with the same number of seats. */
  copyFrom(other: Hands): void {
    this.owner.set(other.owner);
    this.#masks.set(other.#masks);
    this.#size.set(other.#size);
  }

  /** Empties every hand. */
  clear(): void {
    this.owner.fill(NO_OWNER);
    for (let i = 0; i < this.#masks.length; i++) this.#masks[i] = 0;
    for (let i = 0; i < this.#size.length; i++) this.#size[i] = 0;
  }

  /** Gives a card that no player holds to a seat. */
  give(seat: number, card: Card): void {
    const half = halfOf(card);
    this.owner[card] = seat;
    this.#masks[2 * seat + half]! |= 1 << (card - half * HALF);
    this.#size[seat]! += 1;
  }

  /** Fills all hands from an owner table. */
  setOut(owners: CardOwners): void {
    const masks = this.#masks;
    const size = this.#size;
    this.owner.set(owners);
    for (let i = 0; i < masks.length; i++) masks[i] = 0;
    for (let i = 0; i < size.length; i++) size[i] = 0;
    for (let card = 0; card < HALF; card++) {
      const low = owners[card]!;
      const high = owners[card + HALF]!;
      if (low !== NO_OWNER) {
        masks[2 * low]! |= 1 << card;
        size[low]! += 1;
      }
      if (high !== NO_OWNER) {
        masks[2 * high + 1]! |= 1 << card;
        size[high]! += 1;
      }
    }
  }

  /** Removes a card from the hand that holds it. */
  take(card: Card): void {
    const half = halfOf(card);
    const seat = this.owner[card]!;
    this.owner[card] = NO_OWNER;
    this.#masks[2 * seat + half]! &= ~(1 << (card - half * HALF));
    this.#size[seat]! -= 1;
  }

  /** Number of cards of a seat. */
  size(seat: number): number {
    return this.#size[seat]!;
  }

  /** True if a seat holds a card. */
  holds(seat: number, card: Card): boolean {
    return this.owner[card] === seat;
  }

  /** True if a seat holds a card of a rank, in any suit. */
  holdsRank(seat: number, rank: number): boolean {
    return ((this.#masks[2 * seat]! | this.#masks[2 * seat + 1]!) & ofRank(rank)) !== 0;
  }

  /** Writes a seat's cards into `into` from its start, in increasing order; returns their number. */
  list(seat: number, into: Int32Array): number {
    return write(this.#masks[2 * seat]!, this.#masks[2 * seat + 1]!, into);
  }

  /** Writes a seat's cards of one rank into `into` from its start; returns their number. */
  listRank(seat: number, rank: number, into: Int32Array): number {
    const mask = ofRank(rank);
    return write(this.#masks[2 * seat]! & mask, this.#masks[2 * seat + 1]! & mask, into);
  }
}

/** Writes the cards of two masks into `into`, in increasing order; returns their number. */
const write = (low: number, high: number, into: Int32Array): number => {
  let count = 0;
  for (; low !== 0 || high !== 0; count++) {
    if (low !== 0) {
      into[count] = 31 - Math.clz32(low & -low);
      low &= low - 1;
    } else {
      into[count] = HALF + 31 - Math.clz32(high & -high);
      high &= high - 1;
    }
  }
  return count;
};
