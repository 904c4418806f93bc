/**
 * The market, made sequential (BW91.speculation.market): one lot at a time is for sale, the seats speak in turn from the
 * owner's left, and the owner answers. The book says only that cards are sold.
 */
import { SALE } from './moves.ts';

/** Whose word is awaited: an offer or silence; a price or silence; acceptance of the price; the owner's answer. */
export type MarketStage = 'closed' | 'offers' | 'price' | 'taking' | 'answer';

/** The lot that is for sale, the offers for it, and the seat whose word it is. */
export class Market {
  stage: MarketStage = 'closed';
  /** The lot for sale, or the last one. */
  lot = -1;
  owner = -1;
  /** The seat whose word it is, or was last. */
  speaker = -1;
  /** The best offer so far, or the price asked; 0 if there is none. */
  amount = 0;
  /** The seat that made the best offer; -1 if there is none. */
  bidder = -1;
  /** The sealed offer of each seat. */
  readonly sealed: Int32Array;
  /** 1 for each seat that has sold the best trump since a card was turned, and may not buy it back. */
  readonly #barred: Uint8Array;
  readonly #seats: number;
  /** Number of seats still to speak. */
  #left = 0;

  constructor(seats: number) {
    this.#seats = seats;
    this.sealed = new Int32Array(seats);
    this.#barred = new Uint8Array(seats);
  }

  copyFrom(other: Market): void {
    this.stage = other.stage;
    this.lot = other.lot;
    this.owner = other.owner;
    this.speaker = other.speaker;
    this.amount = other.amount;
    this.bidder = other.bidder;
    this.sealed.set(other.sealed);
    this.#barred.set(other.#barred);
    this.#left = other.#left;
  }

  /**
   * BW91.speculation.market.lots: puts a lot up for sale; false if nobody could buy it. BW91.speculation.market: the others
   * speak from the owner's left, or the owner names a price first.
   */
  cry(lot: number, owner: number, asks: boolean): boolean {
    this.lot = lot;
    this.owner = owner;
    this.amount = 0;
    this.bidder = -1;
    this.sealed.fill(0);
    if (!this.#hear(owner, asks ? 'price' : 'offers')) return false;
    if (asks) this.speaker = owner;
    return true;
  }

  /** BW91.speculation.market: the owner names a price; the others may take it in turn. */
  ask(amount: number): void {
    this.amount = amount;
    this.#hear(this.owner, 'taking');
  }

  /** BW91.speculation.market: the speaker offers more than any before; all the others have a new word. */
  offer(amount: number): void {
    this.amount = amount;
    this.bidder = this.speaker;
    if (!this.#hear(this.speaker, 'offers')) this.#toOwner();
  }

  /** BW91.speculation.market: the speaker lays down an offer that the others do not see. */
  seal(amount: number): void {
    this.sealed[this.speaker] = amount;
    this.silence();
  }

  /**
   * BW91.speculation.market: the speaker says nothing; after the last, the owner answers the best offer, or the lot is no
   * longer for sale.
   */
  silence(): void {
    this.#left -= 1;
    if (this.stage === 'offers' && this.#left > 0) this.speaker = this.#nextAfter(this.speaker);
    else if (this.stage === 'taking' && this.#left > 0) this.speaker = this.#nextAfter(this.speaker);
    else if (this.stage === 'offers') this.#toOwner();
    else this.close();
  }

  /** BW91.speculation.market, .turn: nothing is for sale any more, and the next card may be turned. */
  close(): void {
    this.stage = 'closed';
  }

  /** BW91.speculation.market.lots: a seat that has sold the best trump may not buy it back, and has no word on it (.market). */
  bar(seat: number): void {
    this.#barred[seat] = 1;
  }

  /** BW91.speculation.market.lots: once a card has been turned, every seat may buy the best trump, and has a word (.market). */
  unbar(): void {
    this.#barred.fill(0);
  }

  /** BW91.speculation.market: each other seat has a word in turn, from the left of a seat; false if there is none. */
  #hear(from: number, stage: MarketStage): boolean {
    this.#left = 0;
    for (let seat = 0; seat < this.#seats; seat++) if (this.#maySpeak(seat)) this.#left += 1;
    if (this.#left === 0) return false;
    this.stage = stage;
    this.speaker = this.#nextAfter(from);
    return true;
  }

  /**
   * BW91.speculation.market: the owner answers, if anything was offered. The highest sealed offer is the best, the first of
   * level ones.
   */
  #toOwner(): void {
    for (let i = 1; i < this.#seats; i++) {
      const seat = (this.owner + i) % this.#seats;
      if (this.sealed[seat]! <= this.amount) continue;
      this.amount = this.sealed[seat]!;
      this.bidder = seat;
    }
    if (this.bidder < 0) return this.close();
    this.stage = 'answer';
    this.speaker = this.owner;
  }

  // BW91.speculation.market: all but the owner and who has made the best offer; BW91.speculation.market.lots: nor who has
  // sold the best trump.
  #maySpeak(seat: number): boolean {
    return seat !== this.owner && seat !== this.bidder && !(this.lot === SALE.best && this.#barred[seat] === 1);
  }

  // BW91.speculation.market: the next to the left who has a word.
  #nextAfter(seat: number): number {
    let next = (seat + 1) % this.#seats;
    while (!this.#maySpeak(next)) next = (next + 1) % this.#seats;
    return next;
  }
}
