/** Receipts: how published figures were counted, so that anybody can count them again. */

/** The receipt of the figures of one file. */
export interface Receipt {
  /** The command that counts them all again. */
  readonly command: string;
  /** The seed of the games; where each game has its own, how it is made. */
  readonly seed: string;
  /** Number of games or deals in all figures of the file together. */
  readonly games: number;
  /** Version of the engine, as in `package.json`. */
  readonly version: string;
  /** Hash of the code that counted: the files of the game and all that they import. */
  readonly sources: string;
}
