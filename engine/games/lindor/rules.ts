/**
 * Lindor, or Nain jaune, as Lacombe's dictionary has it (1792), known through the differences from 1760 that
 * Lalanne's retelling lists. Where it is silent:
 * - the player of the last card goes on if he can, then the next to the right who can, and who can must
 *   (`passing`); when nobody can, the last player begins again with any card (`stop`);
 * - at an opéra the winner sweeps the boxes before the bêtes are made (`sweep`);
 * - the bête is made on all five boxes (`bete`); accounts may go below nothing.
 */
import { type Card, card, rankOf } from '../../cards.ts';
import { EVENT } from '../../events.ts';
import { type Move, PASS, type Refusal, type Table } from '../../game.ts';
import type { ChosenPractices, Readings } from '../../readings.ts';
import type { CheckedSetup } from '../../setup.ts';
import { BOARD_BOXES, getBoxOfCard, NAIN } from '../nain-jaune-family/board.ts';
import { createNainFamilyReadings, type NainFamilyArticles, NainFamilyTable } from '../nain-jaune-family/table.ts';
import type { LindorArticle } from './articles.ts';

/** The disputed points of the game; the first practice of each is the default. */
export const readings = {
  bete: { values: ['all-five', 'not-the-nain', 'none'], article: 'L92.bete' },
  stop: { values: ['lead', 'skip'], article: 'L92.run.stop' },
  passing: { values: ['forbidden', 'allowed'], article: 'L92.run.compulsory' },
  sweep: { values: ['before-betes', 'after-betes'], article: 'L92.opera.order' },
  ...createNainFamilyReadings('L92'),
} as const satisfies Readings;

const FAMILY: NainFamilyArticles<LindorArticle> = {
  firstDealer: 'L92.dealer.first', // by draw, the highest card
  nextDealer: 'L92.dealer.next', // the deal passes to the right
  deal: 'L92.deal', // fifteen cards to each of three, down to six to each of eight
  talon: 'L92.talon', // the cards left over, seen by nobody
  count: 'L92.count',
  tours: 'L92.tours',
  leftover: 'L92.leftover',
  winner: 'L92.winner',
};

const KING = rankOf(card('KS'));

/** The table at which Lindor is played; the boxes are the accounts after the seats'. */
export class LindorTable extends NainFamilyTable<LindorArticle> implements Table<LindorArticle> {
  readonly #readings: ChosenPractices<typeof readings>;
  /** The seat that played the last card. */
  #runner = -1;
  /** The rank that continues the run; -1 if any card may be led. */
  #due = -1;
  /** The rank of the last card played. */
  #lastRank = -1;
  #cardsLaid = 0;

  constructor(setup: CheckedSetup<typeof readings>) {
    super(setup, setup.readings, FAMILY);
    this.#readings = setup.readings;
  }

  override copyFrom(other: this): void {
    super.copyFrom(other);
    this.#lastRank = other.#lastRank;
    this.#runner = other.#runner;
    this.#due = other.#due;
    this.#cardsLaid = other.#cardsLaid;
  }

  protected begin(): void {
    // L92.stakes: every player stakes fifteen; L92.box.stays: on top of what lies there still.
    for (let i = 0; i < this.seats; i++) this.stake((this.dealer + i) % this.seats, 1, 'L92.stakes');
    this.dealOver = false;
    this.#cardsLaid = 0;
    this.#lastRank = -1;
    this.#askForLead((this.dealer + 1) % this.seats); // L92.run: the first in cards
  }

  // L92.order: a card of the next rank up, or any card to lead; L92.run.compulsory: a pass only where one may.
  legal(into: Int32Array): number {
    if (this.toMove < 0) return 0;
    if (this.#due < 0) return this.hands.list(this.toMove, into);
    const count = this.hands.listRank(this.toMove, this.#due, into);
    if (!this.#mayPass()) return count;
    into[count] = PASS;
    return count + 1;
  }

  #mayPass(): boolean {
    return this.#due >= 0 && this.#readings.passing === 'allowed';
  }

  getRefusal(seat: number, move: Move): Refusal<LindorArticle> | null {
    if (this.toMove < 0) return { reason: 'deal-over', cite: 'L92.out' };
    if (seat !== this.toMove) return { reason: 'not-your-turn', cite: 'L92.run.next' };
    if (move === PASS) return this.#mayPass() ? null : { reason: 'no-pass', cite: 'L92.run.compulsory' };
    if (!this.hands.holds(seat, move)) return { reason: 'not-in-hand', cite: 'L92.deal' };
    if (this.#due < 0 || rankOf(move) === this.#due) return null;
    return { reason: seat === this.#runner ? 'must-continue' : 'must-supply', cite: 'L92.order' };
  }

  play(move: Move): void {
    if (move === PASS) {
      this.listener?.(EVENT.passed, this.toMove, 0, 0, 'L92.run.compulsory');
      this.#askFrom(((this.toMove - this.#runner + this.seats) % this.seats) + 1);
    } else this.#lay(this.toMove, move);
  }

  #lay(seat: number, laid: Card): void {
    this.listener?.(this.#due < 0 ? EVENT.led : EVENT.followed, seat, laid, 0, this.#whyLaid(seat));
    this.hands.take(laid);
    this.#cardsLaid += 1;
    this.#runner = seat;
    this.#lastRank = rankOf(laid);

    // L92.box: who plays a card of the board takes what is on its box.
    const box = getBoxOfCard(laid);
    if (box >= 0) this.takeBox(seat, box, 'L92.box');

    if (this.hands.size(seat) === 0) return this.#settle(seat);
    this.#due = this.#lastRank + 1; // L92.run.king: after a king, more than any card has
    this.#askFrom(0);
  }

  #whyLaid(seat: number): LindorArticle {
    if (this.#due > this.#lastRank + 1) return 'L92.run.stop'; // a rank that nobody laid was skipped
    if (this.#due >= 0) return seat === this.#runner ? 'L92.run' : 'L92.run.next';
    if (this.#lastRank < 0) return 'L92.run';
    return this.#lastRank === KING ? 'L92.run.king' : 'L92.run.stop';
  }

  #askForLead(seat: number): void {
    this.toMove = seat;
    this.#due = -1;
  }

  /**
   * Gives the turn to the next player. L92.run.next: the first who holds the rank that is due, counting from `places`
   * seats to the right of the last player. L92.run.stop: if nobody holds it, the last player leads, or the rank is
   * skipped. L92.order: the ranks rise.
   */
  #askFrom(places: number): void {
    let first = places;
    while (this.#due <= KING) {
      for (let i = first; i < this.seats; i++) {
        const seat = (this.#runner + i) % this.seats;
        if (!this.hands.holdsRank(seat, this.#due)) continue;
        this.toMove = seat;
        return;
      }
      if (this.#readings.stop === 'lead') break;
      this.#due += 1;
      first = 0;
    }
    this.#askForLead(this.#runner);
  }

  // L92.out: the first without cards is paid what is left in each other hand; L92.nain.single: the seven not double.
  #settle(winner: number): void {
    const { listener } = this;
    listener?.(EVENT.out, winner, 0, 0, 'L92.out');
    for (let i = 1; i < this.seats; i++) {
      const loser = (winner + i) % this.seats;
      this.ledger.pay(loser, winner, this.count(loser), 'L92.out');
    }

    // L92.opera: nobody else has laid a card; nothing is doubled, but all the boxes are his (L92.opera.boxes).
    const opera = this.#cardsLaid === this.handSize;
    if (opera) listener?.(EVENT['made-opera'], winner, 0, 0, 'L92.opera');
    // L92.opera.order: he sweeps before the bêtes, so that empty boxes make none.
    if (opera && this.#readings.sweep === 'before-betes') this.#sweep(winner);
    this.#makeBetes(winner);
    if (opera && this.#readings.sweep === 'after-betes') this.#sweep(winner);

    this.dealOver = true;
    this.toMove = -1;
    this.endDeal();
  }

  #sweep(winner: number): void {
    for (let box = 0; box < BOARD_BOXES.length; box++) this.takeBox(winner, box, 'L92.opera.boxes');
  }

  // L92.bete: as much again on the box of each card of the board that was kept.
  #makeBetes(winner: number): void {
    const { bete } = this.#readings;
    if (bete === 'none') return;
    for (let i = 1; i < this.seats; i++)
      this.makeBetes((winner + i) % this.seats, 1, (left) =>
        left === NAIN && bete === 'not-the-nain' ? null : 'L92.bete',
      );
  }
}
