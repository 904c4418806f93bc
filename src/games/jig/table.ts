import { jig } from '#engine/games/jig/index.ts';
import type { GameTable } from '../../table/game-table.ts';
import { view } from './view.ts';
import type { JigWords } from './words.ts';

export const table: GameTable<JigWords> = {
  ...view,
  game: jig,
  loadBookPlayer: () => import('#engine/games/jig/book-player.ts'),
};
