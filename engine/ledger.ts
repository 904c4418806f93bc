import { EVENT, type Listener } from './events.ts';

/**
 * The counters on the table: one account for each seat, then the table's own accounts (the pool, the boxes). Counters
 * enter the game only by {@link receive}. After that, only {@link pay} moves them, and it reports each payment to the
 * listener.
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

  /** Gives a seat its counters at the start of the game, citing an article. These counters come from no account. */
  receive(seat: number, counters: number, cite: A): void {
    this.balance[seat]! += counters;
    this.#listener?.(EVENT.received, seat, 0, counters, cite);
  }

  /** Moves counters from one account to another, citing an article. A payment of 0 is not reported. */
  pay(from: number, to: number, counters: number, cite: A): void {
    if (counters === 0) return;
    this.balance[from]! -= counters;
    this.balance[to]! += counters;
    this.#listener?.(EVENT.paid, from, to, counters, cite);
  }
}
