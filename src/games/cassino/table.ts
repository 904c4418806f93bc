import { cassino } from '#engine/games/cassino/index.ts';
import type { GameTable } from '../../table/game-table.ts';
import { Cloth, Standing } from './Cloth.tsx';
import { tellCassino } from './tell.ts';
import type { CassinoWords } from './words.ts';

export const table: GameTable<CassinoWords> = {
  game: cassino,
  words: {
    en: () => import('./en.ts'),
    fr: () => import('./fr.ts'),
  },
  teller: tellCassino,
  Cloth,
  Standing,
  book: () => import('#engine/games/cassino/book.ts'),
};
