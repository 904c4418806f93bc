import { manille } from '#engine/games/manille/index.ts';
import { CardCosts } from '../../table/Costs.tsx';
import type { GameTable } from '../../table/game-table.ts';
import { Cloth, SidePanel } from './Cloth.tsx';
import { narrateManille } from './narrate.ts';
import { compareBySuit } from './table-state.ts';
import type { ManilleWords } from './words.ts';

export const table: GameTable<ManilleWords> = {
  game: manille,
  words: {
    en: () => import('./en.ts'),
    fr: () => import('./fr.ts'),
  },
  createNarrator: narrateManille,
  Cloth,
  SidePanel,
  bySuit: true,
  held: compareBySuit,
  loadBookPlayer: () => import('#engine/games/manille/book-player.ts'),
  costEvaluation: {
    Costs: CardCosts,
    label: { en: 'What each card cost', fr: 'Ce qu’a coûté chaque carte' },
    load: () => import('./costs.tsx'),
  },
};
