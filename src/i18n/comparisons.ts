import type { Language } from './routes.ts';

/** The words of the pages that set two rule-books side by side; those of the comparison itself are its widget’s. */
export interface ComparisonWords {
  readonly all: string;
  readonly unlike: string;
  readonly unlikeLede: string;
  /** On the page of the concordance. */
  readonly oneDeal: string;
}

const en: ComparisonWords = {
  all: 'All the games side by side',
  unlike: 'What must differ, whatever the deal',
  unlikeLede: 'The points on which the two books are not alike, with the article of each.',
  oneDeal: 'One deal, played by two rule-books:',
};

const fr: ComparisonWords = {
  all: 'Tous les jeux côte à côte',
  unlike: 'Ce qui diffère toujours, quelle que soit la donne',
  unlikeLede: 'Les points sur lesquels les deux livres ne s’accordent pas, avec l’article de chacun.',
  oneDeal: 'Une seule donne, jouée selon deux livres\u00a0:',
};

/** The words of those pages in a language. */
export const comparisonWords = (lang: Language): ComparisonWords => ({ en, fr })[lang];
