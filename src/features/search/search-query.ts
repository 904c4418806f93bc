/** Parses and formats the query of the search page. */
import type { ResultKind } from './tuning.ts';

/** Returns the kind of result that a page is. */
export const getResultKind = (path: string): ResultKind =>
  /^games\/[^/]+\/$/.test(path)
    ? 'game'
    : /^sources\/[^/]+\/$/.test(path)
      ? 'source'
      : /^(questions\/|games\/[^/]+\/(learn|questions)\/)$/.test(path)
        ? 'lesson'
        : 'page';

/** Maximum length of a query in characters. */
export const MAX_QUERY_LENGTH = 200;

/** A query: words and filters. An empty filter lets everything pass. */
export interface SearchQuery {
  readonly words: string;
  readonly game: string;
  /** Name of a source as used in addresses: `boussac-1896`. */
  readonly source: string;
  readonly kind: string;
}

/** Names of the filters. */
export const SEARCH_FILTERS = ['kind', 'game', 'source'] as const;

/** Parses the query of an address, `?q=bête&game=lindor`. */
export const parseSearchQuery = (search: string): SearchQuery => {
  const values = new URLSearchParams(search);
  const of = (name: string) => values.get(name) ?? '';
  return { words: of('q').trim(), game: of('game'), source: of('source'), kind: of('kind') };
};

/** Formats a query for the address; empty if it has no words and no filters. */
export const formatSearchQuery = (query: SearchQuery): string => {
  const values = new URLSearchParams();
  if (query.words) values.set('q', query.words);
  for (const limit of SEARCH_FILTERS) if (query[limit]) values.set(limit, query[limit]);
  const search = values.toString();
  return search && `?${search}`;
};
