import { spin } from '#engine/games/spin/index.ts';
import type { GameTable } from '../../table/game-table.ts';
import { saysBoxes } from '../stops-family/tell.ts';
import { Cloth, Standing } from './Cloth.tsx';
import { tellSpin } from './tell.ts';
import type { SpinWords } from './words.ts';

export const table: GameTable<SpinWords> = {
  game: spin,
  words: {
    en: () => import('./en.ts'),
    fr: () => import('./fr.ts'),
  },
  teller: tellSpin,
  says: (words) => ({ ...saysBoxes(words), move: words.move }),
  Cloth,
  Standing,
  bySuit: true,
  book: () => import('#engine/games/spin/book.ts'),
};
