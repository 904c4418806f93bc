import { lindor } from '#engine/games/lindor/index.ts';
import type { GameTable } from '../../table/game-table.ts';
import type { NainWords } from '../nain-jaune-family/words.ts';
import { view } from './view.ts';

export const table: GameTable<NainWords> = {
  ...view,
  game: lindor,
  userLeadsFirst: true,
  loadBookPlayer: () => import('#engine/games/lindor/book-player.ts'),
};
