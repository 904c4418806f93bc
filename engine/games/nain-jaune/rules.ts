/**
 * Le Nain jaune, as L'Avantcoureur printed it (no. 42, 3 November 1760), with the precisions of Lalanne's
 * retelling. Where both are silent or disagree:
 * - the bête is made on all five boxes (`bete`), and is not doubled at an opéra (`opera-bete`);
 * - the dwarf may be laid for any card its holder lacks (`nain`), the players being asked in order (`nain-turn`);
 *   after the six of diamonds it may be laid or held back (`nain-after-six`);
 * - who holds the next card must lay it (`supply`);
 * - a run that nobody can go on with is a hoc and is paid (`accidental`), on the winner's last card too
 *   (`last-accidental`);
 * - the stake of a box is drawn by the one who plays its card (`box`); a fiche is one counter (`fiche`);
 * - accounts may go below nothing.
 */

import { type Card, card, NO_OWNER, RANKS_IN_SUIT, rankOf, suitOf } from '../../cards.ts';
import { CALLED_WORDS, EVENT } from '../../events.ts';
import { type Move, PASS, type Refusal, type Table } from '../../game.ts';
import type { ChosenPractices, Readings } from '../../readings.ts';
import type { CheckedSetup } from '../../setup.ts';
import { BOARD_BOXES, getBoxOfCard, NAIN } from '../nain-jaune-family/board.ts';
import { createNainFamilyReadings, type NainFamilyArticles, NainFamilyTable } from '../nain-jaune-family/table.ts';
import type { NainJauneArticle } from './articles.ts';

/** The disputed points of the game; the first practice of each is the default. */
export const readings = {
  box: { values: ['on-playing', 'on-holding'], article: 'AC60.box' },
  nain: { values: ['lacked', 'unsuppliable'], article: 'AC60.nain.wild' },
  bete: { values: ['all-five', 'not-the-nain'], article: 'AC60.bete.nain' },
  accidental: { values: ['paid', 'unpaid'], article: 'AC60.hoc.paid' },
  'opera-bete': { values: ['single', 'double'], article: 'AC60.opera' },
  fiche: { values: ['1', '2', '10'], article: 'AC60.fiche' },
  supply: { values: ['compulsory', 'optional'], article: 'AC60.run.compulsory' },
  'nain-turn': { values: ['in-order', 'runner', 'anyone'], article: 'AC60.nain.turn' },
  'nain-after-six': { values: ['optional', 'compulsory', 'never'], article: 'AC60.nain.after-six' },
  'last-accidental': { values: ['paid', 'unpaid'], article: 'AC60.hoc.last' },
  ...createNainFamilyReadings('AC60'),
} as const satisfies Readings;

const FAMILY: NainFamilyArticles<NainJauneArticle> = {
  firstDealer: 'AC60.dealer.first', // by draw, the highest card
  nextDealer: 'AC60.dealer.next', // the deal passes to the right
  deal: 'AC60.deal', // fifteen cards to each of three, nine to each of five
  talon: 'AC60.talon', // the cards left over, seen by nobody
  count: 'AC60.count',
  tours: 'AC60.tours',
  leftover: 'AC60.leftover',
  winner: 'AC60.winner',
};

const HOC = CALLED_WORDS.indexOf('hoc');
const KING = RANKS_IN_SUIT - 1;
const QUEEN_OF_SPADES = card('QS');
const KNAVE_OF_CLUBS = card('JC');
const TEN_OF_DIAMONDS = card('10D');

/** AC60.hoc.permanent: true for the three cards that make a hoc whenever they are played. */
const isPermanentHoc = (laid: Card): boolean =>
  laid === QUEEN_OF_SPADES || laid === KNAVE_OF_CLUBS || laid === TEN_OF_DIAMONDS;

/** Decision expected of the seat to play. */
type Asked =
  /** Any card, to begin a run. */
  | 'lead'
  /** The seven of diamonds in place of the card that is due, or a pass. */
  | 'nain'
  /** The card that is due. */
  | 'supply';

/** The table at which Le Nain jaune of 1760 is played; the boxes are the accounts after the seats'. */
export class NainJauneTable extends NainFamilyTable<NainJauneArticle> implements Table<NainJauneArticle> {
  readonly #readings: ChosenPractices<typeof readings>;
  #asked: Asked = 'lead';
  /** The seat that played the last card of the run. */
  #runner = -1;
  /** The card that continues the run; without meaning when the seat is to lead. */
  #due = -1;
  #cardsLaid = 0;

  constructor(setup: CheckedSetup<typeof readings>) {
    super(setup, setup.readings, FAMILY);
    this.#readings = setup.readings;
  }

  override copyFrom(other: this): void {
    super.copyFrom(other);
    this.#asked = other.#asked;
    this.#runner = other.#runner;
    this.#due = other.#due;
    this.#cardsLaid = other.#cardsLaid;
  }

  protected begin(): void {
    // AC60.stakes: the dealer alone stakes fifteen; AC60.box.stays: on top of what lies there still.
    this.stake(this.dealer, Number(this.#readings.fiche), 'AC60.stakes');
    if (this.#readings.box === 'on-holding') this.#takeBoxesHeld();
    this.dealOver = false;
    this.#cardsLaid = 0; // counted for AC60.opera
    this.#runner = -1;
    this.#askForLead((this.dealer + 1) % this.seats); // AC60.run, AC60.deal.right: the first in cards
  }

  // AC60.notice.draw: who has the like of a card of the board in his hand draws what is on it.
  #takeBoxesHeld(): void {
    for (const [box, { card: its }] of BOARD_BOXES.entries()) {
      const holder = this.hands.owner[its]!;
      if (holder !== NO_OWNER) this.takeBox(holder, box, 'AC60.notice.draw');
    }
  }

  // AC60.run: any card to lead; AC60.run.compulsory, AC60.nain.turn: else the one that is due, or a pass.
  legal(into: Int32Array): number {
    if (this.toMove < 0) return 0;
    if (this.#asked === 'lead') return this.hands.list(this.toMove, into);
    into[0] = this.#asked === 'nain' ? NAIN : this.#due;
    if (!this.#mayPass()) return 1;
    into[1] = PASS;
    return 2;
  }

  /**
   * Tells whether the seat to play may pass. The seven of diamonds may always be held back, unless it is itself the
   * card that is due. The card that is due may be held back only by one practice.
   */
  #mayPass(): boolean {
    if (this.#asked === 'lead') return false;
    if (this.#asked === 'nain') return this.#due !== NAIN || this.#readings['nain-after-six'] === 'optional';
    return this.#readings.supply === 'optional' && this.toMove !== this.#runner;
  }

  getRefusal(seat: number, move: Move): Refusal<NainJauneArticle> | null {
    if (this.toMove < 0) return { reason: 'deal-over', cite: 'AC60.out' };
    if (seat !== this.toMove) return { reason: 'not-your-turn', cite: this.#whoseTurn() };
    if (move === PASS) {
      if (this.#mayPass()) return null;
      const calledFor = this.#asked === 'nain' ? 'AC60.nain.after-six' : 'AC60.run.compulsory';
      return { reason: 'no-pass', cite: calledFor };
    }
    if (!this.hands.holds(seat, move)) return { reason: 'not-in-hand', cite: 'AC60.deal' };
    if (this.#asked === 'lead' || move === (this.#asked === 'nain' ? NAIN : this.#due)) return null;
    const reason = seat === this.#runner ? 'must-continue' : 'must-supply';
    if (move === NAIN) return { reason, cite: 'AC60.nain.wild' };
    return { reason, cite: suitOf(move) === suitOf(this.#due) ? 'AC60.order' : 'AC60.run.suit' };
  }

  /** Returns the article that gives the turn to the seat to play. */
  #whoseTurn(): NainJauneArticle {
    if (this.#asked === 'nain') return 'AC60.nain.turn';
    if (this.#asked === 'supply') return 'AC60.run.supply';
    return this.#runner < 0 ? 'AC60.deal.right' : 'AC60.hoc.lead';
  }

  play(move: Move): void {
    if (move === PASS) this.#keep();
    else this.#lay(this.toMove, move);
  }

  #lay(seat: number, laid: Card): void {
    const { listener } = this;
    listener?.(this.#asked === 'lead' ? EVENT.led : EVENT.followed, seat, laid, 0, this.#whyLaid(seat));
    this.hands.take(laid);
    this.#cardsLaid += 1;
    this.#runner = seat;
    this.#due = laid + 1;

    // AC60.box: who plays a card of the board takes what is on it.
    const box = getBoxOfCard(laid);
    if (box >= 0) this.takeBox(seat, box, 'AC60.box');

    // The hocs, each of which stops the run where it is.
    if (laid === NAIN) this.#hoc(seat, 'AC60.nain.hoc', true);
    else if (isPermanentHoc(laid)) this.#hoc(seat, 'AC60.hoc.permanent', true);
    else if (rankOf(laid) === KING) this.#hoc(seat, 'AC60.hoc.king', true);
    else if (this.hands.size(seat) === 0) this.#lastCard(seat);
    else return this.#askForDue();

    if (this.hands.size(seat) === 0) this.#settle(seat);
    else this.#askForLead(seat); // AC60.hoc.lead: who makes hoc goes on with any card
  }

  #whyLaid(seat: number): NainJauneArticle {
    if (this.#asked === 'lead') return this.#runner < 0 ? 'AC60.run' : 'AC60.hoc.lead';
    if (this.#asked === 'nain') return this.#due === NAIN ? 'AC60.nain.after-six' : 'AC60.nain.wild';
    return seat === this.#runner ? 'AC60.run' : 'AC60.run.supply';
  }

  // AC60.hoc.paid: a hoc announced is worth a counter from each of the others; AC60.hoc.accidental: one by chance
  // too, if so agreed.
  #hoc(seat: number, cite: NainJauneArticle, paid: boolean): void {
    this.listener?.(EVENT.called, seat, 0, HOC, cite);
    if (!paid) return;
    for (let i = 1; i < this.seats; i++) this.ledger.pay((seat + i) % this.seats, seat, 1, 'AC60.hoc.paid');
  }

  // AC60.hoc.last: the winner's last card is a hoc too when no hand holds the next; AC60.hoc.paid: if such hocs are paid.
  #lastCard(seat: number): void {
    if (this.#holderOfDue() !== NO_OWNER) return;
    const paid = this.#readings.accidental === 'paid' && this.#readings['last-accidental'] === 'paid';
    this.#hoc(seat, 'AC60.hoc.last', paid);
  }

  /**
   * Returns the seat that can play the card that is due; NOBODY if the card was played, is in the talon, or may not be
   * played by the practice in use.
   */
  #holderOfDue(): number {
    if (this.#due === NAIN && this.#readings['nain-after-six'] === 'never') return NO_OWNER;
    return this.hands.owner[this.#due]!;
  }

  #askForLead(seat: number): void {
    this.toMove = seat;
    this.#asked = 'lead';
  }

  // AC60.run: the runner goes on if he can; AC60.run.supply: else whoever has the card lays it.
  #askForDue(): void {
    const holder = this.#holderOfDue();
    if (this.#nainMayComeBefore(holder)) {
      this.toMove = this.hands.owner[NAIN]!;
      this.#asked = 'nain';
    } else this.#askHolder(holder);
  }

  /**
   * Tells whether the seven of diamonds may be played before `holder` plays the card that is due. AC60.nain.wild: it
   * stands for a card that its holder does not have. AC60.nain.turn: the players are asked in order, from the last
   * player to the right, up to the holder of the card.
   */
  #nainMayComeBefore(holder: number): boolean {
    const nain = this.hands.owner[NAIN]!;
    if (nain === NO_OWNER || this.#due === NAIN || holder === this.#runner || holder === nain) return false;
    if (this.#readings.nain === 'unsuppliable' && holder !== NO_OWNER) return false;
    if (this.#readings['nain-turn'] === 'runner') return nain === this.#runner;
    if (this.#readings['nain-turn'] === 'anyone' || holder === NO_OWNER) return true;
    return this.#distance(nain) < this.#distance(holder);
  }

  /** Returns the distance of a seat from the player of the last card, counted to the right. */
  #distance(seat: number): number {
    return (seat - this.#runner + this.seats) % this.seats;
  }

  #askHolder(holder: number): void {
    if (holder === NO_OWNER) return this.#stop();
    this.toMove = holder;
    // AC60.nain.after-six: after the six of diamonds the dwarf is also the seven that is due.
    this.#asked = this.#due === NAIN ? 'nain' : 'supply';
  }

  /** Makes the seat that was asked for a card pass. */
  #keep(): void {
    const wild = this.#asked === 'nain' && this.#due !== NAIN;
    const why = wild ? 'AC60.nain.turn' : this.#asked === 'nain' ? 'AC60.nain.after-six' : 'AC60.run.compulsory';
    this.listener?.(EVENT.passed, this.toMove, 0, 0, why);
    if (wild) this.#askHolder(this.#holderOfDue());
    else this.#stop();
  }

  // AC60.hoc.accidental: nobody goes on, so the last player makes hoc and begins again with any card.
  #stop(): void {
    this.#hoc(this.#runner, 'AC60.hoc.accidental', this.#readings.accidental === 'paid');
    this.#askForLead(this.#runner); // AC60.hoc.lead
  }

  // AC60.out: the first without cards is paid what is left in each other hand; then the bêtes.
  #settle(winner: number): void {
    const { listener } = this;
    listener?.(EVENT.out, winner, 0, 0, 'AC60.out');
    // AC60.opera.meaning: he went out before anyone else had laid a card.
    const opera = this.#cardsLaid === this.handSize;
    if (opera) listener?.(EVENT['made-opera'], winner, 0, 0, 'AC60.opera.meaning');

    for (let i = 1; i < this.seats; i++) {
      const loser = (winner + i) % this.seats;
      const cost = this.count(loser);
      // AC60.nain.double, AC60.opera, AC60.opera.nain: twice, twice, four times.
      if (this.hands.holds(loser, NAIN))
        this.ledger.pay(loser, winner, opera ? 4 * cost : 2 * cost, opera ? 'AC60.opera.nain' : 'AC60.nain.double');
      else this.ledger.pay(loser, winner, opera ? 2 * cost : cost, opera ? 'AC60.opera' : 'AC60.out');
    }

    // AC60.bete: as much again on the box of each card of the board that was kept.
    const times = opera && this.#readings['opera-bete'] === 'double' ? 2 : 1;
    const nainToo = this.#readings.bete === 'all-five' ? 'AC60.bete.nain' : null;
    for (let i = 1; i < this.seats; i++)
      this.makeBetes((winner + i) % this.seats, times, (left) => (left === NAIN ? nainToo : 'AC60.bete'));

    this.dealOver = true;
    this.toMove = -1;
    this.endDeal();
  }
}
