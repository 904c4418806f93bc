/** What lies on the table of Cassino and what has been won, from what was told of a deal. Cards are in notation. */
import type { GameEvent } from '#engine/events.ts';
import type { Replay } from '#engine/record/replay.ts';
import type { Party } from './words.ts';

/** A table of Cassino after some events of a deal. */
export interface Taken {
  /** The cards that lie open, the longest there first. */
  readonly board: readonly string[];
  /** What each seat has won, in the order in which it did, by the name of the seat. */
  readonly piles: Readonly<Record<string, readonly string[]>>;
  /** How many times each seat has swept the board. */
  readonly sweeps: Readonly<Record<string, number>>;
}

/** Puts the table together from the events of a deal, as far as they go. */
export const takenBy = (events: readonly GameEvent[], seats: readonly string[]): Taken => {
  let board: string[] = [];
  const piles: Record<string, string[]> = Object.fromEntries(seats.map((seat) => [seat, []]));
  const sweeps: Record<string, number> = Object.fromEntries(seats.map((seat) => [seat, 0]));
  for (const { type, seat = '', card = '' } of events) {
    if (type === 'laid') board.push(card);
    else if (type === 'took') piles[seat]!.push(card);
    else if (type === 'captured') {
      piles[seat]!.push(card);
      board = board.filter((each) => each !== card);
    } else if (type === 'swept') sweeps[seat]! += 1;
    else if (type === 'gathered') {
      piles[seat]!.push(...board);
      board = [];
    }
  }
  return { board, piles, sweeps };
};

/** The seats of everyone who scores, in the order of {@link Replay.scorers}: partners sit opposite each other. */
export const partiesOf = ({ seats, scorers }: Replay): readonly Party[] =>
  scorers.map((_, party) => seats.filter((__, seat) => seat % scorers.length === party));
