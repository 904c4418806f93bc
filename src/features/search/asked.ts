/** What a reader asks the search, as the address of its page says it. */

/** What can be found, in the order in which it is shown. */
export const KINDS = ['term', 'article', 'example', 'reading', 'claim', 'game', 'lesson', 'source', 'page'] as const;
export type Kind = (typeof KINDS)[number];

/** The order when a game is asked for: the game itself, and what one may do with it, before what is said of it. */
export const OF_A_GAME = [
  'game',
  'lesson',
  'example',
  'article',
  'term',
  'reading',
  'claim',
  'source',
  'page',
] as const;

/** What a page shows, when that is a kind of its own. */
export const kindOfPage = (path: string): Kind =>
  /^games\/[^/]+\/$/.test(path)
    ? 'game'
    : /^sources\/[^/]+\/$/.test(path)
      ? 'source'
      : /^(questions\/|games\/[^/]+\/(learn|questions)\/)$/.test(path)
        ? 'lesson'
        : 'page';

/** The longest question that is looked for, in characters. */
export const LONGEST = 200;

/** A question: some words, and what the answers are limited to; an empty limit is none. */
export interface Asked {
  readonly words: string;
  /** The id of a game. */
  readonly game: string;
  /** The name of a source in addresses: `boussac-1896`. */
  readonly source: string;
  readonly kind: string;
}

/** The limits that a question can have. */
export const LIMITS = ['kind', 'game', 'source'] as const;

/** The question in the search of an address, `?q=bête&game=lindor`. */
export const askedIn = (search: string): Asked => {
  const values = new URLSearchParams(search);
  const of = (name: string) => values.get(name) ?? '';
  return { words: of('q').trim(), game: of('game'), source: of('source'), kind: of('kind') };
};

/** The same question as the search of an address; empty when nothing is asked. */
export const searchOf = (asked: Asked): string => {
  const values = new URLSearchParams();
  if (asked.words) values.set('q', asked.words);
  for (const limit of LIMITS) if (asked[limit]) values.set(limit, asked[limit]);
  const search = values.toString();
  return search && `?${search}`;
};
