import { newmarket } from '#engine/games/newmarket/index.ts';
import type { GameTable } from '../../table/game-table.ts';
import { getBoxWords } from '../stops-family/narrate.ts';
import { Cloth, SidePanel } from './Cloth.tsx';
import { narrateNewmarket } from './narrate.ts';
import type { NewmarketWords } from './words.ts';

export const table: GameTable<NewmarketWords> = {
  game: newmarket,
  words: {
    en: () => import('./en.ts'),
    fr: () => import('./fr.ts'),
  },
  createNarrator: narrateNewmarket,
  getOwnWords: getBoxWords,
  Cloth,
  SidePanel,
  bySuit: true,
  loadBookPlayer: () => import('#engine/games/newmarket/book-player.ts'),
};
