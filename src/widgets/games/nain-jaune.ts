import { nainJaune } from '#engine/games/nain-jaune/index.ts';
import { tellNain } from '../../narration/nain-jaune-family/tell.ts';
import type { NainWords } from '../../narration/nain-jaune-family/words.ts';
import type { GameTable } from '../game-table.ts';
import { NainCloth } from '../NainCloth.tsx';

export const table: GameTable<NainWords> = {
  game: nainJaune,
  words: {
    en: () => import('../../narration/nain-jaune-family/en.ts'),
    fr: () => import('../../narration/nain-jaune-family/fr.ts'),
  },
  teller: tellNain,
  Cloth: NainCloth,
  book: () => import('#engine/games/nain-jaune/book.ts'),
};
