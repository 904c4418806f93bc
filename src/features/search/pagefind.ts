/** The search index, which Pagefind (a search library) has built. Its files are fetched at the first query. */
import { BASE_PATH } from '../../i18n/routes.ts';
import { SEARCH_FILTERS } from './search-query.ts';
import { listNormalizedWords, parseExcerpt, sharesStem } from './text-matching.ts';
import { PAGEFIND_OPTIONS } from './tuning.ts';

/** Data that Pagefind returns for a result; only the fields used here. */
export interface Fragment {
  readonly url: string;
  readonly content: string;
  /** Indices (0-based) of the matching words in the text. */
  readonly locations: readonly number[];
  readonly excerpt: string;
  readonly meta: { readonly title: string; readonly terms?: string; readonly synonyms?: string };
  readonly filters: Readonly<Partial<Record<(typeof SEARCH_FILTERS)[number], readonly string[]>>>;
  /** Sections of the page that contain matches, one for each heading. */
  readonly sub_results: readonly {
    readonly url: string;
    readonly title: string;
    readonly excerpt: string;
    readonly locations: readonly number[];
  }[];
}

export interface Hit {
  readonly id: string;
  readonly score: number;
  data(): Promise<Fragment>;
}

/** Numbers of results, stored under a filter and one of its values. */
export type FilterCounts = Readonly<Record<string, Readonly<Record<string, number>>>>;

interface Pagefind {
  options(options: object): Promise<void>;
  /** Loads the values of all filters; without them, a search counts only those of the filters it has used. */
  filters(): Promise<unknown>;
  /** Searches the index; `null` as the question finds everything that passes the filters. */
  search(
    question: string | null,
    options: { filters: Readonly<Record<string, string>> },
  ): Promise<{ results: readonly Hit[]; filters: FilterCounts }>;
}

let loading: Promise<Pagefind> | undefined;
/** Suffix of the import address. Some browsers cache a failed import, so the next attempt must use another address. */
let again = '';

/** Loads Pagefind and sets its options. A failed load is tried again at the next query. */
const pagefind = (): Promise<Pagefind> => {
  loading ??= (async () => {
    const loaded = (await import(/* @vite-ignore */ `${BASE_PATH}pagefind/pagefind.js${again}`)) as Pagefind;
    await loaded.options(PAGEFIND_OPTIONS);
    await loaded.filters();
    return loaded;
  })().catch((error) => {
    loading = undefined;
    again += '?';
    throw error;
  });
  return loading;
};

/** Values of the filters that limit a search. */
export type Limits = Readonly<Record<string, string>>;

/** Searches the index; `null` finds everything within the limits. */
export const ask = async (question: string | null, limits: Limits): Promise<readonly Hit[]> =>
  (await (await pagefind()).search(question, { filters: limits })).results;

/** Counts the results for each value of each filter, while the other filters stay as they are. */
export const countsOf = async (question: string | null, limits: Limits): Promise<FilterCounts> =>
  Object.fromEntries(
    await Promise.all(
      SEARCH_FILTERS.map(async (limit) => {
        const { [limit]: _, ...others } = limits;
        const { filters } = await (await pagefind()).search(question, { filters: others });
        return [limit, filters[limit] ?? {}] as const;
      }),
    ),
  );

/** Lists the query's words that the best result does not really contain: Pagefind matched only their beginnings. */
export const findUnmatchedWords = async (question: string, best: Hit): Promise<readonly string[]> => {
  const { content, locations, meta, excerpt, sub_results } = await best.data();
  const marked = [excerpt, ...sub_results.map((part) => part.excerpt)].flatMap((text) =>
    parseExcerpt(text).flatMap((piece) => (piece.marked ? listNormalizedWords(piece.text) : [])),
  );
  const text = content.split(/\s+/);
  const located = locations.flatMap((at) => listNormalizedWords(text[at] ?? ''));
  const known = [...marked, ...located, ...Object.values(meta).flatMap((text) => listNormalizedWords(text))];
  return listNormalizedWords(question).filter((word) => !known.some((found) => sharesStem(found, word)));
};
