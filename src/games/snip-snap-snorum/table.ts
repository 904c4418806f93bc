import { snipSnapSnorum } from '#engine/games/snip-snap-snorum/index.ts';
import type { GameTable } from '../../table/game-table.ts';
import { view } from './view.ts';
import type { SnipWords } from './words.ts';

export const table: GameTable<SnipWords> = {
  ...view,
  game: snipSnapSnorum,
  loadBookPlayer: () => import('#engine/games/snip-snap-snorum/book-player.ts'),
};
