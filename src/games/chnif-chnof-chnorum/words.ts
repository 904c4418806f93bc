/** Messages that each language must have for Chnif-Chnof-Chnorum; see `TableMessages` for the style. */
export interface ChnifWords {
  /** Says that players who drew equal cards draw again. */
  drawsAgain(draws: readonly (readonly [s: string, c: string])[]): string;
  /** Says that players without counters go on playing. */
  playOn(seats: readonly string[]): string;

  /** Says that `s` has no card of this rank, and plays another. */
  lacks(s: string, rank: string, c: string): string;
  /** Says that `s` plays a card that does not match, and may have kept one that does. */
  leavesUnmatched(s: string, c: string): string;
  afresh(s: string, c: string): string;
  pairs(s: string, c: string, call: string): string;

  /** Says that `s` pays a player who had no counters left. */
  brings(s: string, to: string, n: number): string;
  /** Continues a payment to a player: and `n` counters to the pool. */
  andPool(n: number): string;
  readonly andLastToPool: string;
  readonly nothingForPool: string;
  /** Says that `s` pays the last counter to the player `to`, or to the pool if `to` is empty. */
  paysLast(s: string, to: string): string;
  letOff(s: string): string;

  readonly playedOut: string;
  lastIn(s: string): string;

  /** Labels on the table: the cards under those of the rank in play, and the cards left beside the dealer. */
  pile(n: number): string;
  talon(n: number): string;
}
