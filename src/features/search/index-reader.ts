/** Reads the search index, which Pagefind (a search library) has built. Its files are fetched at the first query. */
import { BASE_PATH, type Language } from '../../i18n/routes.ts';
import { buildSearchPlan, type GameAliases, type SearchPlan } from './plan.ts';
import { GAME_RESULT_ORDER, RESULT_KINDS, type ResultKind, SEARCH_FILTERS, type SearchQuery } from './search-query.ts';
import {
  type ExcerptPart,
  highlightBody,
  joinElisions,
  listNormalizedWords,
  normalizeQuery,
  parseExcerpt,
  sharesStem,
  splitExcerpt,
} from './text-matching.ts';

/** Data that Pagefind returns for a result; only the fields used here. */
interface Fragment {
  readonly url: string;
  readonly content: string;
  /** Indices (0-based) of the matching words in the text. */
  readonly locations: readonly number[];
  readonly excerpt: string;
  readonly meta: { readonly title: string; readonly terms?: string };
  readonly filters: Readonly<Partial<Record<(typeof SEARCH_FILTERS)[number], readonly string[]>>>;
  /** Sections of the page that contain matches, one for each heading. */
  readonly sub_results: readonly {
    readonly url: string;
    readonly title: string;
    readonly excerpt: string;
    readonly locations: readonly number[];
  }[];
}

interface Hit {
  readonly id: string;
  readonly score: number;
  data(): Promise<Fragment>;
}

/** Numbers of results, stored under a filter and one of its values. */
export type FilterCounts = Readonly<Record<string, Readonly<Record<string, number>>>>;

interface Pagefind {
  options(options: object): Promise<void>;
  /** Searches the index; `null` as the question finds everything that passes the filters. */
  search(
    question: string | null,
    options: { filters: Readonly<Record<string, string>> },
  ): Promise<{ results: readonly Hit[]; filters: FilterCounts }>;
}

/**
 * Options of Pagefind. An exact word ranks above longer words that begin with it. The text ranks above the title,
 * because many articles share a title.
 */
const OPTIONS = {
  excerptLength: 28,
  ranking: { termSimilarity: 5, pageLength: 0.3, metaWeights: { title: 1, terms: 0.6 } },
};

let loading: Promise<Pagefind> | undefined;
/** Suffix of the import address. Some browsers cache a failed import, so the next attempt must use another address. */
let again = '';

/** Loads Pagefind and sets its options. A failed load is tried again at the next query. */
const pagefind = (): Promise<Pagefind> => {
  loading ??= (async () => {
    const loaded = (await import(/* @vite-ignore */ `${BASE_PATH}pagefind/pagefind.js${again}`)) as Pagefind;
    await loaded.options(OPTIONS);
    return loaded;
  })().catch((error) => {
    loading = undefined;
    again += '?';
    throw error;
  });
  return loading;
};

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

/** Results of one kind, the best first. Each is fetched only when it is displayed. */
export interface ResultGroup {
  readonly kind: ResultKind;
  readonly found: readonly (() => Promise<SearchResult>)[];
}

/** Answer to a query: the groups of results, without empty ones, or the reason why there are none. */
export type SearchAnswer =
  | {
      readonly is: 'found';
      readonly groups: readonly ResultGroup[];
      readonly count: number;
      /** Numbers of results for each value of a filter if only this filter were changed. */
      readonly counts: FilterCounts;
      /** Words of the query that the selected game does not contain; everything about the game is then shown. */
      readonly unsaid: string;
    }
  /** Words of the query that occur nowhere on the site. */
  | { readonly is: 'nowhere'; readonly words: readonly string[] }
  /** Words that occur, but never together; each has its number of results. */
  | { readonly is: 'apart'; readonly words: readonly { readonly word: string; readonly count: number }[] }
  /** The query has results only if its filters are removed. */
  | { readonly is: 'limited' };

const only = (values: readonly string[] = []): string => (values.length === 1 ? values[0]! : '');

const shown = (
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

/** Lists the query's words that the best result does not really contain: Pagefind matched only their beginnings. */
const findUnmatchedWords = async (question: string, best: Hit): Promise<readonly string[]> => {
  const { meta, excerpt, sub_results } = await best.data();
  const marked = [excerpt, ...sub_results.map((part) => part.excerpt)].flatMap((text) =>
    parseExcerpt(text).flatMap((piece) => (piece.marked ? listNormalizedWords(piece.text) : [])),
  );
  const known = [...marked, ...Object.values(meta).flatMap(listNormalizedWords)];
  return listNormalizedWords(question).filter((word) => !known.some((found) => sharesStem(found, word)));
};

type Limits = Readonly<Record<string, string>>;

const ask = async (question: string | null, limits: Limits): Promise<readonly Hit[]> =>
  (await (await pagefind()).search(question, { filters: limits })).results;

/** Counts the results for each value of each filter, while the other filters stay as they are. */
const countsOf = async (question: string | null, limits: Limits): Promise<FilterCounts> =>
  Object.fromEntries(
    await Promise.all(
      SEARCH_FILTERS.map(async (limit) => {
        const { [limit]: _, ...others } = limits;
        const { filters } = await (await pagefind()).search(question, { filters: others });
        return [limit, filters[limit] ?? {}] as const;
      }),
    ),
  );

/** Finds the reason why a query has no results. */
const whyNot = async (question: string, limits: Limits): Promise<SearchAnswer> => {
  if (Object.keys(limits).length > 0) {
    const all = await answerTo({ games: [], words: question }, question, {});
    return all.is === 'found' ? { is: 'limited' } : all;
  }
  const words = [...new Set(question.replaceAll('"', '').split(' '))].filter(
    (word) => listNormalizedWords(word).length > 0,
  );
  const counted = await Promise.all(
    words.map(async (word) => {
      const [best, ...others] = await ask(word, {});
      const known = best && (await findUnmatchedWords(word, best)).length === 0;
      return { word, count: known ? 1 + others.length : 0 };
    }),
  );
  const missing = counted.filter(({ count }) => count === 0).map(({ word }) => word);
  return missing.length > 0 ? { is: 'nowhere', words: missing } : { is: 'apart', words: counted };
};

/** Number of the best results that are checked for a term with exactly the query as its name. */
const LOOKED_AT = 12;

/** Moves the term whose name is exactly the query to the front. */
const sortExactTitleFirst = async (hits: readonly Hit[], question: string): Promise<readonly Hit[]> => {
  const query = listNormalizedWords(question).join(' ');
  const looked = await Promise.all(
    hits.slice(0, LOOKED_AT).map(async (hit) => {
      const { meta } = await hit.data();
      return { hit, namesake: listNormalizedWords(meta.title).join(' ') === query };
    }),
  );
  looked.sort((a, b) => Number(b.namesake) - Number(a.namesake));
  return [...looked.map(({ hit }) => hit), ...hits.slice(LOOKED_AT)];
};

/** Removes duplicates, preserving the order. */
const once = (hits: readonly Hit[]): readonly Hit[] => [...new Map(hits.map((hit) => [hit.id, hit])).values()];

const bestOf = (hits: readonly (readonly Hit[])[]): Hit | undefined =>
  hits.flat().reduce<Hit | undefined>((a, b) => (a && a.score >= b.score ? a : b), undefined);

/**
 * Answers a query. If it names one game, the game comes first and the other words are searched only there. If there are
 * no other words, or the game does not contain them, everything about the game is the answer.
 */
const answerTo = async ({ games, words }: SearchPlan, whole: string, limits: Limits): Promise<SearchAnswer> => {
  const within: Limits = games.length === 1 ? { game: games[0]!, ...limits } : limits;
  const kinds = (games.length > 0 ? GAME_RESULT_ORDER : RESULT_KINDS).filter(
    (kind) => !limits['kind'] || kind === limits['kind'],
  );
  const hitsOf = (kind: ResultKind): Promise<readonly Hit[]> =>
    ask(words || whole, { ...(words ? within : limits), kind });
  let hits = words === '' && games.length > 0 ? kinds.map(() => []) : await Promise.all(kinds.map(hitsOf));
  const best = bestOf(hits);
  const found = best !== undefined && (await findUnmatchedWords(words || whole, best)).length === 0;
  if (!found && games.length === 0) return whyNot(words || whole, limits);
  if (games.length > 0)
    hits = await Promise.all(
      kinds.map(async (kind, i) => {
        if (kind === 'game')
          return once((await Promise.all(games.map((game) => ask(null, { ...limits, kind, game })))).flat());
        if (found || games.length > 1) return found ? hits[i]! : [];
        const named = await ask(whole, { ...within, kind });
        return once([...named, ...(await ask(null, { ...within, kind }))]);
      }),
    );
  const groups = await Promise.all(
    kinds.map(async (kind, i) => {
      const ordered = kind === 'term' ? await sortExactTitleFirst(hits[i]!, words || whole) : hits[i]!;
      return { kind, found: ordered.map((hit) => async () => shown(await hit.data(), words || whole)) };
    }),
  );
  const count = hits.flat().length;
  if (count === 0) return { is: 'limited' };
  return {
    is: 'found',
    groups: groups.filter(({ found }) => found.length > 0),
    count,
    counts: await countsOf(found ? words || whole : null, found && games.length === 0 ? limits : within),
    unsaid: found ? '' : words,
  };
};

/** Answers a query with at least one word. Rejects if the index cannot be fetched. */
export const answerQuery = (query: SearchQuery, names: GameAliases, lang: Language): Promise<SearchAnswer> => {
  const whole = normalizeQuery(query.words);
  return answerTo(
    buildSearchPlan(whole, names, lang),
    whole,
    Object.fromEntries(SEARCH_FILTERS.filter((limit) => query[limit]).map((limit) => [limit, query[limit]])),
  );
};
