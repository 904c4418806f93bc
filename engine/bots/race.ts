/** Compares moves in the same sampled worlds: the mean value of each, and the moves that may still be the best. */

/** Minimum number of worlds to compare before a move may be dropped. */
const FIRST = 16;
/** Number of standard errors below the best move at which a move is dropped. */
const REJECTION_ERRORS = 2.5;

/** Compares moves, identified by their index in a list, and drops those that are clearly worse than the best. */
export class MoveRace {
  readonly #moves: number;
  readonly #sums: Float64Array;
  /** Sums of products of two moves' values in the same world, for their covariance. */
  readonly #products: Float64Array;
  /** Value of each move in the current world. */
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

  /** Indices of the moves not yet dropped. */
  get candidates(): readonly number[] {
    return this.#running;
  }

  /** Records the value of a move in the current imagined deal. */
  addResult(move: number, worth: number): void {
    this.#now[move] = worth;
  }

  /** Ends the current imagined deal. Every remaining move must have its value by then. */
  next(): void {
    this.#worlds += 1;
    for (const move of this.#running) {
      const worth = this.#now[move]!;
      this.#sums[move]! += worth;
      for (const other of this.#running) this.#products[move * this.#moves + other]! += worth * this.#now[other]!;
    }
  }

  /** Drops the moves that are significantly worse than the best, judged by their differences in each world. */
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

  /** Returns the remaining moves with the highest total; several if they are equal. */
  best(): readonly number[] {
    const most = Math.max(...this.#running.map((move) => this.#sums[move]!));
    return this.#running.filter((move) => this.#sums[move] === most);
  }
}
