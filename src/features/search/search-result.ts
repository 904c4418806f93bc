/** Results as they are displayed. */
import type { Fragment } from './pagefind.ts';
import {
  type ExcerptPart,
  highlightBody,
  joinElisions,
  listNormalizedWords,
  sharesStem,
  splitExcerpt,
} from './text-matching.ts';

/** A result as it is displayed. */
export interface SearchResult {
  readonly href: string;
  readonly title: string;
  /** Heading of the section that matches; empty if the whole page does. */
  readonly part: string;
  /** The game id and the source name of the result; each is empty unless the result has exactly one. */
  readonly game: string;
  readonly source: string;
  readonly excerpt: readonly ExcerptPart[];
  /** Another name of the thing found, if the query matched only that name. */
  readonly term: string;
}

const only = (values: readonly string[] = []): string => (values.length === 1 ? values[0]! : '');

/** Converts the data of a result to what is displayed. */
export const toSearchResult = (
  { url, content, locations, excerpt, meta, filters, sub_results }: Fragment,
  question: string,
): SearchResult => {
  const title = joinElisions(meta.title);
  const terms = meta.terms ? joinElisions(meta.terms).split(' · ') : [];
  const query = listNormalizedWords(question);
  const answers = (text: string) =>
    listNormalizedWords(text).some((word) => query.some((one) => sharesStem(word, one)));
  // For a page with headings, the section with most matches.
  const [part] = sub_results.filter((each) => each.url !== url).sort((a, b) => b.locations.length - a.locations.length);
  const isTerm = filters.kind?.includes('term');
  const pieces = isTerm
    ? highlightBody(content, locations, meta.title)
    : splitExcerpt(part?.excerpt ?? excerpt, content);
  const seen = pieces.some(({ marked }) => marked) || answers(title);
  return {
    href: part?.url ?? url,
    title,
    part: part ? joinElisions(part.title) : '',
    game: only(filters.game),
    source: only(filters.source),
    excerpt: pieces,
    term: seen ? '' : (terms.filter(answers).sort((a, b) => a.length - b.length)[0] ?? ''),
  };
};
