import { snipSnapSnorum } from '#engine/games/snip-snap-snorum/index.ts';
import type { GameTable } from '../../table/game-table.ts';
import { Cloth, Standing } from './Cloth.tsx';
import { tellSnip } from './tell.ts';
import type { SnipWords } from './words.ts';

export const table: GameTable<SnipWords> = {
  game: snipSnapSnorum,
  words: {
    en: () => import('./en.ts'),
    fr: () => import('./fr.ts'),
  },
  teller: tellSnip,
  Cloth,
  Standing,
  book: () => import('#engine/games/snip-snap-snorum/book.ts'),
};
