/** Kinds of players, and the function that requests a move from the engine's players. */
import type { ChosenMove, Player } from '#engine/bots/players.ts';
import { createRandom } from '#engine/random.ts';
import type { LiveGame } from '#engine/record/live-game.ts';

/**
 * Kinds of players: a person at this device (`you`), or a player of the engine's that moves at random, follows the
 * book's advice, or searches.
 */
export const PLAYER_KINDS = ['you', 'random', 'book', 'search'] as const;
export type PlayerKind = (typeof PLAYER_KINDS)[number];

/** Kind of player at each seat, in the order of play. */
export type SeatPlayers = readonly PlayerKind[];

/** Requests a move for the seat to play. The engine's player receives only the information that this seat has. */
export const requestBotMove = async (
  kind: PlayerKind,
  live: LiveGame,
  loadBookPlayer: (() => Promise<{ bookPlayer: Player }>) | undefined,
  chance: string,
): Promise<ChosenMove> => {
  const seat = live.table.toMove;
  const random = createRandom(chance, live.takeBackCount);
  const legal = live.legal();
  if (legal.length === 1) return { move: legal[0]! };
  if (kind === 'search')
    return (await import('./search.ts')).requestSearchMove(live, `${chance} ${live.takeBackCount}`);
  if (kind === 'book' && loadBookPlayer) return (await loadBookPlayer()).bookPlayer(live.observe(seat), random);
  return { move: legal[random.below(legal.length)]! };
};
