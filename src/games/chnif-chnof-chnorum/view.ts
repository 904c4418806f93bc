import type { GameView } from '../../table/game-view.ts';
import { Cloth } from './Cloth.tsx';
import { narrateChnif } from './narrate.ts';
import type { ChnifWords } from './words.ts';

export const view: GameView<ChnifWords> = {
  words: {
    en: () => import('./en.ts'),
    fr: () => import('./fr.ts'),
  },
  createNarrator: narrateChnif,
  Cloth,
};
