/** Search for a move, in a worker so that the page stays responsive. */
import type { ChosenMove } from '#engine/bots/players.ts';
import { genericSearch } from '#engine/bots/search.ts';
import type { Move } from '#engine/game.ts';
import { createRandom } from '#engine/random.ts';
import type { LiveGame } from '#engine/record/live-game.ts';
import { WorkerClient } from '../../browser/worker-client.ts';
import type { SearchRequest } from './search-worker.ts';

const client = new WorkerClient<SearchRequest, Move>(
  () => new Worker(new URL('./search-worker.ts', import.meta.url), { type: 'module' }),
);

/** Searches for the move of the seat to play in a number of sampled deals; without a worker, on the page itself. */
export const requestSearchMove = async (live: LiveGame, chance: string, worlds: number): Promise<ChosenMove> => {
  const { game, ...state } = live.state;
  const seen = live.observe(live.table.toMove);
  try {
    return { move: await client.ask({ game: game.id, state, seen, chance, worlds }) };
  } catch {
    const search = await import('./load-search.ts')
      .then(({ loadSearch }) => loadSearch(game.id))
      .catch(() => genericSearch);
    return search(live.state, seen, createRandom(chance), (tried) => tried >= worlds);
  }
};
