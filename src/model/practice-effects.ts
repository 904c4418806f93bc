/** Effect of a disputed point: an example replayed with each of its practices, and the accounts at the end. */

import { replayWithOtherReadings } from '#engine/compare/switch-readings.ts';
import type { Game } from '#engine/game.ts';
import { getBalances, type Replay } from '#engine/record/steps.ts';

/** An example, and its final accounts for each practice of one disputed point. */
export interface PracticeEffect<E> {
  readonly example: E;
  /** The practice with which the example was recorded. */
  readonly kept: string;
  /** The accounts whose final balance depends on the practice, in the order of the table. */
  readonly accounts: readonly string[];
  /**
   * Final balances of all accounts, stored under the practice. `null` for a practice that does not allow a move of the
   * example.
   */
  readonly ends: ReadonlyMap<string, Readonly<Record<string, number>> | null>;
}

/**
 * Replays an example with another practice of one point; `null` if that practice does not allow a move of the example.
 */
const playedBy = (played: Replay, game: Game, name: string, practice: string): Replay | null => {
  const switched = replayWithOtherReadings(played, game, { [name]: practice });
  return switched && (!switched.stopped || switched.stopped.over) ? switched.played : null;
};

/**
 * Finds an example that a disputed point changes. First choice: the accounts depend on the practice, and every practice
 * allows all moves. Second: the accounts depend on the practice. Third: some practice does not allow a move (no
 * accounts are then compared). `undefined` if the point changes no example.
 */
export const findPracticeEffect = <E extends { readonly played: Replay }>(
  game: Game,
  name: string,
  examples: readonly E[],
): PracticeEffect<E> | undefined => {
  const practices = game.readings[name]?.values ?? [];
  const changed = examples
    .filter(({ played }) => played.game === game.id && Object.hasOwn(played.readings, name))
    .map((example) => {
      const ends = new Map(
        practices.map((practice) => {
          const played = playedBy(example.played, game, name, practice);
          return [practice, played && getBalances(played)] as const;
        }),
      );
      const known = [...ends.values()].filter((end) => end !== null);
      const names = [...new Set(known.flatMap((end) => Object.keys(end)))];
      const accounts = names.filter((account) => new Set(known.map((end) => end[account])).size > 1);
      return { example, kept: example.played.readings[name]!, accounts, ends };
    });
  const forbids = ({ ends }: (typeof changed)[number]) => [...ends.values()].includes(null);
  const pays = changed.filter(({ accounts }) => accounts.length > 0);
  return pays.find((each) => !forbids(each)) ?? pays[0] ?? changed.find(forbids);
};
