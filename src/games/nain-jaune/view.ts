import type { GameView } from '../../table/game-view.ts';
import { Cloth, SidePanel } from '../nain-jaune-family/Cloth.tsx';
import { narrateNain } from '../nain-jaune-family/narrate.ts';
import type { NainWords } from '../nain-jaune-family/words.ts';

export const view: GameView<NainWords> = {
  words: {
    en: () => import('../nain-jaune-family/en.ts'),
    fr: () => import('../nain-jaune-family/fr.ts'),
  },
  createNarrator: narrateNain,
  Cloth,
  SidePanel,
  bySuit: true,
};
