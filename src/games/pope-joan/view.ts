import type { GameView } from '../../table/game-view.ts';
import { getBoxWords } from '../stops-family/narrate.ts';
import { Cloth, SidePanel } from './Cloth.tsx';
import { narratePope } from './narrate.ts';
import type { PopeWords } from './words.ts';

export const view: GameView<PopeWords> = {
  words: {
    en: () => import('./en.ts'),
    fr: () => import('./fr.ts'),
  },
  createNarrator: narratePope,
  getOwnWords: getBoxWords,
  Cloth,
  SidePanel,
  bySuit: true,
};
