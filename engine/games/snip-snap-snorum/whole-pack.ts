/**
 * The first two variations of Snip-Snap-Snorum, as Round Games with Cards gives them (1891, pp. 93–94): the whole
 * pack is dealt, and one player lays card upon card until his left neighbour can pair one; or the same, the pool
 * going to the first without cards. The transcription's “in [94] active” is read as “inactive”. Where the book is
 * silent:
 * - only the card just laid may be paired (`pairable`), and whoever can pair it must (`whole-pack-duty`); not to do
 *   so is the missed pairing of the main game: he keeps his card, and the other plays on;
 * - a player who was paired cannot be called on to lead before play has gone round, but may pair when it reaches
 *   him (`inactive-part`);
 * - who says Snorum plays on against his left neighbour (`after-snorum`);
 * - when a player's last card is not paired, or he goes out, the lead goes to his left (`lead-spent`);
 * - a left neighbour without cards is passed over (`cardless`).
 * First out: accounts begin at nothing and may go below it; the pool is made of that deal's fines
 * (`first-out-pool`); the last card laid is paid for, if it pairs, before its player takes the pool, and cannot be
 * paired itself; the deal is the game, so that what was not claimed by then is lost.
 */

import { type Card, NO_OWNER, rankOf } from '../../cards.ts';
import type { DealLayout, DealtCards } from '../../dealing.ts';
import { EVENT } from '../../events.ts';
import { type Move, PASS, type Refusal, type Table } from '../../game.ts';
import type { Random } from '../../random.ts';
import type { CheckedSetup } from '../../setup.ts';
import { MAX_LEVEL, PairingChain } from '../pairing-family/chain.ts';
import type { SnipArticle } from './articles.ts';
import { CLAIM_MOVE, SnipDealingTable } from './deal.ts';
import { payWinner } from './out.ts';
import type { readings, SnipVariant } from './readings.ts';

/** Goal of the game: to be the last player with counters (`last-counter`), or the first without cards (`first-out`). */
export type WinningGoal = 'last-counter' | 'first-out';

/** The table of the variations in which the whole pack is dealt. */
export class WholePackTable extends SnipDealingTable implements Table<SnipArticle> {
  readonly #goal: WinningGoal;
  readonly #chain = new PairingChain();
  /** Marks the players whose card was paired since they last had a turn. */
  readonly #inactive: Uint8Array;
  /** The player who lays one card after another until a card is paired. */
  #leader = NO_OWNER;
  /** The article according to which the leader plays. */
  #leads: SnipArticle = 'BW91.snip.whole-pack.lead';
  /**
   * The article according to which the pairing of a led card is a Snip. It differs for the first leader and for later
   * ones.
   */
  #fresh: SnipArticle = 'BW91.snip.whole-pack.lead';
  /** The ranks that may be paired, as a bit mask. */
  #ranks = 0;
  /** True if the seat to play may pair the leader's card; false if it is the leader. */
  #asked = false;

  constructor(setup: CheckedSetup<typeof readings, SnipVariant>, goal: WinningGoal) {
    super(setup, goal === 'first-out' ? 'unlimited' : 'five');
    this.#goal = goal;
    this.#inactive = new Uint8Array(setup.seats);
  }

  override copyFrom(other: this): void {
    super.copyFrom(other);
    this.#chain.copyFrom(other.#chain);
    this.#inactive.set(other.#inactive);
    this.#leader = other.#leader;
    this.#leads = other.#leads;
    this.#fresh = other.#fresh;
    this.#ranks = other.#ranks;
    this.#asked = other.#asked;
  }

  // BW91.snip.whole-pack.inactive: whose card was paired, until the game has been round the table.
  get inactive(): readonly number[] {
    if (this.dealOver) return [];
    return Array.from(this.#inactive.keys()).filter((seat) => this.#inactive[seat] === 1 && this.isIn(seat));
  }

  // BW91.snip.whole-pack.deal: the whole pack, as equally as may be: what is over goes to those dealt to first.
  layout(): DealLayout {
    const { packSize, playersIn } = this;
    const sizes = Array.from({ length: this.seats }, () => 0);
    let seat = this.nextDealer();
    for (let i = 0; i < playersIn; i++) {
      seat = this.nextIn(seat);
      sizes[seat] = Math.floor(packSize / playersIn) + (i < packSize % playersIn ? 1 : 0);
    }
    return { hands: sizes, pack: this.ordered(), board: 0, turnUp: false };
  }

  shuffle(random: Random): DealtCards {
    return this.dealOut(random, this.packSize);
  }

  deal(dealt: DealtCards): void {
    this.setOut(dealt);
    this.#begin();
  }

  #begin(): void {
    this.#chain.clear();
    this.#ranks = 0;
    this.#asked = false;
    this.#inactive.fill(0);
    this.begin('BW91.snip.whole-pack.deal');
    this.#leader = this.toMove;
    this.#leads = 'BW91.snip.whole-pack.lead';
    this.#fresh = 'BW91.snip.whole-pack.lead';
    // BW91.snip.first-out.pool: by one reading each stakes a counter for it.
    if (this.#goal === 'last-counter' || this.readings['first-out-pool'] === 'fines') return;
    for (let i = 1; i <= this.seats; i++)
      this.penalties.fine((this.dealer + i) % this.seats, 1, 'BW91.snip.first-out.pool');
  }

  #mayPass(): boolean {
    return this.readings['whole-pack-duty'] === 'may';
  }

  #pairs(held: Card): boolean {
    return ((this.#ranks >> rankOf(held)) & 1) === 1;
  }

  #canPair(seat: number): boolean {
    for (let rank = 0, rest = this.#ranks; rest !== 0; rank++, rest >>= 1)
      if ((rest & 1) === 1 && this.hands.holdsRank(seat, rank)) return true;
    return false;
  }

  legal(into: Int32Array): number {
    if (this.toMove < 0) return 0;
    const held = this.hands.list(this.toMove, into);
    if (!this.#asked) return held;
    let count = 0;
    for (let i = 0; i < held; i++) if (this.#pairs(into[i]!)) into[count++] = into[i]!;
    if (this.#mayPass()) into[count++] = PASS;
    return count;
  }

  getRefusal(seat: number, move: Move): Refusal<SnipArticle> | null {
    if (move === CLAIM_MOVE) return this.penalties.refuseClaim();
    if (this.toMove < 0) return { reason: 'deal-over', cite: this.#whyOver() };
    if (seat !== this.toMove) return { reason: 'not-your-turn', cite: this.#whyNot(seat) };
    if (move === PASS) return this.#refusePass();
    if (!this.hands.holds(seat, move)) return { reason: 'not-in-hand', cite: 'BW91.snip.whole-pack.deal' };
    if (this.#asked && !this.#pairs(move)) return { reason: 'must-pair', cite: 'BW91.snip.duty' };
    return null;
  }

  #whyOver(): SnipArticle {
    return this.#goal === 'first-out' ? 'BW91.snip.first-out.pool' : 'BW91.snip.whole-pack.end';
  }

  // BW91.snip.whole-pack.inactive: who has been paired does not lead until play has gone round;
  // BW91.snip.whole-pack.lead: nor does the leader play on while his card can be paired.
  #whyNot(seat: number): SnipArticle {
    if (this.#inactive[seat]) return 'BW91.snip.whole-pack.inactive';
    return seat === this.#leader ? 'BW91.snip.whole-pack.lead' : 'BW91.snip.turn';
  }

  // BW91.snip.duty: who can pair must, and to keep the card is to miss the pairing; the leader cannot stop.
  #refusePass(): Refusal<SnipArticle> | null {
    if (!this.#asked) return { reason: 'no-pass', cite: this.#leads };
    return this.#mayPass() ? null : { reason: 'no-pass', cite: 'BW91.snip.duty', misplay: true };
  }

  play(move: Move, seat = this.toMove): void {
    if (move === CLAIM_MOVE) this.#claim(seat);
    else if (move === PASS) {
      this.listener?.(EVENT.passed, seat, 0, 0, 'BW91.snip.whole-pack.chain');
      this.#playOn();
    } else if (this.#asked) this.#pair(seat, move);
    else this.#lead(seat, move);
  }

  // BW91.snip.whole-pack.lead: he lays card upon card until his left neighbour can pair one.
  #lead(seat: number, laid: Card): void {
    this.listener?.(EVENT.led, seat, laid, 0, this.#leads);
    this.#chain.lay(this.hands, seat, laid, 0);
    const before = this.readings.pairable === 'any-since-lead' ? this.#ranks : 0;
    this.#ranks = before | (1 << rankOf(laid));
    if (!this.#wonBy(seat)) this.#ask();
  }

  /**
   * Returns the level of a pairing: one higher than that of the last card if `paired` (its rank was paired), otherwise
   * 1, for the rank of an earlier card.
   */
  #levelOf(paired: boolean): number {
    return paired ? this.#chain.level + 1 : 1;
  }

  // BW91.snip.whole-pack.lead: Snip, one counter; .chain: Snap two, Snorum three; .unpaired: a fresh Snip.
  #pair(seat: number, laid: Card): void {
    const { seat: paired } = this.#chain;
    const level = this.#levelOf(this.#chain.pairs(laid));
    const cite = level > 1 ? 'BW91.snip.whole-pack.chain' : this.#fresh;
    this.#chain.lay(this.hands, seat, laid, level);
    this.#ranks = 1 << rankOf(laid);
    this.#inactive[paired] = 1;
    this.#leader = seat;
    this.#fresh = 'BW91.snip.whole-pack.unpaired';
    this.#leads = level === MAX_LEVEL ? 'BW91.snip.whole-pack.snorum' : 'BW91.snip.whole-pack.unpaired';
    this.listener?.(EVENT.followed, seat, laid, level, cite);
    this.penalties.fine(paired, level, cite);
    if (this.dealOver || this.#wonBy(seat)) return;
    if (level === MAX_LEVEL && this.readings['after-snorum'] === 'next-leads') this.#passLead('BW91.snip.after-snorum');
    else this.#ask();
  }

  // BW91.snip.first-out.pool: the first without cards takes the pool; .first-out.end: and the deal ends at once.
  #wonBy(seat: number): boolean {
    if (this.#goal === 'last-counter' || this.hands.size(seat) > 0) return false;
    this.listener?.(EVENT.out, seat, 0, 0, 'BW91.snip.first-out.end');
    payWinner(this, seat, 'BW91.snip.first-out.pool');
    return true;
  }

  // BW91.snip.whole-pack.chain: the left neighbour pairs if he can; .unpaired: if not, the leader goes on.
  #ask(): void {
    const neighbour = this.#neighbour();
    if (neighbour === NO_OWNER || !this.#canPair(neighbour)) return this.#playOn();
    this.#asked = true;
    this.toMove = neighbour;
  }

  /**
   * Returns the seat that may pair the leader's cards: the left neighbour, or the next seat that has cards. By some
   * practices, NOBODY.
   */
  #neighbour(): number {
    const { cardless, 'inactive-part': inactivePart } = this.readings;
    for (let i = 1; i < this.seats; i++) {
      const seat = (this.#leader + i) % this.seats;
      if (this.hands.size(seat) > 0) {
        if (this.#inactive[seat] && inactivePart === 'no-part') return NO_OWNER;
        this.#inactive[seat] = 0; // play has reached this seat again
        return seat;
      }
      if (this.isIn(seat) && cardless === 'plays-out') return NO_OWNER;
      this.#passOver(seat);
    }
    return NO_OWNER;
  }

  /**
   * Skips a player without cards. If this player was marked as inactive, play has gone round the table, and all marks
   * are removed.
   */
  #passOver(seat: number): void {
    if (this.#inactive[seat]) this.#inactive.fill(0);
  }

  #playOn(): void {
    this.#asked = false;
    if (this.hands.size(this.#leader) > 0) this.toMove = this.#leader;
    else this.#leadSpent();
  }

  // BW91.snip.whole-pack.spent: the lead goes to the left, or by one reading the deal ends there.
  #leadSpent(): void {
    const spent = this.isIn(this.#leader);
    if (!spent || this.readings['lead-spent'] === 'next-leads' || !this.#anyCards())
      return this.#passLead('BW91.snip.whole-pack.spent');
    this.endDeal();
    this.listener?.(EVENT.stopped, 0, 0, 0, 'BW91.snip.whole-pack.spent');
  }

  #anyCards(): boolean {
    for (let seat = 0; seat < this.seats; seat++) if (this.hands.size(seat) > 0) return true;
    return false;
  }

  // BW91.snip.whole-pack.end: when nobody has a card left, the deal is over.
  #passLead(cite: SnipArticle): void {
    this.#asked = false;
    for (let i = 1; i <= this.seats; i++) {
      const seat = (this.#leader + i) % this.seats;
      this.#passOver(seat);
      if (this.hands.size(seat) === 0) continue;
      this.#leader = seat;
      this.#leads = cite;
      this.#chain.clear();
      this.#ranks = 0;
      this.toMove = seat;
      return;
    }
    this.endDeal();
    this.listener?.(EVENT.exhausted, 0, 0, 0, 'BW91.snip.whole-pack.end');
  }

  // BW91.snip.whole-pack.missed: he keeps the card he should have laid; BW91.snip.missed: he pays double, and the leader
  // pays as if he had been paired.
  misplay(): void {
    const seat = this.toMove;
    const level = this.#levelOf(this.#chain.canPair(this.hands, seat));
    this.listener?.(EVENT.passed, seat, 0, 0, 'BW91.snip.whole-pack.missed');
    this.penalties.miss(seat, this.#chain.seat, level);
    if (!this.dealOver) this.#playOn();
  }

  #claim(seat: number): void {
    this.penalties.claim(seat);
    if (this.dealOver) return;
    if (this.#asked) this.#ask();
    else if (!this.isIn(this.#leader)) this.#leadSpent();
  }
}
