/** Worker in which an engine's player searches for its move. */
import type { Move } from '#engine/game.ts';
import type { Observation } from '#engine/observation.ts';
import { createRandom } from '#engine/random.ts';
import type { GameState } from '#engine/record/live-game.ts';
import { serveWorker } from '../../browser/worker-client.ts';
import { loadGame, loadSearch } from './load-search.ts';

/**
 * Request for a search: the id of the rules, the state of the game, the information that the seat to play has, the seed
 * of random choices, and the number of sampled deals, by which the same move is found again.
 */
export interface SearchRequest {
  readonly game: string;
  readonly state: Omit<GameState, 'game'>;
  readonly seen: Observation;
  readonly chance: string;
  readonly worlds: number;
}

serveWorker<SearchRequest, Move>(async ({ game: id, state, seen, chance, worlds }) => {
  const [game, search] = await Promise.all([loadGame(id), loadSearch(id)]);
  return search({ ...state, game }, seen, createRandom(chance), (tried) => tried >= worlds).move;
});
