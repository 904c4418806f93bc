/**
 * Moves of the engine's players in a game. Each depends only on what its seat can see and on the salt of the game, so
 * that it can be computed again.
 */
import type { Observation } from '../observation.ts';
import { createRandom } from '../random.ts';
import type { GameState } from '../record/live-game.ts';
import type { OpponentKind } from '../record/seal.ts';
import { type ChosenMove, type Player, randomPlayer } from './players.ts';
import type { Search } from './search.ts';

/** Number of sampled worlds for each move of a player that searches. */
export const OPPONENT_WORLDS = 100;

/** Returns the seed of a move's random choices: the salt of the game, and what is public about the position. */
export const formatMoveSeed = (salt: string, { dealNumber, seat, events }: Observation): string =>
  `${salt} ${dealNumber} ${seat} ${events.length}`;

/** Chooses a move at random, or by the advice of the book if the game has a book player. */
export const chooseWithoutSearch = (
  kind: Exclude<OpponentKind, 'search'>,
  seen: Observation,
  salt: string,
  book: Player | null | undefined,
): ChosenMove => {
  const player = kind === 'book' && book ? book : randomPlayer;
  return seen.legal.length === 1 ? { move: seen.legal[0]! } : player(seen, createRandom(formatMoveSeed(salt, seen)));
};

/** The players of a game: by the advice of its book, if that gives any, and by a search. */
export interface GameBots {
  readonly book?: Player | null | undefined;
  readonly search: Search;
}

/** Chooses the move of a seat played by the engine. A search receives the state too, to sample hidden cards. */
export const chooseOpponentMove = (
  kind: OpponentKind,
  state: GameState,
  seen: Observation,
  salt: string,
  { book, search }: GameBots,
): ChosenMove => {
  if (kind !== 'search') return chooseWithoutSearch(kind, seen, salt, book);
  if (seen.legal.length === 1) return { move: seen.legal[0]! };
  return search(state, seen, createRandom(formatMoveSeed(salt, seen)), (worlds) => worlds >= OPPONENT_WORLDS);
};
