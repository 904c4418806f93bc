import { chnifChnofChnorum } from '#engine/games/chnif-chnof-chnorum/index.ts';
import { tellChnif } from '../../narration/chnif-chnof-chnorum/tell.ts';
import type { ChnifWords } from '../../narration/chnif-chnof-chnorum/words.ts';
import { ChnifCloth } from '../ChnifCloth.tsx';
import type { GameTable } from '../game-table.ts';

export const table: GameTable<ChnifWords> = {
  game: chnifChnofChnorum,
  words: {
    en: () => import('../../narration/chnif-chnof-chnorum/en.ts'),
    fr: () => import('../../narration/chnif-chnof-chnorum/fr.ts'),
  },
  teller: tellChnif,
  Cloth: ChnifCloth,
};
