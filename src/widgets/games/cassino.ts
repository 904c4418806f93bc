import { cassino } from '#engine/games/cassino/index.ts';
import { tellCassino } from '../../narration/cassino/tell.ts';
import type { CassinoWords } from '../../narration/cassino/words.ts';
import { CassinoCloth } from '../CassinoCloth.tsx';
import type { GameTable } from '../game-table.ts';

export const table: GameTable<CassinoWords> = {
  game: cassino,
  words: {
    en: () => import('../../narration/cassino/en.ts'),
    fr: () => import('../../narration/cassino/fr.ts'),
  },
  teller: tellCassino,
  Cloth: CassinoCloth,
  book: () => import('#engine/games/cassino/book.ts'),
};
