/** The best answer to a query, shown above all results: a line of the rules, the thing named, or the best result. */
import { BASE_PATH, type Language } from '../../i18n/routes.ts';
import type { Fragment, Hit, Limits } from './pagefind.ts';
import type { SearchPlan } from './plan.ts';
import { type RuleLine, rankRuleLines } from './rule-lines.ts';
import { type SearchResult, toSearchResult } from './search-result.ts';
import { type ExcerptPart, listNormalizedWords, sharesStem } from './text-matching.ts';
import { ANSWER_WEIGHTS, ARTICLES, ASKS_MEANING, ASKS_RULE, NO_ANSWER, type ResultKind } from './tuning.ts';

/** The best answer to a query, shown above all results. */
export interface BestAnswer extends SearchResult {
  readonly kind: ResultKind;
  /** The articles of a line of the rules: their numbers and addresses. */
  readonly cites: readonly { readonly number: string; readonly href: string }[];
}

/** Number of the best results that are checked for a name that is exactly the query: those of thirteen games may come first. */
export const LOOKED_AT = 16;

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

/** Loads the lines of the rules and the corrections; empty if that fails. */
export const loadLines = (lang: Language): Promise<Lines> => {
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
  ...toSearchResult(fragment, question),
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

/** A query and its results, from which the best answer is chosen; no results if they have not all words of the query. */
export interface Candidates {
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
export const findLines = async ({
  plan,
  whole,
  lang,
  limits,
}: Pick<Candidates, 'plan' | 'whole' | 'lang' | 'limits'>): Promise<readonly BestAnswer[]> => {
  if (limits['kind'] && limits['kind'] !== 'rule') return [];
  if (limits['source']) return [];
  const games = limits['game'] ? [limits['game']] : plan.games;
  const { lines: all } = await loadLines(lang);
  const own = games.length > 0 ? all.filter(({ game }) => games.includes(game)) : all;
  const least = ASKS_RULE[lang].test(listNormalizedWords(whole).join(' ')) ? ANSWERS_QUESTION : ANSWERS;
  const ranked = rankRuleLines(own, plan, whole, lang).filter(({ share }) => share >= least);
  const best = new Map<string, RuleLine>();
  for (const { line } of ranked) if (!best.has(line.game)) best.set(line.game, line);
  return [...best.values()].slice(0, MOST_LINES).map((line) => toLineAnswer(line, plan.words, lang));
};

/**
 * Chooses the best answer. A question is answered by a line of the rules, and so is a query about one game; a name by the
 * thing that has it; other queries by whichever they match, and else by the best result, by its score and the weight of
 * its kind.
 */
export const chooseBest = async (candidates: Candidates): Promise<readonly BestAnswer[]> => {
  const { plan, whole, lang, kinds, hits } = candidates;
  const bare = listNormalizedWords(whole).join(' ');
  const lines = await findLines(candidates);
  if (lines.length > 0 && ASKS_RULE[lang].test(bare)) return lines;
  if (plan.words === '') return [];
  const asksMeaning = ASKS_MEANING[lang].test(bare);
  const named = await findNamed(whole, candidates);
  if (named) return [named];
  if (lines.length > 0 && plan.games.length > 0 && !asksMeaning) return lines;
  const part = await findNamed(plan.words, candidates);
  if (part) return [part];
  if (lines.length > 0 && !asksMeaning) return lines;
  const worth = (i: number): number => (hits[i]?.[0]?.score ?? 0) * (ANSWER_WEIGHTS[kinds[i]!] ?? 0);
  for (const i of [...kinds.keys()].toSorted((a, b) => worth(b) - worth(a))) {
    const data = await hits[i]?.[0]?.data();
    if (data && !NO_ANSWER.test(data.url)) return [toAnswer(kinds[i]!, data, plan.words)];
  }
  return [];
};
