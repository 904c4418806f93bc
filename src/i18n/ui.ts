import type { Language } from './routes.ts';

/** How an article is known: from the primary text, from a later author's reading, or from us where the source is silent. */
export const STATUSES = ['stated', 'inferred', 'editorial'] as const;
export type Status = (typeof STATUSES)[number];

/** The words of the pages, one language. Words for the cards are in `cards.ts`, sentences of play in the narration. */
export interface Words {
  /** The language, in itself. */
  language: string;
  /** One line that says what Snorum is. */
  tagline: string;
  skip: string;
  /** The row of links at the head of every page, and its name read aloud. */
  nav: { label: string; sources: string; examples: string; about: string; developers: string };
  /** The link to the same page in the other language, written in that language. */
  inOtherLanguage: string;
  languages: string;
  /** The foot of the page. */
  foot: { code: string; texts: string; authors: string };

  status: Record<Status, string>;
  statusGloss: Record<Status, string>;
  article: (number: string) => string;
  /** The link from an article to the step that carries it out. */
  seePlayed: string;
  /** The lines of the engine that carry out an article. */
  code: string;
  reading: { disputed: string; here: string; ours: string; witnesses: string };

  cardFaceDown: string;
  /** The noun after a number of counters. */
  counters: (count: number) => string;

  /** The table and its controls. */
  table: {
    label: string;
    show: string;
    hide: string;
    first: string;
    back: string;
    play: string;
    pause: string;
    next: string;
    last: string;
    step: string;
    stepOf: (step: number, steps: number) => string;
    keys: string;
    seat: string;
    hand: string;
    dealer: string;
    pool: string;
    box: string;
    stock: string;
    turnUp: string;
    out: string;
    counters: string;
    points: string;
    ledger: string;
    record: string;
    start: string;
    moves: string;
    supplied: string;
    playOn: string;
    articleShort: (number: string) => string;
  };
}

const en: Words = {
  language: 'English',
  tagline: 'a rulebook you can play',
  skip: 'Skip to the text',
  nav: {
    label: 'Main',
    sources: 'Sources',
    examples: 'Examples',
    about: 'Principles',
    developers: 'Developers',
  },
  inOtherLanguage: 'Français',
  languages: 'Language',
  foot: {
    code: 'Code under the MIT licence',
    texts: 'texts and drawings under CC BY 4.0',
    authors: 'the Snorum contributors',
  },
  status: { stated: 'stated', inferred: 'inferred', editorial: 'editorial' },
  statusGloss: {
    stated: 'The primary text says so.',
    inferred: 'A later author reads it so.',
    editorial: 'The source is silent; the choice is ours.',
  },
  article: (number) => `Article ${number}`,
  seePlayed: 'see it played',
  code: 'The code of this article',
  reading: { disputed: 'Disputed', here: 'Here:', ours: 'our reading', witnesses: 'Witnesses:' },
  cardFaceDown: 'a card face down',
  counters: (count) => (count === 1 ? 'counter' : 'counters'),
  table: {
    label: 'The table',
    show: 'See the table',
    hide: 'Back to the text',
    first: 'First step',
    back: 'Step back',
    play: 'Play',
    pause: 'Pause',
    next: 'Next step',
    last: 'Last step',
    step: 'Step',
    stepOf: (step, steps) => `Step ${step} of ${steps}`,
    keys: 'Keys: ← → Home End, Space to play',
    seat: 'Seat',
    hand: 'Hand',
    dealer: 'dealer',
    pool: 'Pool',
    box: 'Box',
    stock: 'Stock',
    turnUp: 'Turn-up',
    out: 'out',
    counters: 'Counters',
    points: 'Points',
    ledger: 'Ledger',
    record: 'Record',
    start: 'Before the first move',
    moves: 'The deal, move by move',
    supplied: 'supplied by the editors',
    playOn: 'Play on from here',
    articleShort: (number) => `art. ${number}`,
  },
};

const fr: Words = {
  language: 'Français',
  tagline: 'un livre de règles qui se joue',
  skip: 'Aller au texte',
  nav: {
    label: 'Navigation principale',
    sources: 'Sources',
    examples: 'Exemples',
    about: 'Principes',
    developers: 'Développeurs',
  },
  inOtherLanguage: 'English',
  languages: 'Langue',
  foot: {
    code: 'Code sous licence MIT',
    texts: 'textes et dessins sous CC BY 4.0',
    authors: 'les contributeurs de Snorum',
  },
  status: { stated: 'attesté', inferred: 'inféré', editorial: 'éditorial' },
  statusGloss: {
    stated: 'Le texte premier le dit.',
    inferred: 'Un auteur postérieur le comprend ainsi.',
    editorial: 'La source se tait ; le choix est de nous.',
  },
  article: (number) => `Article ${number}`,
  seePlayed: 'voir jouer',
  code: 'Le code de cet article',
  reading: {
    disputed: 'Point discuté',
    here: 'Ici :',
    ours: 'notre lecture',
    witnesses: 'Témoins :',
  },
  cardFaceDown: 'une carte face cachée',
  counters: (count) => (count < 2 ? 'jeton' : 'jetons'),
  table: {
    label: 'La table',
    show: 'Voir la table',
    hide: 'Revenir au texte',
    first: 'Première étape',
    back: 'Étape précédente',
    play: 'Lecture',
    pause: 'Pause',
    next: 'Étape suivante',
    last: 'Dernière étape',
    step: 'Étape',
    stepOf: (step, steps) => `Étape ${step} sur ${steps}`,
    keys: 'Touches : ← → Début Fin, Espace pour la lecture',
    seat: 'Place',
    hand: 'Main',
    dealer: 'donneur',
    pool: 'Poule',
    box: 'Case',
    stock: 'Talon',
    turnUp: 'Retourne',
    out: 'sorti',
    counters: 'Jetons',
    points: 'Points',
    ledger: 'Comptes',
    record: 'Notation',
    start: 'Avant le premier coup',
    moves: 'La donne, coup par coup',
    supplied: 'ajouté par les éditeurs',
    playOn: 'Jouer à partir d’ici',
    articleShort: (number) => `art. ${number}`,
  },
};

const WORDS: Record<Language, Words> = { en, fr };

/** The words of the pages in a language. */
export function ui(lang: Language): Words {
  return WORDS[lang];
}
