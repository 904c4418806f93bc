/** Answers queries from the search index. */
import type { Language } from '../../i18n/routes.ts';
import { type BestAnswer, chooseBest, findLines, LOOKED_AT, loadLines } from './best-answer.ts';
import { ask, countsOf, type FilterCounts, findUnmatchedWords, type Hit, type Limits } from './pagefind.ts';
import { buildSearchPlan, type GameAliases, type SearchPlan } from './plan.ts';
import { SEARCH_FILTERS, type SearchQuery } from './search-query.ts';
import { type SearchResult, toSearchResult } from './search-result.ts';
import { correctWord } from './spelling.ts';
import { listNormalizedWords, normalizeQuery } from './text-matching.ts';
import { GAME_RESULT_ORDER, RESULT_KINDS, type ResultKind } from './tuning.ts';

/** Results of one kind, the best first. Each is fetched only when it is displayed. */
export interface ResultGroup {
  readonly kind: ResultKind;
  readonly found: readonly (() => Promise<SearchResult>)[];
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

/** A word of a query, and the number of its results. */
interface WordCount {
  readonly word: string;
  readonly count: number;
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
  | { readonly is: 'apart'; readonly words: readonly WordCount[] }
  /** The query has results only if its filters are removed. */
  | { readonly is: 'limited' };

/** Counts the results of each word; 0 for a word that the site does not have. */
const countWords = (words: readonly string[]): Promise<readonly WordCount[]> =>
  Promise.all(
    words.map(async (word) => {
      const [best, ...others] = await ask(word, {});
      const known = best && (await findUnmatchedWords(word, best)).length === 0;
      return { word, count: known ? 1 + others.length : 0 };
    }),
  );

/** Finds the reason why a query has no results. */
const whyNot = async (question: string, limits: Limits, lang: Language): Promise<SearchAnswer> => {
  if (Object.keys(limits).length > 0) {
    const all = await answerTo({ games: [], partlyNamed: [], words: question }, question, {}, lang);
    return all.is === 'found' ? { is: 'limited' } : all;
  }
  const words = [...new Set(question.replaceAll('"', '').split(' '))].filter(
    (word) => listNormalizedWords(word).length > 0,
  );
  const counted = await countWords(words);
  const missing = counted.filter(({ count }) => count === 0).map(({ word }) => word);
  return missing.length > 0 ? { is: 'nowhere', words: missing } : { is: 'apart', words: counted };
};

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

/** Removes duplicates, preserving the order. */
const once = (hits: readonly Hit[]): readonly Hit[] => [...new Map(hits.map((hit) => [hit.id, hit])).values()];

const bestOf = (hits: readonly (readonly Hit[])[]): Hit | undefined =>
  hits.flat().reduce<Hit | undefined>((a, b) => (a && a.score >= b.score ? a : b), undefined);

/**
 * Answers a query. If it names one game, the game comes first and the other words are searched only there. If there are
 * no other words, or the game does not contain them, everything about the game is the answer.
 */
const answerTo = async (plan: SearchPlan, whole: string, limits: Limits, lang: Language): Promise<SearchAnswer> => {
  const { games, words } = plan;
  const within: Limits = games.length === 1 ? { game: games[0]!, ...limits } : limits;
  const kinds = (games.length > 0 ? GAME_RESULT_ORDER : RESULT_KINDS).filter(
    (kind) => !limits['kind'] || kind === limits['kind'],
  );
  const hitsOf = (kind: ResultKind): Promise<readonly Hit[]> =>
    ask(words || whole, { ...(words ? within : limits), kind });
  let hits = words === '' && games.length > 0 ? kinds.map(() => []) : await Promise.all(kinds.map(hitsOf));
  const best = bestOf(hits);
  const found = best !== undefined && (await findUnmatchedWords(words || whole, best)).length === 0;
  if (!found && games.length === 0) {
    // A game that is chosen may answer a question in other words than those of its texts, as one that is named.
    const { game } = limits;
    return game && (await findLines({ plan, whole, lang, limits })).length > 0
      ? answerTo({ ...plan, games: [game] }, whole, limits, lang)
      : whyNot(words || whole, limits, lang);
  }
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
      return { kind, found: ordered.map((hit) => async () => toSearchResult(await hit.data(), words || whole)) };
    }),
  );
  const count = hits.flat().length;
  if (count === 0) return { is: 'limited' };
  return {
    is: 'found',
    best: await chooseBest({ plan, whole, lang, limits, kinds, hits: found ? hits : [] }),
    changes: NO_CHANGES,
    groups: groups.filter(({ found }) => found.length > 0),
    count,
    counts: await countsOf(found ? words || whole : null, found && games.length === 0 ? limits : within),
    unsaid: found ? '' : words,
  };
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
  const unknown = (await countWords(words)).filter(({ count }) => count === 0).map(({ word }) => word);
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
      const found = await answerWithFewer(await answerTo(again, mended, limits, lang), again, mended, limits, lang);
      if (found.is === 'found') return { ...found, changes: { ...found.changes, corrected, unknown: left } };
    }
    return answer;
  }
  return answerWithFewer(answer, plan, whole, limits, lang);
};

/** Fewest words of which some may be left out because no text has them all. */
const FEWEST = 3;

/**
 * Answers a query whose words no text has together: without the commonest word whose absence helps, or without the
 * commonest of all and others. Returns the given answer if there is no better one.
 */
const answerWithFewer = async (
  answer: SearchAnswer,
  plan: SearchPlan,
  whole: string,
  limits: Limits,
  lang: Language,
  least = FEWEST,
): Promise<SearchAnswer> => {
  const words = plan.words.split(' ');
  if (answer.is !== 'apart' || words.length < least) return answer;
  const commonestFirst = answer.words.toSorted((a, b) => b.count - a.count).map(({ word }) => word);
  const fewer = commonestFirst.map((word) => ({ ...plan, words: words.filter((each) => each !== word).join(' ') }));
  const answers: SearchAnswer[] = [];
  for (const [i, word] of commonestFirst.entries()) {
    const found = await answerTo(fewer[i]!, whole, limits, lang);
    if (found.is === 'found') return { ...found, changes: { ...found.changes, apart: [word] } };
    answers.push(found);
  }
  const found = await answerWithFewer(answers[0]!, fewer[0]!, whole, limits, lang, 2);
  if (found.is !== 'found') return answer;
  return { ...found, changes: { ...found.changes, apart: [commonestFirst[0]!, ...found.changes.apart] } };
};
