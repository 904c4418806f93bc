import { manille } from '#engine/games/manille/index.ts';
import { CardCosts } from '../../table/Costs.tsx';
import type { GameTable } from '../../table/game-table.ts';
import { view } from './view.ts';
import type { ManilleWords } from './words.ts';

export const table: GameTable<ManilleWords> = {
  ...view,
  game: manille,
  loadBookPlayer: () => import('#engine/games/manille/book-player.ts'),
  costEvaluation: {
    Costs: CardCosts,
    label: { en: 'What each card cost', fr: 'Ce qu’a coûté chaque carte' },
    load: () => import('./costs.tsx'),
  },
};
