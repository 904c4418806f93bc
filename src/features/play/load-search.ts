/** Loads the rules of a game and its search. */
import { genericSearch, type Search } from '#engine/bots/search.ts';
import type { Game } from '#engine/game.ts';

const GAMES = import.meta.glob<Readonly<Record<string, Game>>>('../../../engine/games/*/index.ts');
/** Searches made for one game; they replace the general search. */
const SEARCHES = import.meta.glob<{ search: Search }>('../../../engine/games/*/search.ts');

/** Loads the search of a game, which is the general one in most. */
export const loadSearch = async (id: string): Promise<Search> =>
  (await SEARCHES[`../../../engine/games/${id}/search.ts`]?.())?.search ?? genericSearch;

/** Loads the rules of a game. */
export const loadGame = async (id: string): Promise<Game> =>
  Object.values(await GAMES[`../../../engine/games/${id}/index.ts`]!()).find((each) => each.id === id)!;
