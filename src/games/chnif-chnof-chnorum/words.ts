/** Messages that each language must have for Chnif-Chnof-Chnorum; see `TableMessages` for the style. */
export interface ChnifWords {
  /** Players who drew equal cards draw again. */
  drawsAgain(draws: readonly (readonly [s: string, c: string])[]): string;
  /** Players without counters are dealt cards like the others. */
  playOn(seats: readonly string[]): string;

  /** `s` has no card of this rank, and plays another. */
  lacks(s: string, rank: string, c: string): string;
  /** `s` plays another card, and may have kept the one that matches. */
  leavesUnmatched(s: string, c: string): string;
  afresh(s: string, c: string): string;
  pairs(s: string, c: string, call: string): string;

  /** `s` pays a player who had no counters. */
  brings(s: string, to: string, n: number): string;
  /** And `n` counters to the pool, after a payment to a player. */
  andPool(n: number): string;
  readonly andLastToPool: string;
  readonly nothingForPool: string;
  /** `s` pays the last counter to a player, or to the pool if `to` is empty. */
  paysLast(s: string, to: string): string;
  letOff(s: string): string;

  readonly playedOut: string;
  lastIn(s: string): string;

  /** Table labels: the cards under the rank in play, and the cards left to the dealer. */
  pile(n: number): string;
  talon(n: number): string;
}
