/** The words of the table itself beside its sentences: headings of the accounts, names of what lies on it. */
import { cardName } from '../i18n/cards.ts';
import type { Language } from '../i18n/routes.ts';
import { ui } from '../i18n/ui.ts';

interface TableWords {
  readonly deal: (number: number) => string;
  readonly dealer: (seat: string) => string;
  readonly example: string;
  readonly examples: string;
  readonly view: string;
  readonly views: readonly [table: string, steps: string, accounts: string];
  readonly atStart: string;
  readonly afterDeal: (number: number) => string;
  readonly atEnd: string;
  readonly account: string;
  readonly together: string;
  readonly toPlay: string;
  readonly laid: string;
  readonly supplied: string;
  readonly pays: string;
  readonly bete: string;
  readonly settlement: string;
  readonly board: string;
  readonly run: string;
  readonly fault: string;
  /** The seven of diamonds, by the name it bears in the game, as the name of its box. */
  readonly nain: string;
}

const WORDS: Readonly<Record<Language, TableWords>> = {
  en: {
    deal: (number) => `Deal ${number}`,
    dealer: (seat) => `${seat} deals`,
    example: 'Example',
    examples: 'Each example on a page of its own',
    view: 'What is shown',
    views: ['Table', 'Step by step', 'Accounts'],
    atStart: 'At the start',
    afterDeal: (number) => `After deal ${number}`,
    atEnd: 'At the end',
    account: 'Account',
    together: 'All together',
    toPlay: 'to play',
    laid: 'laid',
    supplied: 'In brackets: cards supplied by the editors.',
    pays: 'Pays',
    bete: 'Bête',
    settlement: 'What each of the others pays',
    board: 'The board',
    run: 'The run',
    fault: 'This record cannot be played:',
    nain: 'the dwarf',
  },
  fr: {
    deal: (number) => `Donne ${number}`,
    dealer: (seat) => `${seat} donne`,
    example: 'Exemple',
    examples: 'Chaque exemple sur sa page',
    view: 'Ce qui est montré',
    views: ['Table', 'Pas à pas', 'Comptes'],
    atStart: 'Au début',
    afterDeal: (number) => `Après la donne ${number}`,
    atEnd: 'À la fin',
    account: 'Compte',
    together: 'En tout',
    toPlay: 'à jouer',
    laid: 'posées',
    supplied: 'Entre parenthèses\u00a0: cartes ajoutées par les éditeurs.',
    pays: 'Paie',
    bete: 'Bête',
    settlement: 'Ce que paie chacun des autres',
    board: 'Le tableau',
    run: 'La suite',
    fault: 'Cette notation ne peut être jouée\u00a0:',
    nain: 'le Nain',
  },
};

/** The words of the table in a language. */
export const tableWords = (lang: Language): TableWords => WORDS[lang];

/** The name of an account: a seat's own, the pool, or the card of a box. */
export const accountName = (account: string, lang: Language): string => {
  if (account === 'pool') return ui(lang).table.pool;
  return account.startsWith('box:') ? cardName(account.slice(4), lang) : account;
};

/** A number of counters with a true minus, as accounts show it. */
export const figure = (counters: number): string => `${counters < 0 ? '−' : ''}${Math.abs(counters)}`;

/** What an account gained or lost: `+3`, `−1`; empty when nothing. */
export const change = (counters: number): string => (counters > 0 ? `+${counters}` : counters ? figure(counters) : '');
