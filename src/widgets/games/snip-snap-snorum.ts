import { snipSnapSnorum } from '#engine/games/snip-snap-snorum/index.ts';
import { tellSnip } from '../../narration/snip-snap-snorum/tell.ts';
import type { SnipWords } from '../../narration/snip-snap-snorum/words.ts';
import type { GameTable } from '../game-table.ts';
import { SnipCloth } from '../SnipCloth.tsx';

export const table: GameTable<SnipWords> = {
  game: snipSnapSnorum,
  words: {
    en: () => import('../../narration/snip-snap-snorum/en.ts'),
    fr: () => import('../../narration/snip-snap-snorum/fr.ts'),
  },
  teller: tellSnip,
  Cloth: SnipCloth,
  book: () => import('#engine/games/snip-snap-snorum/book.ts'),
};
