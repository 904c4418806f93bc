import { speculation } from '#engine/games/speculation/index.ts';
import type { GameTable } from '../../table/game-table.ts';
import { view } from './view.ts';
import type { SpeculationWords } from './words.ts';

export const table: GameTable<SpeculationWords> = {
  ...view,
  game: speculation,
  loadBookPlayer: () => import('#engine/games/speculation/book-player.ts'),
};
