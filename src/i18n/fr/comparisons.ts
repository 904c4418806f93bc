import type { ComparisonWords } from '../en/comparisons.ts';

export const comparisons: ComparisonWords = {
  all: 'Tous les jeux côte à côte',
  unlike: 'Les principales différences',
  others: 'Les autres différences',
  oneDeal: 'Une seule donne, jouée selon deux livres\u00a0:',
};
