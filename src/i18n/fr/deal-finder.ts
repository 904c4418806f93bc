import type { DealFinderWords } from '../en/deal-finder.ts';

const inFigures = (number: number): string => new Intl.NumberFormat('fr').format(number);

export const dealFinder: DealFinderWords = {
  list: 'Retour à la liste',
  see: 'La voir à la table',
  beside: 'La voir côte à côte',
  another: 'Une autre',
  stop: 'Arrêter',
  looked: (deals) => `${inFigures(deals)} ${deals < 2 ? 'donne examinée' : 'donnes examinées'}`,
  begun: 'Recherche d’une autre donne…',
  stopped: (deals) => `Arrêté après ${inFigures(deals)} ${deals < 2 ? 'donne' : 'donnes'}\u202f; aucune ne convenait.`,
  found: (seed, deals) => `Trouvée\u00a0: ${seed}, après ${inFigures(deals)} ${deals < 2 ? 'donne' : 'donnes'}.`,
  deal: (seed) => `Donne ${seed}`,
  unlike: 'Dans cette donne, cela n’arrive pas.',
  failed: 'La table n’a pas pu être chargée. Vérifiez la connexion, puis réessayez.',
};
