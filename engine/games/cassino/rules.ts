/**
 * Cassino, as Round Games with Cards gives it (1891, pp. 97–100). Where the book is silent:
 * - of four, A and C are partners against B and D, or each plays for himself (`sides`); six and twelve, to whom the
 *   pack can be dealt too, play each for himself; where there are no partners to be drawn, the lowest card still deals;
 * - the table's cards are dealt after the dealer's own, one each circuit;
 * - court cards have no number and only pair; there is no building;
 * - of combinations that overlap, a set may be taken that is not part of a larger one (`combine`);
 * - the card played must take if it can, and any card may be played (`capture`; the letter of BW91.cassino.laying
 *   favours `strict`: who can take with any card may not lay one);
 * - sweeps are marked straight to the game, outside the eleven points (`sweeps`), and the last gathering scores as the
 *   book says (`gather-point`); a sweep by the last card of the deal scores its one point and leaves nothing to gather;
 * - if nobody ever took a card, those of the table are nobody's;
 * - the majority is the most (`majority`), and nobody has it when the most are level (`ties`);
 * - game is eleven points (`game`), looked at when a deal has been counted; the highest wins, equals play on;
 * - the deal passes to the left, after a deal forfeited too; nothing is fined for a card exposed later.
 */

import { type Card, NO_OWNER, PACK_SIZE, RANKS_IN_SUIT, rankOf } from '../../cards.ts';
import { EVENT, type Listener } from '../../events.ts';
import { type Move, PASS, type Refusal, type Table } from '../../game.ts';
import type { CheckedSetup } from '../../setup.ts';
import type { CassinoArticle } from './articles.ts';
import { CaptureFinder } from './captures.ts';
import { CassinoDealingTable, HAND_SIZE } from './deal.ts';
import {
  createCaptureMove,
  formatCassinoMove,
  getCaptureCode,
  getExposedCard,
  getPlayedCard,
  isCapture,
  isCardExposure,
  parseCassinoMove,
} from './moves.ts';
import type { readings } from './readings.ts';
import { setContains } from './sets.ts';

const TEN = 9;
const NO_COUNTERS = new Int32Array(0);

/** The table at which Cassino is played. */
export class CassinoTable extends CassinoDealingTable implements Table<CassinoArticle> {
  readonly balance = NO_COUNTERS;

  readonly #captures: CaptureFinder;
  readonly #held = new Int32Array(HAND_SIZE);
  /** The party that won each card; -1 if none has. */
  readonly #winner = new Int8Array(PACK_SIZE);
  /** The seat that last took a card from the table. */
  #lastTaker = NO_OWNER;

  constructor(setup: CheckedSetup<typeof readings>) {
    super(setup);
    this.#captures = new CaptureFinder(this.readings.combine);
  }

  override copyFrom(other: this): void {
    super.copyFrom(other);
    this.#winner.set(other.#winner);
    this.#lastTaker = other.#lastTaker;
    this.#captures.lookAt(this.board, this.lying);
  }

  protected beginPlay(): void {
    this.#winner.fill(NO_OWNER);
    this.#lastTaker = NO_OWNER;
    this.score.count.clear();
    this.#captures.lookAt(this.board, this.lying);
  }

  legal(into: Int32Array): number {
    if (this.toMove < 0) return 0;
    const held = this.#held;
    const size = this.hands.list(this.toMove, held);
    // Every card is written; one that does not count is overwritten by the next.
    let laying = 0;
    let taking = 0;
    for (let i = 0; i < size; i++) {
      const card = held[i]!;
      into[laying] = card;
      laying += Number(this.#mayLay(card));
      held[taking] = card;
      taking += Number(this.#captures.isAble(rankOf(card)));
    }
    let count = laying;
    for (let i = 0; i < taking; i++) {
      const card = held[i]!;
      const rank = rankOf(card);
      const sets = this.#captures.list(rank);
      for (let which = 0; which < sets; which++)
        into[count++] = createCaptureMove(card, this.#captures.codeOf(rank, this.#captures.setAt(which)));
    }
    return count;
  }

  // BW91.cassino.laying: who is not able to pair or combine adds a card to the table; BW91.cassino.capture: who is not able.
  #mayLay(card: Card): boolean {
    const { capture } = this.readings;
    if (capture === 'played-card') return !this.#captures.isAble(rankOf(card));
    if (capture === 'free') return true;
    for (let rank = 0; rank < RANKS_IN_SUIT; rank++)
      if (this.hands.holdsRank(this.toMove, rank) && this.#captures.isAble(rank)) return false;
    return true;
  }

  getRefusal(seat: number, move: Move): Refusal<CassinoArticle> | null {
    if (this.toMove < 0) return { reason: 'deal-over', cite: 'BW91.cassino.rounds' };
    if (isCardExposure(move)) return this.refuseExposing(seat, getExposedCard(move));
    if (seat !== this.toMove) {
      const begins = this.round === 1 && this.played === 0;
      return { reason: 'not-your-turn', cite: begins ? 'BW91.cassino.lead' : 'BW91.cassino.turn' };
    }
    if (move === PASS) return { reason: 'no-pass', cite: 'BW91.cassino.laying' };
    const card = getPlayedCard(move);
    if (!this.hands.holds(seat, card)) return { reason: 'not-in-hand', cite: 'BW91.cassino.deal' };
    if (isCapture(move))
      return this.#refuseTaking(rankOf(card), this.#captures.setOf(rankOf(card), getCaptureCode(move)));
    return this.#mayLay(card) ? null : { reason: 'must-capture', cite: 'BW91.cassino.capture' };
  }

  // BW91.cassino.combining, .court: only what makes the number; .pairing, .combining.overlap: and all that the reading asks.
  #refuseTaking(rank: number, set: number): Refusal<CassinoArticle> | null {
    if (this.#captures.allows(rank, set)) return null;
    if (!this.#captures.combines(rank, set))
      return { reason: 'does-not-combine', cite: rank > TEN ? 'BW91.cassino.court' : 'BW91.cassino.combining' };
    if (this.#captures.leavesPair(rank, set)) return { reason: 'must-take-all', cite: 'BW91.cassino.pairing' };
    return { reason: 'must-take-all', cite: 'BW91.cassino.combining.overlap' };
  }

  formatMove(move: Move): string {
    return formatCassinoMove(move, this.#captures);
  }

  parseMove(words: readonly string[]): Move | undefined {
    return parseCassinoMove(words, this.#captures);
  }

  play(move: Move): void {
    const card = getPlayedCard(move);
    this.played += 1;
    this.hands.take(card);
    if (isCapture(move)) {
      this.#take(this.toMove, card, this.#captures.setOf(rankOf(card), getCaptureCode(move)));
      this.#captures.lookAt(this.board, this.lying);
    } else {
      this.#lay(this.toMove, card);
      this.#captures.lookAtNext();
    }
    if (this.played < this.seats * HAND_SIZE)
      this.toMove = this.leftOf(this.toMove); // BW91.cassino.turn
    else if (!this.isLastRound) this.dealRound();
    else this.#settle();
  }

  // BW91.cassino.laying; BW91.cassino.sweep.new-board: on an empty table it begins a new board.
  #lay(seat: number, card: Card): void {
    const why = this.lying === 0 ? 'BW91.cassino.sweep.new-board' : 'BW91.cassino.laying';
    this.board[this.lying++] = card;
    this.listener?.(EVENT.laid, seat, card, 0, why);
  }

  // BW91.cassino.play: the card takes those of its denomination and those that combine to its number.
  #take(seat: number, card: Card, set: number): void {
    const party = this.score.partyOf(seat);
    if (this.listener) this.#tellTaking(this.listener, seat, card, set);
    this.#winner[card] = party;
    let left = 0;
    for (let place = 0; place < this.lying; place++) {
      const lies = this.board[place]!;
      if (setContains(set, place)) this.#winner[lies] = party;
      else this.board[left++] = lies;
    }
    this.lying = left;
    this.#lastTaker = seat;
    if (left === 0) this.#sweep(seat);
  }

  #tellTaking(listener: Listener<CassinoArticle>, seat: number, card: Card, set: number): void {
    const taken = this.#captures.cardsOf(set);
    listener(EVENT.took, seat, card, taken.length, 'BW91.cassino.play');
    for (const won of taken) {
      const why = rankOf(won) === rankOf(card) ? 'BW91.cassino.pairing' : 'BW91.cassino.combining';
      listener(EVENT.captured, seat, won, 0, why);
    }
  }

  // BW91.cassino.sweep: a point; BW91.cassino.sweep.last: by the last card of the deal too, and no other.
  #sweep(seat: number): void {
    this.listener?.(EVENT.swept, seat, 0, 0, 'BW91.cassino.sweep');
    const last = this.played === this.seats * HAND_SIZE && this.isLastRound;
    this.score.markSweep(this.score.partyOf(seat), last ? 'BW91.cassino.sweep.last' : 'BW91.cassino.sweep');
  }

  // BW91.cassino.rounds: the pack is exhausted.
  #settle(): void {
    this.endDeal('BW91.cassino.dealer.next');
    this.#gather();
    // BW91.cassino.gather.nobody: if nobody ever took a card, those of the table are nobody's.
    const unclaimed = this.#lastTaker === NO_OWNER;
    this.listener?.(EVENT.exhausted, 0, 0, 0, unclaimed ? 'BW91.cassino.gather.nobody' : 'BW91.cassino.count');
    this.score.count.countCards(this.#winner);
    this.score.scoreDeal();
    if (this.score.endsLevel()) this.passing = 'BW91.cassino.game.level';
  }

  // BW91.cassino.gather, .gather.point: the last to take wins what is left, and a point.
  #gather(): void {
    const seat = this.#lastTaker;
    if (this.lying === 0 || seat === NO_OWNER) return;
    const party = this.score.partyOf(seat);
    for (let i = 0; i < this.lying; i++) this.#winner[this.board[i]!] = party;
    this.listener?.(EVENT.gathered, seat, 0, this.lying, 'BW91.cassino.gather');
    this.lying = 0;
    if (this.readings['gather-point'] === 'scored') this.score.markSweep(party, 'BW91.cassino.gather.point');
  }
}
