/** Worker in which an engine's player searches for its move. */
import { genericSearch, type Search } from '#engine/bots/search.ts';
import type { Game, Move } from '#engine/game.ts';
import type { Observation } from '#engine/observation.ts';
import { createRandom } from '#engine/random.ts';
import type { GameState } from '#engine/record/live-game.ts';
import { serveWorker } from '../../browser/worker-client.ts';

/**
 * Request for a search: the id of the rules, the state of the game, the information that the seat to play has, the seed
 * of random choices, and the time limit.
 */
export interface SearchRequest {
  readonly game: string;
  readonly state: Omit<GameState, 'game'>;
  readonly seen: Observation;
  readonly chance: string;
  readonly milliseconds: number;
}

const GAMES = import.meta.glob<Readonly<Record<string, Game>>>('../../../engine/games/*/index.ts');
/** Searches made for one game; they replace the general search. */
const SEARCHES = import.meta.glob<{ search: Search }>('../../../engine/games/*/search.ts');

serveWorker<SearchRequest, Move>(async ({ game: id, state, seen, chance, milliseconds }) => {
  const [module, own] = await Promise.all([
    GAMES[`../../../engine/games/${id}/index.ts`]!(),
    SEARCHES[`../../../engine/games/${id}/search.ts`]?.(),
  ]);
  const game = Object.values(module).find((each) => each.id === id)!;
  const until = performance.now() + milliseconds;
  const think = own?.search ?? genericSearch;
  return think({ ...state, game }, seen, createRandom(chance), () => performance.now() >= until).move;
});
