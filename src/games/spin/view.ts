import type { GameView } from '../../table/game-view.ts';
import { getBoxWords } from '../stops-family/narrate.ts';
import { Cloth, SidePanel } from './Cloth.tsx';
import { narrateSpin } from './narrate.ts';
import type { SpinWords } from './words.ts';

export const view: GameView<SpinWords> = {
  words: {
    en: () => import('./en.ts'),
    fr: () => import('./fr.ts'),
  },
  createNarrator: narrateSpin,
  getOwnWords: (words) => ({ ...getBoxWords(words), move: words.move }),
  Cloth,
  SidePanel,
  bySuit: true,
};
