/** Comparison of moves over the same sampled worlds: their values, and which of them can still be the best. */

/** Minimum number of worlds before a move may be dropped. */
const FIRST = 16;
/** A move is dropped when it is this many standard errors below the best. */
const REJECTION_ERRORS = 2.5;

/** A race between moves, identified by their index in a list. */
export class Race {
  readonly #moves: number;
  readonly #sums: Float64Array;
  /** Sums of products of the values of two moves in the same world, for their covariance. */
  readonly #products: Float64Array;
  /** Values in the current world. */
  readonly #now: Float64Array;
  #worlds = 0;
  #running: readonly number[];

  constructor(moves: number) {
    this.#moves = moves;
    this.#sums = new Float64Array(moves);
    this.#products = new Float64Array(moves * moves);
    this.#now = new Float64Array(moves);
    this.#running = Array.from({ length: moves }, (_, move) => move);
  }

  /** The moves still compared. */
  get candidates(): readonly number[] {
    return this.#running;
  }

  /** Records the value of a running move in the current world. */
  addResult(move: number, worth: number): void {
    this.#now[move] = worth;
  }

  /** Ends the current world: every running move has its value. */
  next(): void {
    this.#worlds += 1;
    for (const move of this.#running) {
      const worth = this.#now[move]!;
      this.#sums[move]! += worth;
      for (const other of this.#running) this.#products[move * this.#moves + other]! += worth * this.#now[other]!;
    }
  }

  /** Drops the moves that are significantly below the best, by the differences in each world. */
  dropInferior(): void {
    if (this.#worlds < FIRST) return;
    const [best] = this.best();
    this.#running = this.#running.filter((move) => !this.#isInferior(move, best!));
  }

  #isInferior(move: number, best: number): boolean {
    const less = (this.#sums[best]! - this.#sums[move]!) / this.#worlds;
    const product = (one: number, other: number) => this.#products[one * this.#moves + other]! / this.#worlds;
    const variance = product(best, best) + product(move, move) - 2 * product(best, move) - less ** 2;
    return less > REJECTION_ERRORS * Math.sqrt(Math.max(0, variance) / this.#worlds);
  }

  /** The running moves with the highest total; several if they are equal. */
  best(): readonly number[] {
    const most = Math.max(...this.#running.map((move) => this.#sums[move]!));
    return this.#running.filter((move) => this.#sums[move] === most);
  }
}
