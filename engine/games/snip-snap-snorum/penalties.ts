/**
 * Payments in Snip-Snap-Snorum and its variations: for a paired card, and twice as much for a failure to pair (Round
 * Games with Cards, pp. 91–93).
 */

import { NO_OWNER } from '../../cards.ts';
import { EVENT } from '../../events.ts';
import type { Refusal } from '../../game.ts';
import type { SnipArticle } from './articles.ts';
import type { SnipDealingTable } from './deal.ts';
import { removeSeat } from './out.ts';

/** A failure to pair whose penalty has not been claimed yet. */
interface Missed {
  readonly offender: number;
  /** The player whose card should have been paired; NOBODY for the card turned up. */
  readonly spared: number;
  /** Level that the pairing would have had: 1 Snip, 2 Snap, 3 Snorum. */
  readonly level: number;
}

/** Penalties at a table: either paid at once, or kept until a player claims them. */
export class PenaltyTracker {
  readonly #table: SnipDealingTable;
  readonly #missed: Missed[] = [];

  constructor(table: SnipDealingTable) {
    this.#table = table;
  }

  /** Copies the penalties of another table of the same game. */
  copyFrom(other: PenaltyTracker): void {
    this.#missed.length = 0;
    for (const missed of other.#missed) this.#missed.push(missed);
  }

  // BW91.snip.penalty: to the pool; BW91.snip.short: who has not so many pays what is left; BW91.snip.out: and is out.
  // BW91.snip.first-out.pool: when counters are without limit, whoever owes pays, and nobody goes out.
  /** Makes a seat pay counters to an account, which defaults to the pool. */
  fine(seat: number, due: number, cite: SnipArticle, to = this.#table.pool): void {
    const { ledger, readings } = this.#table;
    if (seat === NO_OWNER || !this.#table.isIn(seat)) return;
    if (this.#table.counters === 'unlimited') return ledger.pay(seat, to, due, cite);
    const has = ledger.balance[seat]!;
    const short = due > has;
    const pays = short && readings.short === 'pays-what-is-left' ? has : due;
    ledger.pay(seat, to, pays, short ? 'BW91.snip.short' : cite);
    if (ledger.balance[seat]! <= 0) removeSeat(this.#table, seat);
  }

  // BW91.snip.missed.time: the penalty is taken at once, when it is claimed, or never.
  /**
   * Records that `offender` did not pair the card of `spared`. `level` is the level that the pairing would have had.
   */
  miss(offender: number, spared: number, level: number): void {
    const { claim } = this.#table.readings;
    if (claim === 'at-once') this.#penalise({ offender, spared, level });
    else if (claim === 'before-cut') this.#missed.push({ offender, spared, level });
  }

  /**
   * Returns the reason why no penalty can be claimed now; `null` if one can. Claims do not depend on the turn, and are
   * possible between deals too.
   */
  refuseClaim(): Refusal<SnipArticle> | null {
    if (this.#table.gameOver || this.#missed.length === 0)
      return { reason: 'nothing-to-claim', cite: 'BW91.snip.missed.time' };
    return null;
  }

  // BW91.snip.missed.time: until the cards are cut for the next deal.
  /** Claims the penalty of the oldest failure to pair, in the name of a seat. */
  claim(seat: number): void {
    this.#table.listener?.(EVENT.claimed, seat, 0, 0, 'BW91.snip.missed.time');
    this.#penalise(this.#missed.shift()!);
  }

  // BW91.snip.missed.time: with the cut, what was not claimed is forgotten.
  forget(): void {
    this.#missed.length = 0;
  }

  // BW91.snip.missed: double for the offender; .missed.paired: the other pays as if he had been paired.
  // BW91.snip.missed.card: the offender first; if that ends the game the other keeps his counters.
  #penalise({ offender, spared, level }: Missed): void {
    const flat = this.#table.readings.double === 'flat';
    this.fine(offender, flat ? 2 : 2 * level, flat ? 'BW91.snip.missed.double' : 'BW91.snip.missed');
    if (!this.#table.gameOver) this.fine(spared, level, 'BW91.snip.missed.paired');
  }
}
