/** Worker in which an engine's player searches for its move. */
import { genericSearch, type Search } from '#engine/bots/search.ts';
import type { Game, Move } from '#engine/game.ts';
import type { Observation } from '#engine/observation.ts';
import { createRandom } from '#engine/random.ts';
import type { GameState } from '#engine/record/live-game.ts';
import { serveWorker } from '../../browser/worker-client.ts';

/** Limit of a search: a time in milliseconds, or a number of sampled deals, by which the same move is found again. */
export type SearchLimit = { readonly milliseconds: number } | { readonly worlds: number };

/**
 * Request for a search: the id of the rules, the state of the game, the information that the seat to play has, the seed
 * of random choices, and the limit.
 */
export interface SearchRequest {
  readonly game: string;
  readonly state: Omit<GameState, 'game'>;
  readonly seen: Observation;
  readonly chance: string;
  readonly limit: SearchLimit;
}

const GAMES = import.meta.glob<Readonly<Record<string, Game>>>('../../../engine/games/*/index.ts');
/** Searches made for one game; they replace the general search. */
const SEARCHES = import.meta.glob<{ search: Search }>('../../../engine/games/*/search.ts');

serveWorker<SearchRequest, Move>(async ({ game: id, state, seen, chance, limit }) => {
  const [module, own] = await Promise.all([
    GAMES[`../../../engine/games/${id}/index.ts`]!(),
    SEARCHES[`../../../engine/games/${id}/search.ts`]?.(),
  ]);
  const game = Object.values(module).find((each) => each.id === id)!;
  const think = own?.search ?? genericSearch;
  const until = 'worlds' in limit ? limit.worlds : performance.now() + limit.milliseconds;
  const isEnough = (worlds: number): boolean => ('worlds' in limit ? worlds : performance.now()) >= until;
  return think({ ...state, game }, seen, createRandom(chance), isEnough).move;
});
