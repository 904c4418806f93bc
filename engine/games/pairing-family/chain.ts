/**
 * Procedure shared by the games of pairing, Snip-Snap-Snorum and Chnif-Chnof-Chnorum: the card just played may be
 * paired by the next player, must be if that player can, and each pairing in succession is one level higher.
 */
import { type Card, rankOf } from '../../cards.ts';
import { type Hands, NOBODY } from '../../hands.ts';

/** The highest level: the fourth card of a rank is the third pairing. */
export const LAST_LEVEL = 3;

/** The card last played, and the number of successive pairings of its rank. */
export class Chain {
  /** The card that may be paired; -1 if there is none. */
  card: Card = -1;
  /** The seat that played it. */
  seat = NOBODY;
  /** 0 for a fresh card, 1 to 3 for the pairings in their order. */
  level = 0;

  /** Copies another chain. */
  copyFrom(other: Chain): void {
    this.card = other.card;
    this.seat = other.seat;
    this.level = other.level;
  }

  /** Resets: there is no card to be paired. */
  clear(): void {
    this.card = -1;
    this.seat = NOBODY;
    this.level = 0;
  }

  /** Plays a card from a seat's hand, at this level. */
  lay(hands: Hands, seat: number, laid: Card, level: number): void {
    hands.take(laid);
    this.card = laid;
    this.seat = seat;
    this.level = level;
  }

  /** True if a card has the rank just played. */
  pairs(laid: Card): boolean {
    return this.card >= 0 && rankOf(laid) === rankOf(this.card);
  }

  /** True if a seat holds a card of the rank just played. */
  canPair(hands: Hands, seat: number): boolean {
    return this.card >= 0 && hands.holdsRank(seat, rankOf(this.card));
  }

  /** Writes the legal cards of a seat that must pair if it can into `into`; returns their number. */
  legal(hands: Hands, seat: number, into: Int32Array): number {
    return this.canPair(hands, seat) ? hands.listRank(seat, rankOf(this.card), into) : hands.list(seat, into);
  }
}
