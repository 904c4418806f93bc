import { newmarket } from '#engine/games/newmarket/index.ts';
import type { GameTable } from '../../table/game-table.ts';
import { view } from './view.ts';
import type { NewmarketWords } from './words.ts';

export const table: GameTable<NewmarketWords> = {
  ...view,
  game: newmarket,
  loadBookPlayer: () => import('#engine/games/newmarket/book-player.ts'),
};
