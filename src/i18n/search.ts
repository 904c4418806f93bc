import type { Kind } from '../features/search/asked.ts';
import type { Language } from './routes.ts';

/** The words of the search: its page, what it answers, and the two lines that its records say terms by. */
export interface SearchWords {
  readonly title: string;
  readonly description: string;
  readonly lede: string;
  /** Of the field, and of the button behind it. */
  readonly field: string;
  readonly button: string;
  readonly limits: { readonly kind: string; readonly game: string; readonly source: string };
  readonly all: { readonly kind: string; readonly game: string; readonly source: string };
  readonly kinds: Readonly<Record<Kind, string>>;
  /** Before some words to try. */
  readonly try: string;
  readonly tries: readonly string[];
  /** Where to look without a search, and what is said where no script runs. */
  readonly elsewhere: string;
  readonly noScript: string;
  readonly searching: string;
  readonly count: (count: number, asked: string) => string;
  readonly more: (count: number) => string;
  /** Nothing found: because a word stands nowhere, because the words never stand together, because of the limits. */
  readonly nowhere: (words: readonly string[]) => string;
  readonly notTogether: string;
  readonly alone: (count: number) => string;
  readonly limited: string;
  readonly unlimited: string;
  readonly spelling: string;
  readonly tooLong: (most: number) => string;
  readonly noWord: string;
  readonly failed: string;
  /** The link to the same question in the other language, written in that language. */
  readonly inThis: string;
  /** Before another word for a thing, by which it was found. */
  readonly term: string;
}

const listOf = (lang: Language, words: readonly string[]): string =>
  new Intl.ListFormat(lang, { type: lang === 'en' ? 'disjunction' : 'conjunction' }).format(words);

const en: SearchWords = {
  title: 'Search',
  description: 'Search the rules, the glossary, the worked examples and the disputed points of eight old card games.',
  lede: 'Every article of every book, each term, each deal and each disputed point. The sources’ own words are found too, whichever language you read in.',
  field: 'Words to look for',
  button: 'Search',
  limits: { kind: 'In', game: 'Game', source: 'Source' },
  all: { kind: 'everything', game: 'any game', source: 'any source' },
  kinds: {
    term: 'Glossary',
    article: 'Articles',
    example: 'Worked examples',
    reading: 'Disputed points',
    claim: 'Claims on trial',
    page: 'Pages',
  },
  try: 'Try',
  tries: ['bête', 'sweep', 'vole', 'dealer pays'],
  elsewhere: 'Or browse',
  noScript:
    'The search needs JavaScript, which does not run here. All that it looks through can be read without it, from these pages:',
  searching: 'Searching…',
  count: (count, asked) => `${count === 1 ? 'One result' : `${count} results`} for “${asked}”`,
  more: (count) => (count === 1 ? 'Show the last one' : `Show ${count} more`),
  nowhere: (words) =>
    `Nothing here says ${listOf(
      'en',
      words.map((word) => `“${word}”`),
    )}.`,
  notTogether: 'Each of these words is here, but nothing has them all. One at a time:',
  alone: (count) => (count === 1 ? '1 result' : `${count} results`),
  limited: 'There is nothing within these limits.',
  unlimited: 'Search everything',
  spelling: 'Try another spelling or fewer letters, or look the thing up in the glossary under its other names.',
  tooLong: (most) => `A question may have ${most} characters; a word or two is enough.`,
  noWord: 'There is no word in that. Letters or figures can be looked for.',
  failed: 'The index could not be reached. The search needs a network; once there is one, press Search again.',
  inThis: 'The same search in English',
  term: 'Found by the word',
};

const fr: SearchWords = {
  title: 'Chercher',
  description:
    'Chercher dans les règles, le glossaire, les exemples et les points discutés de huit anciens jeux de cartes.',
  lede: 'Chaque article de chaque livre, chaque terme, chaque donne et chaque point discuté. On trouve aussi les mots des sources.',
  field: 'Mots à chercher',
  button: 'Chercher',
  limits: { kind: 'Dans', game: 'Jeu', source: 'Source' },
  all: { kind: 'tout', game: 'tous les jeux', source: 'toutes les sources' },
  kinds: {
    term: 'Glossaire',
    article: 'Articles',
    example: 'Exemples',
    reading: 'Points discutés',
    claim: 'Affirmations',
    page: 'Pages',
  },
  try: 'Par exemple',
  tries: ['bête', 'sweep', 'vole', 'le donneur paie'],
  elsewhere: 'Ou bien parcourir',
  noScript: 'La recherche demande JavaScript. Sans lui, tout peut se lire à partir de ces pages\u00a0:',
  searching: 'Recherche en cours…',
  count: (count, asked) => `${count === 1 ? 'Un résultat' : `${count} résultats`} pour «\u202f${asked}\u202f»`,
  more: (count) => (count === 1 ? 'Montrer le dernier' : `En montrer ${count} de plus`),
  nowhere: (words) =>
    `${words.length === 1 ? 'Aucun texte ne dit' : 'Aucun texte n’emploie'} ${listOf(
      'fr',
      words.map((word) => `«\u202f${word}\u202f»`),
    ).replace(/ et /g, ' ni ')}.`,
  notTogether: 'Chacun de ces mots se trouve ici, mais aucun texte ne les réunit tous. Un à un\u00a0:',
  alone: (count) => (count === 1 ? '1 résultat' : `${count} résultats`),
  limited: 'Rien dans ces limites.',
  unlimited: 'Chercher partout',
  spelling: 'Essayez une autre orthographe, ou cherchez la chose dans le glossaire.',
  tooLong: (most) => `Une question peut avoir ${most} caractères\u202f; un ou deux mots suffisent.`,
  noWord: 'Il n’y a là aucun mot. On peut chercher des lettres ou des chiffres.',
  failed:
    'L’index n’a pas pu être atteint. La recherche demande un réseau\u202f; dès qu’il y en a un, pressez de nouveau «\u202fChercher\u202f».',
  inThis: 'La même recherche en français',
  term: 'Trouvé par le mot',
};

const WORDS: Record<Language, SearchWords> = { en, fr };

/** The words of the search in a language. */
export const searchWords = (lang: Language): SearchWords => WORDS[lang];
