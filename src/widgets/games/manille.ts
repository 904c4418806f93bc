import { manille } from '#engine/games/manille/index.ts';
import { tellManille } from '../../narration/manille/tell.ts';
import type { ManilleWords } from '../../narration/manille/words.ts';
import { Costs } from '../Costs.tsx';
import type { GameTable } from '../game-table.ts';
import { ManilleCloth } from '../ManilleCloth.tsx';

export const table: GameTable<ManilleWords> = {
  game: manille,
  words: {
    en: () => import('../../narration/manille/en.ts'),
    fr: () => import('../../narration/manille/fr.ts'),
  },
  teller: tellManille,
  Cloth: ManilleCloth,
  bySuit: true,
  book: () => import('#engine/games/manille/book.ts'),
  weighing: {
    Costs,
    label: { en: 'What each card cost', fr: 'Ce qu’a coûté chaque carte' },
    load: () => import('../costs/manille.tsx'),
  },
};
