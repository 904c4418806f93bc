import { jig } from '#engine/games/jig/index.ts';
import { tellJig } from '../../narration/jig/tell.ts';
import type { JigWords } from '../../narration/jig/words.ts';
import type { GameTable } from '../game-table.ts';
import { JigCloth } from '../JigCloth.tsx';

export const table: GameTable<JigWords> = {
  game: jig,
  words: {
    en: () => import('../../narration/jig/en.ts'),
    fr: () => import('../../narration/jig/fr.ts'),
  },
  teller: tellJig,
  Cloth: JigCloth,
  bySuit: true,
  book: () => import('#engine/games/jig/book.ts'),
};
