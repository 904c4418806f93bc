import type { GameView } from '../../table/game-view.ts';
import { getBoxWords } from '../stops-family/narrate.ts';
import { Cloth, SidePanel } from './Cloth.tsx';
import { narrateNewmarket } from './narrate.ts';
import type { NewmarketWords } from './words.ts';

export const view: GameView<NewmarketWords> = {
  words: {
    en: () => import('./en.ts'),
    fr: () => import('./fr.ts'),
  },
  createNarrator: narrateNewmarket,
  getOwnWords: getBoxWords,
  Cloth,
  SidePanel,
  bySuit: true,
};
