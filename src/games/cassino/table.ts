import { cassino } from '#engine/games/cassino/index.ts';
import type { GameTable } from '../../table/game-table.ts';
import { view } from './view.ts';
import type { CassinoWords } from './words.ts';

export const table: GameTable<CassinoWords> = {
  ...view,
  game: cassino,
  loadBookPlayer: () => import('#engine/games/cassino/book-player.ts'),
};
