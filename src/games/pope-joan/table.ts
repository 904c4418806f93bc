import { popeJoan } from '#engine/games/pope-joan/index.ts';
import type { GameTable } from '../../table/game-table.ts';
import { saysBoxes } from '../stops-family/tell.ts';
import { Cloth, Standing } from './Cloth.tsx';
import { tellPope } from './tell.ts';
import type { PopeWords } from './words.ts';

export const table: GameTable<PopeWords> = {
  game: popeJoan,
  words: {
    en: () => import('./en.ts'),
    fr: () => import('./fr.ts'),
  },
  teller: tellPope,
  says: saysBoxes,
  Cloth,
  Standing,
  youBegin: true,
  bySuit: true,
  book: () => import('#engine/games/pope-joan/book.ts'),
};
