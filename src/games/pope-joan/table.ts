import { popeJoan } from '#engine/games/pope-joan/index.ts';
import type { GameTable } from '../../table/game-table.ts';
import { getBoxWords } from '../stops-family/narrate.ts';
import { Cloth, SidePanel } from './Cloth.tsx';
import { narratePope } from './narrate.ts';
import type { PopeWords } from './words.ts';

export const table: GameTable<PopeWords> = {
  game: popeJoan,
  words: {
    en: () => import('./en.ts'),
    fr: () => import('./fr.ts'),
  },
  createNarrator: narratePope,
  getOwnWords: getBoxWords,
  Cloth,
  SidePanel,
  userLeadsFirst: true,
  bySuit: true,
  loadBookPlayer: () => import('#engine/games/pope-joan/book-player.ts'),
};
