/**
 * Snip-Snap-Snorum, as Round Games with Cards gives it (1891, pp. 90–93). Where the book is silent:
 * - a player who owes more than he has pays what is left and is out (`short`);
 * - the double penalty is twice what the pairing he missed would have cost (`double`);
 * - when a player goes out in the middle of a deal, the others play it to its end (`elimination`);
 * - the penalty of a missed pairing is claimed as soon as it is seen (`claim`);
 * - the card laid instead of the pair stands, as a fresh lead;
 * - anyone may claim, and a pairing of the card of a player who is out is called and costs nobody.
 * The variations of p. 94 have their own files: `whole-pack.ts` and `turn-up.ts`.
 */
import type { Card } from '../../cards.ts';
import type { DealLayout, DealtCards } from '../../dealing.ts';
import { EVENT } from '../../events.ts';
import { type Move, PASS, type Refusal, type Table } from '../../game.ts';
import type { Random } from '../../random.ts';
import type { CheckedSetup } from '../../setup.ts';
import { MAX_LEVEL, PairingChain } from '../pairing-family/chain.ts';
import type { SnipArticle } from './articles.ts';
import { CLAIM_MOVE, SnipDealingTable } from './deal.ts';
import type { readings, SnipVariant } from './readings.ts';

/** Cards dealt to each player. */
const HAND = 5;

/** The table at which Snip-Snap-Snorum is played; the pool is the account after the seats'. */
export class SnipTable extends SnipDealingTable implements Table<SnipArticle> {
  readonly chain = new PairingChain();

  constructor(setup: CheckedSetup<typeof readings, SnipVariant>) {
    super(setup, 'five');
  }

  override copyFrom(other: this): void {
    super.copyFrom(other);
    this.chain.copyFrom(other.chain);
  }

  // BW91.snip.deal: five cards each; BW91.snip.out.no-cards: none to a player who is out.
  layout(): DealLayout {
    const hands = Array.from({ length: this.seats }, (_, seat) => (this.isIn(seat) ? HAND : 0));
    return { hands, pack: this.ordered(), board: 0, turnUp: false };
  }

  /** Shuffles the cards to deal, and also the first `spare` of the cards not dealt, if these are needed. */
  shuffle(random: Random, spare = 0): DealtCards {
    return this.dealOut(random, this.playersIn * HAND, spare);
  }

  deal(dealt: DealtCards): void {
    this.setOut(dealt);
    this.chain.clear();
    this.begin('BW91.snip.deal');
  }

  // BW91.snip.duty: who can pair the card just laid must; BW91.snip.intervening: otherwise any card.
  legal(into: Int32Array): number {
    return this.toMove < 0 ? 0 : this.chain.legal(this.hands, this.toMove, into);
  }

  getRefusal(seat: number, move: Move): Refusal<SnipArticle> | null {
    if (move === CLAIM_MOVE) return this.penalties.refuseClaim();
    if (this.toMove < 0) return { reason: 'deal-over', cite: 'BW91.snip.next-deal' };
    if (seat !== this.toMove) return { reason: 'not-your-turn', cite: 'BW91.snip.turn' };
    if (move === PASS) return { reason: 'no-pass', cite: 'BW91.snip.duty' };
    if (!this.hands.holds(seat, move)) return { reason: 'not-in-hand', cite: 'BW91.snip.deal' };
    if (this.chain.canPair(this.hands, seat) && !this.chain.pairs(move))
      return { reason: 'must-pair', cite: 'BW91.snip.duty', misplay: true };
    return null;
  }

  play(move: Move, seat = this.toMove): void {
    if (move === CLAIM_MOVE) this.#claim(seat);
    else this.#lay(seat, move);
  }

  #lay(seat: number, laid: Card): void {
    if (this.chain.pairs(laid)) this.#pair(seat, laid);
    else this.#lead(seat, laid);
    this.passOn(seat);
  }

  // BW91.snip.lead, .after-snorum, .intervening: any card, which begins a new rank; what came before is forgotten.
  #lead(seat: number, laid: Card): void {
    const { card, level } = this.chain;
    const why = card < 0 ? 'BW91.snip.lead' : level === MAX_LEVEL ? 'BW91.snip.after-snorum' : 'BW91.snip.intervening';
    this.chain.lay(this.hands, seat, laid, 0);
    this.listener?.(EVENT.led, seat, laid, 0, why);
  }

  // BW91.snip.pairing: Snip, Snap, Snorum; BW91.snip.penalty: the player paired pays 1, 2, 3 to the pool.
  #pair(seat: number, laid: Card): void {
    const paired = this.chain.seat;
    const level = this.chain.level + 1;
    this.chain.lay(this.hands, seat, laid, level);
    this.listener?.(EVENT.followed, seat, laid, level, 'BW91.snip.pairing');
    this.penalties.fine(paired, level, 'BW91.snip.penalty');
  }

  // BW91.snip.missed: the card laid stands as a fresh lead (.missed.card), and the penalty is due.
  misplay(laid: Card, _seat?: number, cite: SnipArticle = 'BW91.snip.missed.card'): void {
    const seat = this.toMove;
    const { seat: spared, level } = this.chain;
    this.chain.lay(this.hands, seat, laid, 0);
    this.listener?.(EVENT.misplayed, seat, laid, 0, cite);
    this.penalties.miss(seat, spared, level + 1);
    this.passOn(seat);
  }

  #claim(seat: number): void {
    this.penalties.claim(seat);
    if (this.toMove >= 0 && !this.isIn(this.toMove)) this.passOn(this.toMove);
  }

  /** Passes the turn to the next player in the game. If that player has no cards, ends the deal. */
  passOn(seat: number): void {
    if (this.dealOver) return;
    const next = this.nextIn(seat);
    if (this.hands.size(next) > 0) {
      this.toMove = next;
      return;
    }
    this.endDeal();
    this.listener?.(EVENT.exhausted, 0, 0, 0, 'BW91.snip.next-deal');
  }
}
