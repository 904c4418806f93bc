import type { GameView } from '../../table/game-view.ts';
import { Cloth, SidePanel } from './Cloth.tsx';
import { narrateCassino } from './narrate.ts';
import type { CassinoWords } from './words.ts';

export const view: GameView<CassinoWords> = {
  words: {
    en: () => import('./en.ts'),
    fr: () => import('./fr.ts'),
  },
  createNarrator: narrateCassino,
  Cloth,
  SidePanel,
};
