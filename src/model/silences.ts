/** The silences of the books: the editorial articles of each game, and where small deals reach them (`npm run exhaust`). */
import type { Game } from '#engine/game.ts';
import type { GameSilences, ShortestLine } from '#engine/lab/exhaust.ts';
import { getEventCount, getGameShares } from './shares.ts';

const files = import.meta.glob<GameSilences>('/content/silences/*.json', { eager: true, import: 'default' });

/** The path of the page with all that the book leaves open, without language. */
export const silencesPath = (game: string): string => `games/${game}/study/silences/`;

/** The small deals of a game that were played. The build fails if there are none. */
export const getGameSilences = ({ id }: Game): GameSilences => {
  const found = files[`/content/silences/${id}.json`];
  if (!found) throw new Error(`content/silences/${id}.json is missing; run npm run exhaust`);
  if (found.plans.some(({ broken }) => broken > 0)) throw new Error(`content/silences/${id}.json has broken positions`);
  return found;
};

/** An editorial article of a game. */
export interface OpenPoint {
  readonly id: string;
  /** Times that it is cited in a whole game, on average; 0 if no game cites it. */
  readonly perGame: number;
  /** The shortest line of small deals that reaches it; `undefined` if none does. */
  readonly line: ShortestLine | undefined;
}

/** The editorial articles of a game: all that the book leaves open, in the order of the edition. */
export const listOpenPoints = (game: Game): readonly OpenPoint[] => {
  const { silences } = getGameSilences(game);
  const { games } = getGameShares(game);
  return Object.entries(game.articles)
    .filter(([, { status }]) => status === 'editorial')
    .map(([id]) => ({ id, perGame: getEventCount(game, id) / games, line: silences[id] }));
};
