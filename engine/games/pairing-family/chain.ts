/**
 * Rules shared by Snip-Snap-Snorum and Chnif-Chnof-Chnorum. The next player may pair the card just played with one of
 * the same rank, and must do so if possible. Each pairing in succession is one level higher.
 */

import { type Card, NO_OWNER, rankOf } from '../../cards.ts';
import { type Hands } from '../../hands.ts';

/** The highest level: the fourth card of a rank makes the third pairing. */
export const MAX_LEVEL = 3;

/** The card played last, and the number of pairings of its rank in succession. */
export class PairingChain {
  /** The card that may be paired; -1 if there is none. */
  card: Card = -1;
  /** The seat that played the card. */
  seat = NO_OWNER;
  /** Level of the card: 0 if it paired no card, 1 to 3 for the first to third pairing in succession. */
  level = 0;

  /** Copies the state of another chain. */
  copyFrom(other: PairingChain): void {
    this.card = other.card;
    this.seat = other.seat;
    this.level = other.level;
  }

  /** Resets the chain: there is no card that could be paired. */
  clear(): void {
    this.card = -1;
    this.seat = NO_OWNER;
    this.level = 0;
  }

  /** Plays a card from the hand of a seat, and sets its level. */
  lay(hands: Hands, seat: number, laid: Card, level: number): void {
    hands.take(laid);
    this.card = laid;
    this.seat = seat;
    this.level = level;
  }

  /** True if a card has the same rank as the card played last. */
  pairs(laid: Card): boolean {
    return this.card >= 0 && rankOf(laid) === rankOf(this.card);
  }

  /** True if a seat holds a card of the same rank as the card played last. */
  canPair(hands: Hands, seat: number): boolean {
    return this.card >= 0 && hands.holdsRank(seat, rankOf(this.card));
  }

  /**
   * Writes the legal cards of a seat into `into`: those that pair, if it has any, otherwise all. Returns their number.
   */
  legal(hands: Hands, seat: number, into: Int32Array): number {
    return this.canPair(hands, seat) ? hands.listRank(seat, rankOf(this.card), into) : hands.list(seat, into);
  }
}
