import type { ComparisonWords } from '../en/comparisons.ts';

export const comparisons: ComparisonWords = {
  all: 'Tous les jeux côte à côte',
  unlike: 'Les cinq grandes différences',
  others: 'Toutes les différences, point par point',
  about: 'Ce qui a changé, en quelques mots',
  dealt: 'Ce qui ne peut être donné à l’identique',
  boxes: 'Les cases correspondantes',
  oneDeal: 'Une seule donne, jouée selon deux livres\u00a0:',
  sameDeal: (books) => {
    const [first, second] = books.map((book) => (/^\d/.test(book) ? `en ${book}` : `au ${book.replace(/, \d+$/, '')}`));
    return `La même donne ${first} et ${second}`;
  },
};
