import { lindor } from '#engine/games/lindor/index.ts';
import type { GameTable } from '../../table/game-table.ts';
import { Cloth, SidePanel } from '../nain-jaune-family/Cloth.tsx';
import { narrateNain } from '../nain-jaune-family/narrate.ts';
import type { NainWords } from '../nain-jaune-family/words.ts';

export const table: GameTable<NainWords> = {
  game: lindor,
  words: {
    en: () => import('../nain-jaune-family/en.ts'),
    fr: () => import('../nain-jaune-family/fr.ts'),
  },
  createNarrator: narrateNain,
  Cloth,
  SidePanel,
  userLeadsFirst: true,
  loadBookPlayer: () => import('#engine/games/lindor/book-player.ts'),
};
