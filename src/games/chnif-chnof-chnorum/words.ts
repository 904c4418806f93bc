/** What a language must be able to say of Chnif-Chnof-Chnorum: see `TableMessages` for the manner. */
export interface ChnifWords {
  /** Those who drew level draw again. */
  drawsAgain(draws: readonly (readonly [s: string, c: string])[]): string;
  /** Players without counters are dealt cards like the others. */
  playOn(seats: readonly string[]): string;

  /** He has no card of this rank, and lays another. */
  lacks(s: string, rank: string, c: string): string;
  afresh(s: string, c: string): string;
  pairs(s: string, c: string, call: string): string;

  /** He pays a player who had no counters. */
  brings(s: string, to: string, n: number): string;
  /** And so many to the pool, after a payment to a player. */
  andPool(n: number): string;
  readonly andLastToPool: string;
  readonly nothingForPool: string;
  /** His last counter goes to a player, or to the pool when `to` is empty. */
  paysLast(s: string, to: string): string;
  letOff(s: string): string;

  readonly playedOut: string;
  lastIn(s: string): string;

  /** Of the table: the cards heaped under the rank in play, and those the dealer has left. */
  pile(n: number): string;
  talon(n: number): string;
}
