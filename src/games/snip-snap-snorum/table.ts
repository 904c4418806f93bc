import { snipSnapSnorum } from '#engine/games/snip-snap-snorum/index.ts';
import type { GameTable } from '../../table/game-table.ts';
import { Cloth, SidePanel } from './Cloth.tsx';
import { narrateSnip } from './narrate.ts';
import type { SnipWords } from './words.ts';

export const table: GameTable<SnipWords> = {
  game: snipSnapSnorum,
  words: {
    en: () => import('./en.ts'),
    fr: () => import('./fr.ts'),
  },
  createNarrator: narrateSnip,
  Cloth,
  SidePanel,
  loadBookPlayer: () => import('#engine/games/snip-snap-snorum/book-player.ts'),
};
