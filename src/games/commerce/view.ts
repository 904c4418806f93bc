import type { GameView } from '../../table/game-view.ts';
import { Cloth, SidePanel } from './Cloth.tsx';
import { narrateCommerce } from './narrate.ts';
import type { CommerceWords } from './words.ts';

export const view: GameView<CommerceWords> = {
  words: {
    en: () => import('./en.ts'),
    fr: () => import('./fr.ts'),
  },
  createNarrator: narrateCommerce,
  getOwnWords: ({ move }) => ({ move }),
  Cloth,
  SidePanel,
  bySuit: false,
  unheld: { en: { Talon: 'Stock', Table: 'The middle' }, fr: { Talon: 'Talon', Table: 'Le milieu' } },
};
