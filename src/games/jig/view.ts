import type { GameView } from '../../table/game-view.ts';
import { Cloth, SidePanel } from './Cloth.tsx';
import { narrateJig } from './narrate.ts';
import type { JigWords } from './words.ts';

export const view: GameView<JigWords> = {
  words: {
    en: () => import('./en.ts'),
    fr: () => import('./fr.ts'),
  },
  createNarrator: narrateJig,
  Cloth,
  SidePanel,
  bySuit: true,
};
