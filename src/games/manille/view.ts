import type { GameView } from '../../table/game-view.ts';
import { Cloth, SidePanel } from './Cloth.tsx';
import { narrateManille } from './narrate.ts';
import { compareBySuit } from './table-state.ts';
import type { ManilleWords } from './words.ts';

export const view: GameView<ManilleWords> = {
  words: {
    en: () => import('./en.ts'),
    fr: () => import('./fr.ts'),
  },
  createNarrator: narrateManille,
  Cloth,
  SidePanel,
  bySuit: true,
  held: compareBySuit,
};
