/** Moves compared in the same worlds: what each was worth, and which of them can still be the best. */

/** No move is left behind before so many worlds. */
const FIRST = 16;
/** So many standard errors below the best, a move is left behind. */
const BEHIND = 2.5;

/** A race between moves, by their places in a list. */
export class Race {
  readonly #moves: number;
  readonly #sums: Float64Array;
  /** The sums of the products of what two moves were worth in a world. */
  readonly #products: Float64Array;
  /** What each was worth in this world. */
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

  /** The moves not left behind. */
  get running(): readonly number[] {
    return this.#running;
  }

  /** What one of the running moves was worth in this world. */
  came(move: number, worth: number): void {
    this.#now[move] = worth;
  }

  /** Every running move has come to its end in this world: on to the next. */
  next(): void {
    this.#worlds += 1;
    for (const move of this.#running) {
      const worth = this.#now[move]!;
      this.#sums[move]! += worth;
      for (const other of this.#running) this.#products[move * this.#moves + other]! += worth * this.#now[other]!;
    }
  }

  /** Leaves behind the moves that, by how much they differ from the best world by world, are not level with it. */
  leaveBehind(): void {
    if (this.#worlds < FIRST) return;
    const [best] = this.best();
    this.#running = this.#running.filter((move) => !this.#isBehind(move, best!));
  }

  #isBehind(move: number, best: number): boolean {
    const less = (this.#sums[best]! - this.#sums[move]!) / this.#worlds;
    const product = (one: number, other: number) => this.#products[one * this.#moves + other]! / this.#worlds;
    const variance = product(best, best) + product(move, move) - 2 * product(best, move) - less ** 2;
    return less > BEHIND * Math.sqrt(Math.max(0, variance) / this.#worlds);
  }

  /** The running moves that have come to most; several when they are level. */
  best(): readonly number[] {
    const most = Math.max(...this.#running.map((move) => this.#sums[move]!));
    return this.#running.filter((move) => this.#sums[move] === most);
  }
}
