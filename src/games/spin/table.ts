import { spin } from '#engine/games/spin/index.ts';
import type { GameTable } from '../../table/game-table.ts';
import { view } from './view.ts';
import type { SpinWords } from './words.ts';

export const table: GameTable<SpinWords> = {
  ...view,
  game: spin,
  loadBookPlayer: () => import('#engine/games/spin/book-player.ts'),
};
