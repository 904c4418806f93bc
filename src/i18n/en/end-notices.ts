/**
 * Notices for a record that cannot be played to its end by the readings that the user has chosen; `move` is the next
 * move in the record, or its next deal (`deal 5`).
 */
export interface EndNotices {
  /** The chosen readings do not allow this move or deal. */
  readonly stopped: (move: string) => string;
  /** By the chosen readings, the deal or the game is over before this move or deal. */
  readonly over: (move: string) => string;
}

export const endNotices: EndNotices = {
  stopped: (move) =>
    `Under your options the record stops here: ${/^deal /.test(move) ? `${move} cannot be dealt` : `the move ${move} is not allowed`}`,
  over: (move) =>
    `Under your options the game is over here; ${/^deal /.test(move) ? move : `the move ${move}`} is not reached`,
};
