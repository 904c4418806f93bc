import { manille } from '#engine/games/manille/index.ts';
import { Costs } from '../../table/Costs.tsx';
import type { GameTable } from '../../table/game-table.ts';
import { Cloth, Standing } from './Cloth.tsx';
import { bySuit } from './seen.ts';
import { tellManille } from './tell.ts';
import type { ManilleWords } from './words.ts';

export const table: GameTable<ManilleWords> = {
  game: manille,
  words: {
    en: () => import('./en.ts'),
    fr: () => import('./fr.ts'),
  },
  teller: tellManille,
  Cloth,
  Standing,
  bySuit: true,
  held: bySuit,
  book: () => import('#engine/games/manille/book.ts'),
  weighing: {
    Costs,
    label: { en: 'What each card cost', fr: 'Ce qu’a coûté chaque carte' },
    load: () => import('./costs.tsx'),
  },
};
