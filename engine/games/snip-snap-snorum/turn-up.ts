/**
 * Turn-up Snip, as Round Games with Cards gives it (1891, p. 94): the game of `rules.ts`, in which the dealer
 * turns up the top card of those left undealt. Where the book is silent:
 * - the pool pays whoever matches it, as the author prefers, or else the dealer pays (`paid-by`), and the dealer
 *   pays the pool (`payee`);
 * - the card turned up counts as if it had been laid: the first player must match it if he can (`first-duty`), and to
 *   pair the card that matched it is a Snap (`chain`);
 * - not to match it is to miss a Snip: he pays double, and the dealer, where he would have paid, pays the pool; the
 *   pool pays nobody;
 * - when the pool is empty nothing is paid, and the Snip counts all the same (`empty-pool`).
 */
import { type Card, rankOf } from '../../cards.ts';
import { CALLS, EVENT } from '../../events.ts';
import { type Laid, type Move, type Refusal, type Setup, type Table } from '../../game.ts';
import { NOBODY, type Owners } from '../../hands.ts';
import { type Random } from '../../random.ts';
import { type SnipArticle } from './articles.ts';
import { SnipTable } from './rules.ts';

const SNIP = CALLS.indexOf('snip');

/** The table at which Turn-up Snip is played. */
export class TurnUpTable implements Table<SnipArticle> {
  readonly turnsUp = true;
  readonly #snip: SnipTable;
  /** The card turned up in this deal; -1 when there is none. */
  #turnUp: Card = -1;
  /** Whether the first player has still to play to it. */
  #open = false;

  constructor(setup: Setup) {
    this.#snip = new SnipTable(setup);
  }

  get seats() {
    return this.#snip.seats;
  }
  get hands() {
    return this.#snip.hands;
  }
  get balance() {
    return this.#snip.balance;
  }
  get laid(): Laid {
    return { turnUp: this.#turnUp < 0 ? undefined : this.#turnUp };
  }
  get dealer() {
    return this.#snip.dealer;
  }
  get dealNumber() {
    return this.#snip.dealNumber;
  }
  get toMove() {
    return this.#snip.toMove;
  }
  get dealOver() {
    return this.#snip.dealOver;
  }
  get gameOver() {
    return this.#snip.gameOver;
  }
  get winners() {
    return this.#snip.winners;
  }

  drawForDeal(cards: ArrayLike<Card>): number {
    return this.#snip.drawForDeal(cards);
  }

  nextDealer(): number {
    return this.#snip.nextDealer();
  }

  handSizes(): readonly number[] {
    return this.#snip.handSizes();
  }

  deal(owners: Owners, laid?: Laid): void {
    this.#snip.deal(owners);
    this.#face(laid?.turnUp ?? -1);
  }

  shuffleAndDeal(random: Random): void {
    this.#snip.shuffleAndDeal(random, 1);
    this.#face(this.#snip.sitting.undealt);
  }

  // BW91.snip.turn-up.dealer: the dealer turns up the top card of those undealt, for the first player to match.
  #face(turnUp: Card): void {
    const { chain, dealer, sitting } = this.#snip;
    this.#turnUp = turnUp;
    this.#open = turnUp >= 0 && this.#counts();
    if (turnUp >= 0) sitting.listener?.(EVENT['turned-up'], dealer, turnUp, 0, 'BW91.snip.turn-up.dealer');
    if (!this.#open || sitting.readings['first-duty'] === 'may') return;
    chain.card = turnUp;
    chain.seat = this.#dealerPays() ? dealer : NOBODY;
  }

  #dealerPays(): boolean {
    return this.#snip.sitting.readings['paid-by'] === 'dealer';
  }

  // BW91.snip.turn-up.empty: when there is nothing in the pool nothing is paid, and the Snip counts.
  #poolPays(): SnipArticle {
    const { ledger, pool } = this.#snip.sitting;
    return ledger.balance[pool]! > 0 ? 'BW91.snip.turn-up.pool' : 'BW91.snip.turn-up.empty';
  }

  /** Whether to match the turn-up is a Snip: it is not, by one reading, when the pool that should pay is empty. */
  #counts(): boolean {
    const { pool, readings, ledger } = this.#snip.sitting;
    return this.#dealerPays() || readings['empty-pool'] === 'counts' || ledger.balance[pool]! > 0;
  }

  legal(into: Int32Array): number {
    return this.#snip.legal(into);
  }

  // BW91.snip.turn-up.as-laid: who can match the turn-up must, as with any other card.
  refuse(seat: number, move: Move): Refusal<SnipArticle> | null {
    const refused = this.#snip.refuse(seat, move);
    if (!this.#open || refused?.reason !== 'must-pair') return refused;
    return { ...refused, cite: 'BW91.snip.turn-up.as-laid' };
  }

  play(laid: Card): void {
    const open = this.#open;
    this.#open = false;
    if (open && rankOf(laid) === rankOf(this.#turnUp)) return this.#match(laid);
    if (open) this.#snip.chain.clear(); // it was not matched, and what is laid is a lead like any other
    this.#snip.play(laid);
  }

  // BW91.snip.turn-up.pool: he takes one counter from the pool; BW91.snip.turn-up.dealer: or the dealer pays for a Snip.
  #match(laid: Card): void {
    const { chain, dealer, hands, sitting, toMove: seat } = this.#snip;
    const { readings } = sitting;
    const cite = this.#dealerPays() ? 'BW91.snip.turn-up.dealer' : this.#poolPays();
    chain.lay(hands, seat, laid, readings.chain === 'snap' ? 1 : 0);
    sitting.listener?.(EVENT.followed, seat, laid, SNIP, cite);
    if (this.#dealerPays()) sitting.fine(dealer, 1, cite, readings.payee === 'player' ? seat : sitting.pool);
    else sitting.ledger.pay(sitting.pool, seat, Math.min(1, sitting.ledger.balance[sitting.pool]!), cite);
    this.#snip.passOn(seat);
  }

  // BW91.snip.turn-up.missed: a Snip missed, for which the pool pays nobody.
  misplay(laid: Card): void {
    const cite = this.#open ? 'BW91.snip.turn-up.missed' : undefined;
    this.#open = false;
    this.#snip.misplay(laid, this.toMove, cite);
  }

  refuseClaim(seat: number): Refusal<SnipArticle> | null {
    return this.#snip.refuseClaim(seat);
  }

  claim(seat: number): void {
    this.#snip.claim(seat);
  }
}
