import { EVENT, type Listener } from './events.ts';

/**
 * The counters on the table: one account for each seat, then those of the table itself (the pool, the boxes). Once the
 * seats have {@link receive}d theirs, counters are never made or lost: only {@link pay} moves them, and it reports each
 * movement to the listener.
 */
export class Ledger<A extends string> {
  /** Counters on each account: the seats in their order, then the table's accounts. */
  readonly balance: Int32Array;
  readonly #listener: Listener<A> | null;

  constructor(accounts: number, listener: Listener<A> | null) {
    this.balance = new Int32Array(accounts);
    this.#listener = listener;
  }

  /** Copies the balance of another ledger with the same accounts. */
  copyFrom(other: Ledger<A>): void {
    this.balance.set(other.balance);
  }

  /**
   * Gives a seat its counters at the start of the game, citing an article: the only counters that come from no account.
   */
  receive(seat: number, counters: number, cite: A): void {
    this.balance[seat]! += counters;
    this.#listener?.(EVENT.received, seat, 0, counters, cite);
  }

  /** Moves counters from one account to another, citing an article. A movement of 0 is no event. */
  pay(from: number, to: number, counters: number, cite: A): void {
    if (counters === 0) return;
    this.balance[from]! -= counters;
    this.balance[to]! += counters;
    this.#listener?.(EVENT.paid, from, to, counters, cite);
  }
}
