import { EVENT, type Listener } from './events.ts';

/**
 * The counters on the table: one account for each seat, then those of the table itself (the pool, the
 * boxes). Once the seats have {@link receive}d theirs, counters are never made or lost; they move from one account to
 * another by {@link pay} alone, and whoever listens hears of it.
 */
export class Ledger<A extends string> {
  /** The counters on each account: seats in their order, then the accounts of the table. */
  readonly balance: Int32Array;
  readonly #listener: Listener<A> | null;

  constructor(accounts: number, listener: Listener<A> | null) {
    this.balance = new Int32Array(accounts);
    this.#listener = listener;
  }

  /** Has what another ledger of the same accounts has. */
  copyFrom(other: Ledger<A>): void {
    this.balance.set(other.balance);
  }

  /** A seat is given its counters at the start of the game, by an article: the only ones that come from nowhere. */
  receive(seat: number, counters: number, cite: A): void {
    this.balance[seat]! += counters;
    this.#listener?.(EVENT.received, seat, 0, counters, cite);
  }

  /** Moves counters from one account to another, by an article. Moving none is no event. */
  pay(from: number, to: number, counters: number, cite: A): void {
    if (counters === 0) return;
    this.balance[from]! -= counters;
    this.balance[to]! += counters;
    this.#listener?.(EVENT.paid, from, to, counters, cite);
  }
}
