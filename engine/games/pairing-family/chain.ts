/**
 * What the games of pairing do alike, Snip-Snap-Snorum and Chnif-Chnof-Chnorum: the card just laid may be
 * paired by the next player, must be if it can, and each pairing in succession is one step further.
 */
import { type Card, rankOf } from '../../cards.ts';
import { type Hands, NOBODY } from '../../hands.ts';

/** How far a rank can be paired: the fourth card of it is the third pairing. */
export const LAST_LEVEL = 3;

/** The card last laid, and how often its rank has been paired in succession. */
export class Chain {
  /** The card that may be paired; -1 when there is none. */
  card: Card = -1;
  /** Who laid it. */
  seat = NOBODY;
  /** 0 a fresh card, 1 to 3 the pairings in their order. */
  level = 0;

  /** Is as another chain is. */
  copyFrom(other: Chain): void {
    this.card = other.card;
    this.seat = other.seat;
    this.level = other.level;
  }

  /** Nothing lies there to be paired. */
  clear(): void {
    this.card = -1;
    this.seat = NOBODY;
    this.level = 0;
  }

  /** A seat lays a card, of this level, out of its hand. */
  lay(hands: Hands, seat: number, laid: Card, level: number): void {
    hands.take(laid);
    this.card = laid;
    this.seat = seat;
    this.level = level;
  }

  /** Whether a card is of the rank just laid. */
  pairs(laid: Card): boolean {
    return this.card >= 0 && rankOf(laid) === rankOf(this.card);
  }

  /** Whether a seat holds a card of the rank just laid. */
  canPair(hands: Hands, seat: number): boolean {
    return this.card >= 0 && hands.holdsRank(seat, rankOf(this.card));
  }

  /** Writes what a seat that must pair if it can may lay into `into`; returns how many. */
  legal(hands: Hands, seat: number, into: Int32Array): number {
    return this.canPair(hands, seat) ? hands.listRank(seat, rankOf(this.card), into) : hands.list(seat, into);
  }
}
