import { jig } from '#engine/games/jig/index.ts';
import type { GameTable } from '../../table/game-table.ts';
import { Cloth, Standing } from './Cloth.tsx';
import { tellJig } from './tell.ts';
import type { JigWords } from './words.ts';

export const table: GameTable<JigWords> = {
  game: jig,
  words: {
    en: () => import('./en.ts'),
    fr: () => import('./fr.ts'),
  },
  teller: tellJig,
  Cloth,
  Standing,
  bySuit: true,
  book: () => import('#engine/games/jig/book.ts'),
};
