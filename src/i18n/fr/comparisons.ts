import type { ComparisonWords } from '../en/comparisons.ts';

export const comparisons: ComparisonWords = {
  all: 'Tous les jeux côte à côte',
  unlike: 'Les cinq grandes différences',
  others: 'Toutes les différences, point par point',
  about: 'Ce qui a changé, en quelques mots',
  dealt: 'Ce qu’un même jeu ne peut rendre égal',
  boxes: 'Les cases qui se répondent',
  oneDeal: 'Une seule donne, jouée selon deux livres\u00a0:',
  sameDeal: ([first, second]) => `La même donne en ${first} et en ${second}`,
};
