import type { ComparisonWords } from '../en/comparisons.ts';

export const comparisons: ComparisonWords = {
  all: 'Tous les jeux côte à côte',
  unlike: 'Ce qui diffère toujours, quelle que soit la donne',
  unlikeLede: 'Les points sur lesquels les deux livres ne s’accordent pas, avec l’article de chacun.',
  oneDeal: 'Une seule donne, jouée selon deux livres\u00a0:',
};
