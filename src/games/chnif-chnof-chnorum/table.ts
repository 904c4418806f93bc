import { chnifChnofChnorum } from '#engine/games/chnif-chnof-chnorum/index.ts';
import type { GameTable } from '../../table/game-table.ts';
import { Cloth } from './Cloth.tsx';
import { narrateChnif } from './narrate.ts';
import type { ChnifWords } from './words.ts';

export const table: GameTable<ChnifWords> = {
  game: chnifChnofChnorum,
  words: {
    en: () => import('./en.ts'),
    fr: () => import('./fr.ts'),
  },
  createNarrator: narrateChnif,
  Cloth,
};
