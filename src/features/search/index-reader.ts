/** Reads the search index, which Pagefind (a search library) has built. Its files are fetched at the first query. */
import { BASE_PATH, type Language } from '../../i18n/routes.ts';
import { buildSearchPlan, type GameAliases, type SearchPlan } from './plan.ts';
import { type RuleLine, rankRuleLines } from './rule-lines.ts';
import { SEARCH_FILTERS, type SearchQuery } from './search-query.ts';
import { correctWord } from './spelling.ts';
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
import {
  ANSWER_WEIGHTS,
  ARTICLES,
  ASKS_MEANING,
  ASKS_RULE,
  GAME_RESULT_ORDER,
  PAGEFIND_OPTIONS,
  RESULT_KINDS,
  type ResultKind,
} from './tuning.ts';

/** Data that Pagefind returns for a result; only the fields used here. */
interface Fragment {
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

interface Hit {
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

/** The best answer to a query, shown above all results. */
export interface BestAnswer extends SearchResult {
  readonly kind: ResultKind;
  /** The articles of a line of the rules: their numbers and addresses. */
  readonly cites: readonly { readonly number: string; readonly href: string }[];
}

/** Changes made to a query so that it has an answer. */
export interface QueryChanges {
  /** Misspelt words, and the words searched instead. */
  readonly corrected: readonly (readonly [from: string, to: string])[];
  /** Words that occur nowhere. */
  readonly unknown: readonly string[];
  /** Words that no text has together with the others. */
  readonly apart: readonly string[];
}

/** Answer to a query: the groups of results, without empty ones, or the reason why there are none. */
export type SearchAnswer =
  | {
      readonly is: 'found';
      /** The best answer; if the query names no game, also those of other games. Empty for the name of a game. */
      readonly best: readonly BestAnswer[];
      readonly changes: QueryChanges;
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
  const { content, locations, meta, excerpt, sub_results } = await best.data();
  const marked = [excerpt, ...sub_results.map((part) => part.excerpt)].flatMap((text) =>
    parseExcerpt(text).flatMap((piece) => (piece.marked ? listNormalizedWords(piece.text) : [])),
  );
  const text = content.split(/\s+/);
  const located = locations.flatMap((at) => listNormalizedWords(text[at] ?? ''));
  const known = [...marked, ...located, ...Object.values(meta).flatMap((text) => listNormalizedWords(text))];
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
const whyNot = async (question: string, limits: Limits, lang: Language): Promise<SearchAnswer> => {
  if (Object.keys(limits).length > 0) {
    const all = await answerTo({ games: [], words: question }, question, {}, lang);
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

const NO_CHANGES: QueryChanges = { corrected: [], unknown: [], apart: [] };

/** Most lines of the rules, of different games, that are shown together. */
const MOST_LINES = 3;
/** Smallest share of the words of a query that a line must have: to a question, and to other queries. */
const ANSWERS_QUESTION = 0.7;
const ANSWERS = 0.85;

/** Data of the search besides the index. Without them, there are no answers from the rules. */
interface Lines {
  readonly lines: readonly RuleLine[];
  readonly corrections: readonly string[];
}

let lines: Promise<Lines> | undefined;

const loadLines = (lang: Language): Promise<Lines> => {
  lines ??= fetch(`${BASE_PATH}${lang}/search/lines.json`)
    .then((answer) => answer.json() as Promise<Lines>)
    .catch(() => {
      lines = undefined;
      return { lines: [], corrections: [] };
    });
  return lines;
};

/** Marks the words of a query in a line of the rules. */
const highlightLine = (text: string, question: string): readonly ExcerptPart[] => {
  const query = listNormalizedWords(question);
  return text.split(/([\p{L}\p{N}]+)/u).map((piece) => {
    const [word] = listNormalizedWords(piece);
    return { text: piece, marked: word !== undefined && query.some((one) => sharesStem(word, one)) };
  });
};

const toLineAnswer = (
  { game, source, part, title, text, cites }: RuleLine,
  question: string,
  lang: Language,
): BestAnswer => ({
  kind: 'rule',
  href: `${BASE_PATH}${lang}/games/${game}/#${part}`,
  title,
  part: '',
  game,
  source: '',
  excerpt: highlightLine(text, question),
  term: '',
  cites: cites.map((cite) => ({
    number: cite.slice(0, cite.indexOf(' ')),
    href: `${BASE_PATH}${lang}/sources/${source}/${game}/#${cite.slice(cite.indexOf(' ') + 1)}`,
  })),
});

const toAnswer = (kind: ResultKind, fragment: Fragment, question: string): BestAnswer => ({
  ...shown(fragment, question),
  kind,
  cites: [],
});

/** Returns the words of a name for comparison: without articles and the like, each in the singular. */
const nameWords = (name: string, lang: Language): readonly string[] => {
  const words = listNormalizedWords(name).map((word) => (word.length > 3 ? word.replace(/[sx]$/, '') : word));
  const left = words.filter((word) => !ARTICLES[lang].has(word));
  return left.length > 0 ? left : words;
};

/** Tells whether a result has this name, or is also called so; a book, whether all words are in its title. */
const isNamed = (kind: ResultKind, { meta }: Fragment, query: string, lang: Language): boolean => {
  const title = nameWords(meta.title, lang);
  const words = nameWords(query, lang);
  if (kind === 'source') return words.every((word) => title.includes(word));
  const names = kind === 'term' ? [meta.title, ...(meta.terms ?? '').split(' · ')] : [meta.title];
  return names.some((name) => nameWords(name, lang).join(' ') === words.join(' '));
};

/** Kinds whose names are looked for, in order. */
const NAMED_KINDS = ['term', 'source', 'page'] as const;

/** A query and its results, from which the best answer is chosen. */
interface Candidates {
  readonly plan: SearchPlan;
  readonly whole: string;
  readonly lang: Language;
  readonly limits: Limits;
  readonly kinds: readonly ResultKind[];
  readonly hits: readonly (readonly Hit[])[];
}

/** Finds a result with this name. */
const findNamed = async (question: string, { lang, kinds, hits }: Candidates): Promise<BestAnswer | undefined> => {
  for (const kind of NAMED_KINDS)
    for (const hit of (hits[kinds.indexOf(kind)] ?? []).slice(0, LOOKED_AT)) {
      const data = await hit.data();
      if (isNamed(kind, data, question, lang)) return { ...toAnswer(kind, data, question), href: data.url, part: '' };
    }
  return undefined;
};

/** Finds the lines of the rules that answer a query: one of each game, or of the game that is named. */
const findLines = async ({ plan, whole, lang, limits }: Candidates, least: number): Promise<readonly BestAnswer[]> => {
  if (limits['kind'] && limits['kind'] !== 'rule') return [];
  if (limits['source']) return [];
  const games = limits['game'] ? [limits['game']] : plan.games;
  const { lines: all } = await loadLines(lang);
  const own = games.length > 0 ? all.filter(({ game }) => games.includes(game)) : all;
  const ranked = rankRuleLines(own, plan.words, whole, lang).filter(({ share }) => share >= least);
  const best = new Map<string, RuleLine>();
  for (const { line } of ranked) if (!best.has(line.game)) best.set(line.game, line);
  return [...best.values()].slice(0, MOST_LINES).map((line) => toLineAnswer(line, plan.words, lang));
};

/**
 * Chooses the best answer. A question is answered by a line of the rules, and so is a query about one game; a name by the
 * thing that has it; other queries by whichever they match, and else by the best result, by its score and the weight of
 * its kind.
 */
const chooseBest = async (candidates: Candidates): Promise<readonly BestAnswer[]> => {
  const { plan, whole, lang, kinds, hits } = candidates;
  if (plan.words === '') return [];
  const bare = listNormalizedWords(whole).join(' ');
  const lines = await findLines(candidates, ASKS_RULE[lang].test(bare) ? ANSWERS_QUESTION : ANSWERS);
  if (lines.length > 0 && ASKS_RULE[lang].test(bare)) return lines;
  const asksMeaning = ASKS_MEANING[lang].test(bare);
  const named = await findNamed(whole, candidates);
  if (named) return [named];
  if (lines.length > 0 && plan.games.length > 0 && !asksMeaning) return lines;
  const part = await findNamed(plan.words, candidates);
  if (part) return [part];
  if (lines.length > 0 && !asksMeaning) return lines;
  const worth = (i: number): number => (hits[i]![0]?.score ?? 0) * (ANSWER_WEIGHTS[kinds[i]!] ?? 0);
  const first = [...kinds.keys()].reduce((a, b) => (worth(b) > worth(a) ? b : a), 0);
  const hit = hits[first]?.[0];
  return hit ? [toAnswer(kinds[first]!, await hit.data(), plan.words)] : [];
};

/** Removes duplicates, preserving the order. */
const once = (hits: readonly Hit[]): readonly Hit[] => [...new Map(hits.map((hit) => [hit.id, hit])).values()];

const bestOf = (hits: readonly (readonly Hit[])[]): Hit | undefined =>
  hits.flat().reduce<Hit | undefined>((a, b) => (a && a.score >= b.score ? a : b), undefined);

/**
 * Answers a query. If it names one game, the game comes first and the other words are searched only there. If there are
 * no other words, or the game does not contain them, everything about the game is the answer.
 */
const answerTo = async (
  { games, words }: SearchPlan,
  whole: string,
  limits: Limits,
  lang: Language,
): Promise<SearchAnswer> => {
  const within: Limits = games.length === 1 ? { game: games[0]!, ...limits } : limits;
  const kinds = (games.length > 0 ? GAME_RESULT_ORDER : RESULT_KINDS).filter(
    (kind) => !limits['kind'] || kind === limits['kind'],
  );
  const hitsOf = (kind: ResultKind): Promise<readonly Hit[]> =>
    ask(words || whole, { ...(words ? within : limits), kind });
  let hits = words === '' && games.length > 0 ? kinds.map(() => []) : await Promise.all(kinds.map(hitsOf));
  const best = bestOf(hits);
  const found = best !== undefined && (await findUnmatchedWords(words || whole, best)).length === 0;
  if (!found && games.length === 0) return whyNot(words || whole, limits, lang);
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
    best: found ? await chooseBest({ plan: { games, words }, whole, lang, limits, kinds, hits }) : [],
    changes: NO_CHANGES,
    groups: groups.filter(({ found }) => found.length > 0),
    count,
    counts: await countsOf(found ? words || whole : null, found && games.length === 0 ? limits : within),
    unsaid: found ? '' : words,
  };
};

/** Returns the significant words of a query that the site does not have, of those to be searched. */
const findUnknownWords = async (words: readonly string[]): Promise<readonly string[]> => {
  const known = await Promise.all(
    words.map(async (word) => {
      const [best] = await ask(word, {});
      return best !== undefined && (await findUnmatchedWords(word, best)).length === 0;
    }),
  );
  return words.filter((_, i) => !known[i]);
};

/** Replaces whole words of a query; an empty replacement removes the word. */
const replaceWords = (question: string, by: ReadonlyMap<string, string>): string =>
  question
    .split(' ')
    .map((word) => by.get(word) ?? word)
    .filter(Boolean)
    .join(' ');

/**
 * Answers a query with at least one word. Misspelt words are corrected, and words that occur nowhere are left out; of
 * many words that never occur together, the commonest are left out. Rejects if the index cannot be fetched.
 */
export const answerQuery = async (query: SearchQuery, names: GameAliases, lang: Language): Promise<SearchAnswer> => {
  const whole = normalizeQuery(query.words);
  const limits = Object.fromEntries(
    SEARCH_FILTERS.filter((limit) => query[limit]).map((limit) => [limit, query[limit]]),
  );
  const plan = buildSearchPlan(whole, names, lang);
  const answer = await answerTo(plan, whole, limits, lang);
  const isWhole = answer.is === 'limited' || (answer.is === 'found' && answer.unsaid === '');
  if (isWhole || whole.includes('"')) return answer;
  const words = plan.words.split(' ').filter(Boolean);
  const unknown = await findUnknownWords(words);
  if (unknown.length > 0) {
    const { corrections: known } = await loadLines(lang);
    const corrected = unknown.flatMap((word) => {
      const instead = correctWord(word, known);
      return instead === undefined ? [] : [[word, instead] as const];
    });
    const left = unknown.filter((word) => corrected.every(([from]) => from !== word));
    const mended = replaceWords(whole, new Map([...corrected, ...left.map((word) => [word, ''] as const)]));
    const again = buildSearchPlan(mended, names, lang);
    if (again.games.length > 0 || listNormalizedWords(again.words).length > 0) {
      const found = mended === '' ? answer : await answerWithFewer(again, mended, limits, lang);
      if (found.is === 'found') return { ...found, changes: { ...found.changes, corrected, unknown: left } };
    }
    return answer;
  }
  return answer.is === 'apart' ? answerWithFewer(plan, whole, limits, lang) : answer;
};

/** Fewest words of which some may be left out because no text has them all. */
const FEWEST = 3;

/**
 * Answers a query. While no text has all of its words, one of them is left out: the commonest whose absence helps, or
 * the commonest of all.
 */
const answerWithFewer = async (
  plan: SearchPlan,
  whole: string,
  limits: Limits,
  lang: Language,
  least = FEWEST,
): Promise<SearchAnswer> => {
  const answer = await answerTo(plan, whole, limits, lang);
  const words = plan.words.split(' ');
  if (answer.is !== 'apart' || words.length < least) return answer;
  const commonestFirst = answer.words.toSorted((a, b) => b.count - a.count).map(({ word }) => word);
  const without = (word: string): SearchPlan => ({ ...plan, words: words.filter((each) => each !== word).join(' ') });
  for (const word of commonestFirst) {
    const found = await answerTo(without(word), whole, limits, lang);
    if (found.is === 'found') return { ...found, changes: { ...found.changes, apart: [word] } };
  }
  const [commonest = ''] = commonestFirst;
  const found = await answerWithFewer(without(commonest), whole, limits, lang, 2);
  return found.is === 'found'
    ? { ...found, changes: { ...found.changes, apart: [commonest, ...found.changes.apart] } }
    : answer;
};
