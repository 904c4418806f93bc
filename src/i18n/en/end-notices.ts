/** Sentences for a record that stops early by other readings; `move` is its next move or deal (`deal 5`). */
export interface EndNotices {
  /** It cannot be played by these readings. */
  readonly stopped: (move: string) => string;
  /** By these readings the deal or game is over before it. */
  readonly over: (move: string) => string;
}

export const endNotices: EndNotices = {
  stopped: (move) =>
    `By your options the record stops here: ${/^deal /.test(move) ? `${move} cannot be dealt so` : `the move ${move} is not allowed`}`,
  over: (move) =>
    `By your options the game is over here; ${/^deal /.test(move) ? move : `the move ${move}`} is not reached`,
};
