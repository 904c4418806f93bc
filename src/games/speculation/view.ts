import type { GameView } from '../../table/game-view.ts';
import { Cloth } from './Cloth.tsx';
import { labelMove } from './moves.ts';
import { narrateSpeculation } from './narrate.ts';
import type { SpeculationWords } from './words.ts';

export const view: GameView<SpeculationWords> = {
  words: {
    en: () => import('./en.ts'),
    fr: () => import('./fr.ts'),
  },
  createNarrator: narrateSpeculation,
  Cloth,
  getOwnWords: (words) => ({ move: (written) => labelMove(written, words), alone: words.turns }),
};
