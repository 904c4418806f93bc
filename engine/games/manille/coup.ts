/**
 * The cards of one coup: hands, the table, and the cards taken by each camp. It cites no articles and marks no points.
 */
import { PACK_SIZE } from '../../cards.ts';
import type { HandsSeen } from '../../game.ts';
import { NOBODY, noOwners, type Owners } from '../../hands.ts';
import { beats, CARD_TO_MANILLE, type ManilleCard, type Mask, POINTS, sizeOf } from './cards.ts';
import { type Duties, legalMask } from './legality.ts';

/** Number of cards in the pack. */
export const CARDS = 32;

/** The camp of a seat: 0 the first and the third, 1 the second and the fourth. */
export const campOf = (seat: number): number => seat & 1;
/** The seat opposite. */
export const partnerOf = (seat: number): number => seat ^ 2;
/** The seat on the right, which plays next. */
export const nextTo = (seat: number): number => (seat + 1) & 3;

/** The current coup, readable by listeners and search players: cards are those of `cards.ts`, hands are masks. */
export class Coup implements HandsSeen {
  /** The hand of each seat. */
  readonly held = new Int32Array(4);
  /** The trump suit (0–3). */
  trump = -1;
  /** The card that is turned up, the last of the pack. */
  turnUp: ManilleCard = -1;
  /** True while that card is in nobody's hand. */
  lies = false;
  /** The cards played, in order; only the first {@link count} entries are valid. */
  readonly played = new Uint8Array(CARDS);
  /** The leader of each trick. */
  readonly leaders = new Int8Array(CARDS >> 2);
  /** Number of cards played; a trick begins with every fourth. */
  count = 0;
  /** The highest card of the suit led, the winning card, and its seat. */
  top: ManilleCard = -1;
  best: ManilleCard = -1;
  master = -1;
  /** Points of the cards of the trick on the table. */
  value = 0;
  /** Points taken by each camp, including one for each trick. */
  readonly taken = new Int32Array(2);
  /** Number of tricks taken by each camp. */
  readonly tricks = new Int32Array(2);

  readonly #owner: Owners = noOwners();
  /** Values of {@link top}, {@link best} and {@link master} before a card that may have to be taken back. */
  #topBefore: ManilleCard = -1;
  #bestBefore: ManilleCard = -1;
  #masterBefore = -1;

  /** Begins a coup; {@link held} must already contain the hands, the dealer's without the turn-up. */
  begin(turnUp: ManilleCard): void {
    this.turnUp = turnUp;
    this.trump = turnUp >> 3;
    this.lies = true;
    this.count = 0;
    this.value = 0;
    this.taken.fill(0);
    this.tricks.fill(0);
  }

  /** Copies another coup in any state. */
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

  /** Adds the turn-up to the dealer's hand. */
  takeUp(dealer: number): void {
    this.held[dealer]! |= 1 << this.turnUp;
    this.lies = false;
  }

  /** The cards that a seat may play, if it were its turn. */
  legal(seat: number, duties: Duties): Mask {
    const hand = this.held[seat]!;
    if ((this.count & 3) === 0) return hand;
    return legalMask(hand, this.top, this.best, this.master === partnerOf(seat), this.trump, duties);
  }

  /** Plays a seat's card to the table. */
  lay(seat: number, card: ManilleCard): void {
    this.held[seat]! ^= 1 << card;
    this.value += POINTS[card]!;
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

  /** Saves the trick before a card that may have to be taken back. */
  remember(): void {
    this.#topBefore = this.top;
    this.#bestBefore = this.best;
    this.#masterBefore = this.master;
  }

  /** Returns the last card to a seat's hand, and restores the saved trick. */
  takeBack(seat: number): ManilleCard {
    const card = this.played[--this.count]!;
    this.held[seat]! |= 1 << card;
    this.value -= POINTS[card]!;
    this.top = this.#topBefore;
    this.best = this.#bestBefore;
    this.master = this.#masterBefore;
    return card;
  }

  /** Gives the complete trick to its master. Returns its points: one for the trick plus its cards. */
  gather(): number {
    const camp = campOf(this.master);
    const points = this.value + 1;
    this.taken[camp]! += points;
    this.tricks[camp]! += 1;
    this.value = 0;
    return points;
  }

  /** The owner of each card of the pack, computed on each access. */
  get owner(): Owners {
    for (let card = 0; card < PACK_SIZE; card++) this.#owner[card] = this.#ownerOf(CARD_TO_MANILLE[card]!);
    return this.#owner;
  }

  #ownerOf(card: ManilleCard): number {
    if (card < 0) return NOBODY;
    for (let seat = 0; seat < 4; seat++) if ((this.held[seat]! >>> card) & 1) return seat;
    return NOBODY;
  }

  size(seat: number): number {
    return sizeOf(this.held[seat]!);
  }

  /** True if a seat holds a card, by the pack's integer; false for cards outside the game. */
  holds(seat: number, card: number): boolean {
    return CARD_TO_MANILLE[card]! >= 0 && ((this.held[seat]! >>> CARD_TO_MANILLE[card]!) & 1) === 1;
  }
}
