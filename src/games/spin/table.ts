import { spin } from '#engine/games/spin/index.ts';
import type { GameTable } from '../../table/game-table.ts';
import { getBoxWords } from '../stops-family/narrate.ts';
import { Cloth, SidePanel } from './Cloth.tsx';
import { narrateSpin } from './narrate.ts';
import type { SpinWords } from './words.ts';

export const table: GameTable<SpinWords> = {
  game: spin,
  words: {
    en: () => import('./en.ts'),
    fr: () => import('./fr.ts'),
  },
  createNarrator: narrateSpin,
  getOwnWords: (words) => ({ ...getBoxWords(words), move: words.move }),
  Cloth,
  SidePanel,
  bySuit: true,
  loadBookPlayer: () => import('#engine/games/spin/book-player.ts'),
};
