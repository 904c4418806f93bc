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

import { type Card, NO_OWNER, rankOf } from '../../cards.ts';
import type { DealLayout, DealtCards, UnheldCards } from '../../dealing.ts';
import { CALLED_WORDS, EVENT } from '../../events.ts';
import type { Move, Refusal } from '../../game.ts';
import type { Random } from '../../random.ts';
import type { SnipArticle } from './articles.ts';
import { CLAIM_MOVE } from './deal.ts';
import { SnipTable } from './rules.ts';

const SNIP = CALLED_WORDS.indexOf('snip');

/** The table at which Turn-up Snip is played. */
export class TurnUpTable extends SnipTable {
  /** The card turned up in this deal; -1 if there is none. */
  #turnUp: Card = -1;
  /** True until the first player has paired the card turned up, or failed to do so. */
  #open = false;

  override copyFrom(other: this): void {
    super.copyFrom(other);
    this.#turnUp = other.#turnUp;
    this.#open = other.#open;
  }

  get unheld(): UnheldCards {
    return { turnUp: this.#turnUp < 0 ? undefined : this.#turnUp };
  }

  override layout(): DealLayout {
    return { ...super.layout(), turnUp: true };
  }

  override shuffle(random: Random): DealtCards {
    super.shuffle(random, 1);
    this.shuffled.unheld = { turnUp: this.undealt };
    return this.shuffled;
  }

  override deal(dealt: DealtCards): void {
    super.deal(dealt);
    this.#face(dealt.unheld?.turnUp ?? -1);
  }

  // BW91.snip.turn-up.dealer: the dealer turns up the top card of those undealt, for the first player to match.
  #face(turnUp: Card): void {
    const { chain, dealer } = this;
    this.#turnUp = turnUp;
    this.#open = turnUp >= 0 && this.#counts();
    if (turnUp >= 0) this.listener?.(EVENT['turned-up'], dealer, turnUp, 0, 'BW91.snip.turn-up.dealer');
    if (!this.#open || this.readings['first-duty'] === 'may') return;
    chain.card = turnUp;
    chain.seat = this.#dealerPays() ? dealer : NO_OWNER;
  }

  #dealerPays(): boolean {
    return this.readings['paid-by'] === 'dealer';
  }

  // BW91.snip.turn-up.empty: when there is nothing in the pool nothing is paid, and the Snip counts.
  #poolPays(): SnipArticle {
    const { ledger, pool } = this;
    return ledger.balance[pool]! > 0 ? 'BW91.snip.turn-up.pool' : 'BW91.snip.turn-up.empty';
  }

  /**
   * True if a pairing of the card turned up counts as a Snip. By one practice it does not if the pool, which would pay
   * for it, is empty.
   */
  #counts(): boolean {
    const { pool, readings, ledger } = this;
    return this.#dealerPays() || readings['empty-pool'] === 'counts' || ledger.balance[pool]! > 0;
  }

  // BW91.snip.turn-up.as-laid: who can match the turn-up must, as with any other card.
  override getRefusal(seat: number, move: Move): Refusal<SnipArticle> | null {
    const refused = super.getRefusal(seat, move);
    if (!this.#open || refused?.reason !== 'must-pair') return refused;
    return { ...refused, cite: 'BW91.snip.turn-up.as-laid' };
  }

  override play(move: Move, seat = this.toMove): void {
    if (move === CLAIM_MOVE) return super.play(move, seat);
    const open = this.#open;
    this.#open = false;
    if (open && rankOf(move) === rankOf(this.#turnUp)) return this.#match(move);
    if (open) this.chain.clear(); // it was not matched, and what is laid is a lead like any other
    super.play(move, seat);
  }

  // BW91.snip.turn-up.pool: he takes one counter from the pool; BW91.snip.turn-up.dealer: or the dealer pays for a Snip.
  #match(laid: Card): void {
    const { chain, dealer, hands, ledger, pool, readings, toMove: seat } = this;
    const cite = this.#dealerPays() ? 'BW91.snip.turn-up.dealer' : this.#poolPays();
    chain.lay(hands, seat, laid, readings.chain === 'snap' ? 1 : 0);
    this.listener?.(EVENT.followed, seat, laid, SNIP, cite);
    if (this.#dealerPays()) this.penalties.fine(dealer, 1, cite, readings.payee === 'player' ? seat : pool);
    else ledger.pay(pool, seat, Math.min(1, ledger.balance[pool]!), cite);
    this.passOn(seat);
  }

  // BW91.snip.turn-up.missed: a Snip missed, for which the pool pays nobody.
  override misplay(laid: Card): void {
    const cite = this.#open ? 'BW91.snip.turn-up.missed' : undefined;
    this.#open = false;
    super.misplay(laid, this.toMove, cite);
  }
}
