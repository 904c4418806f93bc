import { popeJoan } from '#engine/games/pope-joan/index.ts';
import type { GameTable } from '../../table/game-table.ts';
import { view } from './view.ts';
import type { PopeWords } from './words.ts';

export const table: GameTable<PopeWords> = {
  ...view,
  game: popeJoan,
  userLeadsFirst: true,
  loadBookPlayer: () => import('#engine/games/pope-joan/book-player.ts'),
};
