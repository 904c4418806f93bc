import { lindor } from '#engine/games/lindor/index.ts';
import type { GameTable } from '../../table/game-table.ts';
import { Cloth, Standing } from '../nain-jaune-family/Cloth.tsx';
import { tellNain } from '../nain-jaune-family/tell.ts';
import type { NainWords } from '../nain-jaune-family/words.ts';

export const table: GameTable<NainWords> = {
  game: lindor,
  words: {
    en: () => import('../nain-jaune-family/en.ts'),
    fr: () => import('../nain-jaune-family/fr.ts'),
  },
  teller: tellNain,
  Cloth,
  Standing,
  youBegin: true,
  book: () => import('#engine/games/lindor/book.ts'),
};
