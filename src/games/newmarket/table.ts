import { newmarket } from '#engine/games/newmarket/index.ts';
import type { GameTable } from '../../table/game-table.ts';
import { saysBoxes } from '../stops-family/tell.ts';
import { Cloth, Standing } from './Cloth.tsx';
import { tellNewmarket } from './tell.ts';
import type { NewmarketWords } from './words.ts';

export const table: GameTable<NewmarketWords> = {
  game: newmarket,
  words: {
    en: () => import('./en.ts'),
    fr: () => import('./fr.ts'),
  },
  teller: tellNewmarket,
  says: saysBoxes,
  Cloth,
  Standing,
  bySuit: true,
  book: () => import('#engine/games/newmarket/book.ts'),
};
