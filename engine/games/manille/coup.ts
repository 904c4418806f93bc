/**
 * The cards of one deal (French: coup): the hands, the table, and the points and tricks that each camp (two partners)
 * has taken. This file cites no articles and changes no player's score.
 */

import { type CardOwners, createEmptyOwners, NO_OWNER, PACK_SIZE } from '../../cards.ts';
import type { ReadonlyHands } from '../../game.ts';
import { beats, CARD_POINTS, CARD_TO_MANILLE, type CardMask, countCards, type ManilleCard } from './cards.ts';
import { getLegalCards, type PlayPractices } from './legality.ts';

/** Number of cards in the pack. */
export const CARD_COUNT = 32;

/** Returns the camp of a seat (0-based): 0 for the first and third seat, 1 for the second and fourth. */
export const getCamp = (seat: number): number => seat & 1;
/** Returns the seat opposite, that of the partner. */
export const getPartner = (seat: number): number => seat ^ 2;
/** Returns the seat on the right, which plays next. */
export const getNextSeat = (seat: number): number => (seat + 1) & 3;

/**
 * State of the cards in the current deal (coup), which listeners and search bots may read. Cards are numbered as in
 * `cards.ts`; hands are bit masks.
 */
export class Coup implements ReadonlyHands {
  /** The hand of each seat, as a bit mask. */
  readonly held = new Int32Array(4);
  /** The trump suit (0–3); -1 before the first deal. */
  trump = -1;
  /** The card that is turned up, the last of the pack; -1 before the first deal. */
  turnUp: ManilleCard = -1;
  /** True while the card turned up lies on the table, before the dealer takes it. */
  lies = false;
  /** The cards played, in order; only the first {@link count} entries are valid. */
  readonly played = new Uint8Array(CARD_COUNT);
  /** The seat that led each trick. */
  readonly leaders = new Int8Array(CARD_COUNT >> 2);
  /** Number of cards played; every fourth card completes a trick. */
  count = 0;
  /**
   * Of the current trick: the highest card of the suit led, the winning card, and the seat that played it. -1 until the
   * first card is played.
   */
  top: ManilleCard = -1;
  best: ManilleCard = -1;
  master = -1;
  /** Points of the cards in the current trick. */
  value = 0;
  /** Points that each camp has taken, including one point for each trick. */
  readonly taken = new Int32Array(2);
  /** Number of tricks taken by each camp. */
  readonly tricks = new Int32Array(2);

  readonly #owner: CardOwners = createEmptyOwners();
  /** Values of {@link top}, {@link best} and {@link master} before the last card, in case it is taken back. */
  #topBefore: ManilleCard = -1;
  #bestBefore: ManilleCard = -1;
  #masterBefore = -1;

  /** Begins a deal. {@link held} must already contain the hands; the dealer's is without the card turned up. */
  begin(turnUp: ManilleCard): void {
    this.turnUp = turnUp;
    this.trump = turnUp >> 3;
    this.lies = true;
    this.count = 0;
    this.value = 0;
    this.taken.fill(0);
    this.tricks.fill(0);
  }

  /** Copies the state of another deal. */
  copyFrom(other: Coup): void {
    this.held.set(other.held);
    this.trump = other.trump;
    this.turnUp = other.turnUp;
    this.lies = other.lies;
    this.played.set(other.played);
    this.leaders.set(other.leaders);
    this.count = other.count;
    this.top = other.top;
    this.best = other.best;
    this.master = other.master;
    this.value = other.value;
    this.taken.set(other.taken);
    this.tricks.set(other.tricks);
    this.#topBefore = other.#topBefore;
    this.#bestBefore = other.#bestBefore;
    this.#masterBefore = other.#masterBefore;
  }

  /** Moves the card turned up into the dealer's hand. */
  takeUp(dealer: number): void {
    this.held[dealer]! |= 1 << this.turnUp;
    this.lies = false;
  }

  /** Returns the cards that a seat may play, as if it were its turn. */
  legal(seat: number, duties: PlayPractices): CardMask {
    const hand = this.held[seat]!;
    if ((this.count & 3) === 0) return hand;
    return getLegalCards(hand, this.top, this.best, this.master === getPartner(seat), this.trump, duties);
  }

  /** Plays a seat's card to the table. */
  lay(seat: number, card: ManilleCard): void {
    this.held[seat]! ^= 1 << card;
    this.value += CARD_POINTS[card]!;
    if ((this.count & 3) === 0) {
      this.leaders[this.count >> 2] = seat;
      this.top = card;
      this.#lead(seat, card);
    } else {
      const { top, best } = this;
      if (card >> 3 === top >> 3 && card > top) this.top = card;
      if (beats(card, best, this.trump)) this.#lead(seat, card);
    }
    this.played[this.count++] = card;
  }

  #lead(seat: number, card: ManilleCard): void {
    this.best = card;
    this.master = seat;
  }

  /** Saves the state of the trick before a card that may have to be taken back. */
  remember(): void {
    this.#topBefore = this.top;
    this.#bestBefore = this.best;
    this.#masterBefore = this.master;
  }

  /** Returns the last card played to a seat's hand, and restores the saved state of the trick. */
  takeBack(seat: number): ManilleCard {
    const card = this.played[--this.count]!;
    this.held[seat]! |= 1 << card;
    this.value -= CARD_POINTS[card]!;
    this.top = this.#topBefore;
    this.best = this.#bestBefore;
    this.master = this.#masterBefore;
    return card;
  }

  /** Gives the complete trick to its winner. Returns its points: those of its cards, plus one for the trick. */
  gather(): number {
    const camp = getCamp(this.master);
    const points = this.value + 1;
    this.taken[camp]! += points;
    this.tricks[camp]! += 1;
    this.value = 0;
    return points;
  }

  /** Owner of each card of the full pack. It is computed again on each access. */
  get owner(): CardOwners {
    for (let card = 0; card < PACK_SIZE; card++) this.#owner[card] = this.#ownerOf(CARD_TO_MANILLE[card]!);
    return this.#owner;
  }

  #ownerOf(card: ManilleCard): number {
    if (card < 0) return NO_OWNER;
    for (let seat = 0; seat < 4; seat++) if ((this.held[seat]! >>> card) & 1) return seat;
    return NO_OWNER;
  }

  size(seat: number): number {
    return countCards(this.held[seat]!);
  }

  /** True if a seat holds a card, given by its integer in the full pack. False for cards that the game does not use. */
  holds(seat: number, card: number): boolean {
    return CARD_TO_MANILLE[card]! >= 0 && ((this.held[seat]! >>> CARD_TO_MANILLE[card]!) & 1) === 1;
  }
}
