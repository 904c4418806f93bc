/** Finds the open cards and the won cards in Cassino from the events of a deal. Cards are in notation. */
import type { GameEvent } from '#engine/events.ts';
import type { Replay } from '#engine/record/steps.ts';
import type { ScoringParty } from './words.ts';

/** Cards on a table of Cassino after some events of a deal. */
export interface CassinoPiles {
  /** Open cards, the oldest first. */
  readonly board: readonly string[];
  /** Cards won by each seat, in the order of capture; stored under the name of the seat. */
  readonly piles: Readonly<Record<string, readonly string[]>>;
  /** Number of sweeps (captures of all open cards), stored under the name of the seat. */
  readonly sweeps: Readonly<Record<string, number>>;
}

/** Computes the open and the won cards from the events of a deal so far. */
export const computePiles = (events: readonly GameEvent[], seats: readonly string[]): CassinoPiles => {
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

/** Lists the seats of each scorer, in the order of {@link Replay.scorers}. Partners sit opposite each other. */
export const listScoringParties = ({ seats, scorers }: Replay): readonly ScoringParty[] =>
  scorers.map((_, party) => seats.filter((__, seat) => seat % scorers.length === party));
