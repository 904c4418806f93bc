import type { ComparisonWords } from '../en/comparisons.ts';

export const comparisons: ComparisonWords = {
  all: 'Tous les jeux côte à côte',
  unlike: 'Les cinq grandes différences',
  others: 'Toutes les différences, point par point',
  about: 'Ce qui a changé, en quelques mots',
  oneDeal: 'Une seule donne, jouée selon deux livres\u00a0:',
};
