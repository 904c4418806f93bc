/** The words of a search for deals. */
import type { Language } from '../../i18n/routes.ts';

export interface FindWords {
  readonly see: string;
  readonly beside: string;
  readonly another: string;
  readonly stop: string;
  readonly looked: (deals: number) => string;
  readonly begun: string;
  readonly stopped: (deals: number) => string;
  readonly found: (seed: string, deals: number) => string;
  readonly deal: (seed: string) => string;
  readonly unlike: string;
  readonly failed: string;
}

const inFigures = (number: number, lang: Language): string => new Intl.NumberFormat(lang).format(number);

const en: FindWords = {
  see: 'See it on the table',
  beside: 'See it side by side',
  another: 'Another one',
  stop: 'Stop',
  looked: (deals) => `${inFigures(deals, 'en')} ${deals === 1 ? 'deal' : 'deals'} looked at`,
  begun: 'Looking for another deal.',
  stopped: (deals) =>
    `Stopped after ${inFigures(deals, 'en')} ${deals === 1 ? 'deal' : 'deals'}; none of them was one.`,
  found: (seed, deals) => `Found: ${seed}, after ${inFigures(deals, 'en')} ${deals === 1 ? 'deal' : 'deals'}.`,
  deal: (seed) => `Deal ${seed}`,
  unlike: 'In this deal it does not come about.',
  failed: 'The table could not be fetched.',
};

const fr: FindWords = {
  see: 'La voir à la table',
  beside: 'La voir côte à côte',
  another: 'Une autre',
  stop: 'Arrêter',
  looked: (deals) => `${inFigures(deals, 'fr')} ${deals === 1 ? 'donne examinée' : 'donnes examinées'}`,
  begun: 'On cherche une autre donne.',
  stopped: (deals) =>
    `Arrêté après ${inFigures(deals, 'fr')} ${deals === 1 ? 'donne' : 'donnes'}\u202f; aucune ne convenait.`,
  found: (seed, deals) =>
    `Trouvée\u00a0: ${seed}, après ${inFigures(deals, 'fr')} ${deals === 1 ? 'donne' : 'donnes'}.`,
  deal: (seed) => `Donne ${seed}`,
  unlike: 'Dans cette donne, cela n’arrive pas.',
  failed: 'La table n’a pu être obtenue.',
};

/** The words in a language. */
export const FIND_WORDS: Readonly<Record<Language, FindWords>> = { en, fr };
