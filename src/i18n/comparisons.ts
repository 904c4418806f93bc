import type { Language } from './routes.ts';

/** The words of the pages that set two rule-books side by side; those of the comparison itself are its widget’s. */
export interface ComparisonWords {
  readonly all: string;
  /** What differs whatever the deal: the main points, and under a fold the others. */
  readonly unlike: string;
  readonly others: string;
  /** On the page of the concordance. */
  readonly oneDeal: string;
}

const en: ComparisonWords = {
  all: 'All the games side by side',
  unlike: 'The main differences',
  others: 'The other differences',
  oneDeal: 'One deal, played by two rule-books:',
};

const fr: ComparisonWords = {
  all: 'Tous les jeux côte à côte',
  unlike: 'Les principales différences',
  others: 'Les autres différences',
  oneDeal: 'Une seule donne, jouée selon deux livres\u00a0:',
};

/** The words of those pages in a language. */
export const comparisonWords = (lang: Language): ComparisonWords => ({ en, fr })[lang];
