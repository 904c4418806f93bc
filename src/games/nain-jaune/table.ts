import { nainJaune } from '#engine/games/nain-jaune/index.ts';
import type { GameTable } from '../../table/game-table.ts';
import type { NainWords } from '../nain-jaune-family/words.ts';
import { view } from './view.ts';

export const table: GameTable<NainWords> = {
  ...view,
  game: nainJaune,
  userLeadsFirst: true,
  loadBookPlayer: () => import('#engine/games/nain-jaune/book-player.ts'),
  losingAdvice: {
    'AC60.advice.board': 'claims/rid-of-the-board-first/',
    'AC60.advice.nain': 'claims/rid-of-the-board-first/',
  },
};
