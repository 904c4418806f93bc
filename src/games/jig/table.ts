import { jig } from '#engine/games/jig/index.ts';
import type { GameTable } from '../../table/game-table.ts';
import { Cloth, SidePanel } from './Cloth.tsx';
import { narrateJig } from './narrate.ts';
import type { JigWords } from './words.ts';

export const table: GameTable<JigWords> = {
  game: jig,
  words: {
    en: () => import('./en.ts'),
    fr: () => import('./fr.ts'),
  },
  createNarrator: narrateJig,
  Cloth,
  SidePanel,
  bySuit: true,
  loadBookPlayer: () => import('#engine/games/jig/book-player.ts'),
};
