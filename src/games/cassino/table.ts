import { cassino } from '#engine/games/cassino/index.ts';
import type { GameTable } from '../../table/game-table.ts';
import { Cloth, SidePanel } from './Cloth.tsx';
import { narrateCassino } from './narrate.ts';
import type { CassinoWords } from './words.ts';

export const table: GameTable<CassinoWords> = {
  game: cassino,
  words: {
    en: () => import('./en.ts'),
    fr: () => import('./fr.ts'),
  },
  createNarrator: narrateCassino,
  Cloth,
  SidePanel,
  loadBookPlayer: () => import('#engine/games/cassino/book-player.ts'),
};
