import type { GameView } from '../../table/game-view.ts';
import { Cloth, SidePanel } from './Cloth.tsx';
import { narrateSnip } from './narrate.ts';
import type { SnipWords } from './words.ts';

export const view: GameView<SnipWords> = {
  words: {
    en: () => import('./en.ts'),
    fr: () => import('./fr.ts'),
  },
  createNarrator: narrateSnip,
  Cloth,
  SidePanel,
};
