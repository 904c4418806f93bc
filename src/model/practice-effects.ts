/** Effect of a disputed point: an example played by each of its practices, with the resulting accounts. */

import { switchReadings } from '#engine/compare/switch-readings.ts';
import type { Game } from '#engine/game.ts';
import { balanceOf, type Replay } from '#engine/record/replay.ts';

/** The accounts at the end of an example, by the practices of one disputed point. */
export interface PracticeEffect<E> {
  readonly example: E;
  /** The practice of the saved example. */
  readonly kept: string;
  /** The accounts in which the practices differ, in the order of the table. */
  readonly accounts: readonly string[];
  /**
   * Balances of every account, by practice, after all that it allows has been played; `null` if it does not allow a
   * move.
   */
  readonly ends: ReadonlyMap<string, Readonly<Record<string, number>> | null>;
}

/** An example played by another practice of one point; `null` if it does not allow its moves. */
const playedBy = (played: Replay, game: Game, name: string, practice: string): Replay | null => {
  const switched = switchReadings(played, game, { [name]: practice });
  return switched && (!switched.stopped || switched.stopped.over) ? switched.played : null;
};

/**
 * The first example that a disputed point changes: one whose accounts differ, preferably one that every practice
 * allows; or else one with moves that some practice does not allow (no account is then compared). `undefined` if it
 * changes none.
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
          return [practice, played && balanceOf(played)] as const;
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
