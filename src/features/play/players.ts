/** Kinds of players, and the function that requests a move from the engine's players. */
import { chooseWithoutSearch, formatMoveSeed, OPPONENT_WORLDS } from '#engine/bots/opponents.ts';
import type { ChosenMove, Player } from '#engine/bots/players.ts';
import type { LiveGame } from '#engine/record/live-game.ts';
import { OPPONENT_KINDS, type SeatedKind } from '#engine/record/seal.ts';

/**
 * Kinds of players: a person at this device (`you`), or a player of the engine's that moves at random, follows the
 * book's advice, or searches.
 */
export const PLAYER_KINDS = ['you', ...OPPONENT_KINDS] as const;
export type PlayerKind = (typeof PLAYER_KINDS)[number];

/** Kind of player at each seat, in the order of play. */
export type SeatPlayers = readonly PlayerKind[];

/** Returns the kinds of players as the seal of a game names them. */
export const toSeatedKinds = (seatPlayers: SeatPlayers): readonly SeatedKind[] =>
  seatPlayers.map((kind) => (kind === 'you' ? 'person' : kind));

/**
 * Requests a move for the seat to play. The engine's player receives only the information that this seat has, and the
 * salt of the game, from which its random choices come.
 */
export const requestBotMove = async (
  kind: PlayerKind,
  live: LiveGame,
  loadBookPlayer: (() => Promise<{ bookPlayer: Player }>) | undefined,
  salt: string,
): Promise<ChosenMove> => {
  const seen = live.observe(live.table.toMove);
  if (kind === 'search') {
    if (seen.legal.length === 1) return { move: seen.legal[0]! };
    return (await import('./search.ts')).requestSearchMove(live, formatMoveSeed(salt, seen), OPPONENT_WORLDS);
  }
  const book = kind === 'book' ? (await loadBookPlayer?.())?.bookPlayer : undefined;
  return chooseWithoutSearch(kind === 'book' ? 'book' : 'random', seen, salt, book);
};
