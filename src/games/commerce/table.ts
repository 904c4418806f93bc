import { commerce } from '#engine/games/commerce/index.ts';
import type { GameTable } from '../../table/game-table.ts';
import { view } from './view.ts';
import type { CommerceWords } from './words.ts';

export const table: GameTable<CommerceWords> = {
  ...view,
  game: commerce,
  userLeadsFirst: true,
  loadBookPlayer: () => import('#engine/games/commerce/book-player.ts'),
};
