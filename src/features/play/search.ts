/** Search for a move, in a worker so that the page stays responsive. */
import type { ChosenMove } from '#engine/bots/players.ts';
import { genericSearch } from '#engine/bots/search.ts';
import type { Move } from '#engine/game.ts';
import { createRandom } from '#engine/random.ts';
import type { LiveGame } from '#engine/record/live-game.ts';
import { WorkerClient } from '../../browser/worker-client.ts';
import type { SearchLimit, SearchRequest } from './search-worker.ts';

/** Time limit for a move of a player of the engine. */
const THINKS: SearchLimit = { milliseconds: 50 };
/** Number of sampled deals in browsers without workers: so few that the page does not hang. */
const FEW = 3;

const client = new WorkerClient<SearchRequest, Move>(
  () => new Worker(new URL('./search-worker.ts', import.meta.url), { type: 'module' }),
);

/** Searches for the move of the seat to play. */
export const requestSearchMove = async (
  live: LiveGame,
  chance: string,
  limit: SearchLimit = THINKS,
): Promise<ChosenMove> => {
  const { game, ...state } = live.state;
  const seen = live.observe(live.table.toMove);
  try {
    return { move: await client.ask({ game: game.id, state, seen, chance, limit }) };
  } catch {
    const most = 'worlds' in limit ? limit.worlds : FEW;
    return genericSearch(live.state, seen, createRandom(chance), (worlds) => worlds >= most);
  }
};
