import type { ResultKind } from '../../features/search/tuning.ts';

/** Texts of the search: its page, its results, and the descriptions of some records. */
export interface SearchWords {
  readonly title: string;
  readonly description: string;
  readonly lede: string;
  /** Label of the search field. `button`: label of the button after it. */
  readonly field: string;
  readonly button: string;
  readonly limits: { readonly kind: string; readonly game: string; readonly source: string };
  readonly all: { readonly kind: string; readonly game: string; readonly source: string };
  /** Labels of the links from a game to its table, lesson, rules, book and examples. */
  readonly ways: {
    readonly play: string;
    readonly learn: string;
    readonly rules: string;
    readonly book: string;
    readonly examples: string;
  };
  readonly kinds: Readonly<Record<ResultKind, string>>;
  /** Word before some suggested search terms (`tries`). */
  readonly try: string;
  readonly tries: readonly string[];
  /** Words before other ways to the content. `noScript`: message for readers without scripts. */
  readonly elsewhere: string;
  readonly noScript: string;
  readonly searching: string;
  readonly count: (count: number, asked: string) => string;
  /**
   * Message that words were not found for a game; then the number of all records about the game, which are shown
   * instead.
   */
  readonly unsaid: (words: string, count: string) => string;
  readonly more: (count: number) => string;
  /** Heading of the best answer, and the words before the numbers of its articles. */
  readonly best: string;
  readonly cites: (articles: number) => string;
  /** Duration of a deal and of a game. */
  readonly lasts: (deal: string, game: string) => string;
  /** Messages about changes of the query: a word corrected; words that occur nowhere; words that no text has with the others. */
  readonly corrected: (from: string, to: string) => string;
  readonly unknown: (words: readonly string[]) => string;
  readonly apart: (words: readonly string[]) => string;
  /** Link that searches a word as it was written. */
  readonly exactly: (word: string) => string;
  /**
   * Messages if there are no results: a word occurs nowhere, the words never occur together, or the filters exclude all
   * results.
   */
  readonly nowhere: (words: readonly string[]) => string;
  readonly notTogether: string;
  readonly alone: (count: number) => string;
  readonly limited: string;
  readonly unlimited: string;
  readonly spelling: string;
  readonly tooLong: (most: number) => string;
  readonly noWord: string;
  readonly failed: string;
  /** The link to the same search in the other language, written in that language. */
  readonly inThis: string;
  /** Words before another term for the same thing, through which a result was found. */
  readonly term: string;
}

const listOf = (words: readonly string[]): string =>
  new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(words);

export const searchPage: SearchWords = {
  title: 'Search',
  description: 'Search the rules, the glossary, the worked examples and the disputed points of old card games.',
  lede: 'Every article, term, deal and disputed point. The sources’ own words are found too, whichever language you read in.',
  field: 'Search for',
  button: 'Search',
  limits: { kind: 'In', game: 'Game', source: 'Source' },
  all: { kind: 'everything', game: 'any game', source: 'any source' },
  ways: { play: 'Play', learn: 'Teach me', rules: 'Rules on one page', book: 'The book', examples: 'Examples' },
  kinds: {
    term: 'Glossary',
    rule: 'Rules at a glance',
    article: 'Articles',
    example: 'Worked examples',
    reading: 'Disputed points',
    claim: 'Claims on trial',
    game: 'Games',
    lesson: 'Lessons and questions',
    source: 'Books',
    page: 'Pages',
  },
  try: 'Try',
  tries: ['bête', 'sweep', 'vole', 'dealer pays'],
  elsewhere: 'Or browse',
  noScript: 'Search needs JavaScript. Without it, everything can be found from these pages:',
  searching: 'Searching…',
  count: (count, asked) => `${count === 1 ? 'One result' : `${count} results`} for “${asked}”`,
  unsaid: (words, count) => `No results for “${words}”. Here is everything on this game. ${count}`,
  more: (count) => (count === 1 ? 'Show the last one' : `Show ${count} more`),
  best: 'Best answer',
  cites: (articles) => (articles === 1 ? 'article' : 'articles'),
  lasts: (deal, game) => `A deal takes about ${deal}, a whole game about ${game}.`,
  corrected: (from, to) => `We read “${from}” as “${to}”.`,
  unknown: (words) =>
    `No page has ${listOf(words.map((word) => `“${word}”`))}, so ${words.length === 1 ? 'it was' : 'they were'} left out.`,
  apart: (words) => `No text has all your words; ${words.map((word) => `“${word}”`).join(', ')} left out.`,
  exactly: (word) => `Search for “${word}”`,
  nowhere: (words) => `No page has ${listOf(words.map((word) => `“${word}”`))}.`,
  notTogether: 'Each of these words is found, but never all together. One at a time:',
  alone: (count) => (count === 1 ? '1 result' : `${count} results`),
  limited: 'No results with these filters.',
  unlimited: 'Search everything',
  spelling: 'Try another spelling, fewer letters, or another name from the glossary.',
  tooLong: (most) => `A search may have at most ${most} characters; a word or two is enough.`,
  noWord: 'Type a letter or a number.',
  failed: 'The search could not be loaded. Check your connection, then press Search again.',
  inThis: 'The same search in English',
  term: 'Also called',
};
