/** The index of the search, read by Pagefind; its files are fetched at the first question and not before. */
import { BASE } from '../../i18n/routes.ts';
import { type Asked, KINDS, type Kind, LIMITS } from './asked.ts';
import { akin, asIndexed, bareWords, excerptOf, joined, type Piece, piecesOf, withoutTitle } from './words.ts';

/** What Pagefind knows of something found, as far as it is shown. */
interface Fragment {
  readonly url: string;
  readonly content: string;
  /** The numbers of the words that answer, from 0. */
  readonly locations: readonly number[];
  readonly excerpt: string;
  readonly meta: { readonly title: string; readonly terms?: string };
  readonly filters: Readonly<Partial<Record<(typeof LIMITS)[number], readonly string[]>>>;
  /** The parts of a page under its headings in which something answers. */
  readonly sub_results: readonly {
    readonly url: string;
    readonly title: string;
    readonly excerpt: string;
    readonly locations: readonly number[];
  }[];
}

interface Hit {
  readonly score: number;
  data(): Promise<Fragment>;
}

interface Pagefind {
  options(options: object): Promise<void>;
  search(
    question: string,
    options: { filters: Readonly<Record<string, string>> },
  ): Promise<{ results: readonly Hit[] }>;
}

/** A word itself goes before longer ones that begin with it, and the text before the title, which articles share. */
const OPTIONS = {
  excerptLength: 28,
  ranking: { termSimilarity: 5, pageLength: 0.3, metaWeights: { title: 1, terms: 0.6 } },
};

let loading: Promise<Pagefind> | undefined;
/** Some browsers keep it in mind that a script was not to be had: it is asked for under another address then. */
let again = '';

/** Pagefind with its options set; a load that failed is tried again at the next question. */
const pagefind = (): Promise<Pagefind> => {
  loading ??= (async () => {
    const loaded = (await import(/* @vite-ignore */ `${BASE}pagefind/pagefind.js${again}`)) as Pagefind;
    await loaded.options(OPTIONS);
    return loaded;
  })().catch((error) => {
    loading = undefined;
    again += '?';
    throw error;
  });
  return loading;
};

/** Something found, as it is shown. */
export interface Shown {
  readonly href: string;
  readonly title: string;
  /** The heading of the part of a page that answers. */
  readonly part: string;
  /** The id of its game and the name of its source, if it has one of each. */
  readonly game: string;
  readonly source: string;
  readonly excerpt: readonly Piece[];
  /** Another word for it, when it was found by that. */
  readonly term: string;
}

/** The things of one kind that answer a question, the best first; each is fetched when it is to be shown. */
export interface Group {
  readonly kind: Kind;
  readonly found: readonly (() => Promise<Shown>)[];
}

/** What a question is answered with: groups that are not empty, or the reason why there is none. */
export type Answer =
  | { readonly is: 'found'; readonly groups: readonly Group[]; readonly count: number }
  /** Words that stand nowhere. */
  | { readonly is: 'nowhere'; readonly words: readonly string[] }
  /** Words that stand somewhere but not together, each with how often. */
  | { readonly is: 'apart'; readonly words: readonly { readonly word: string; readonly count: number }[] }
  /** Without its limits the question would be answered. */
  | { readonly is: 'limited' };

const only = (values: readonly string[] = []): string => (values.length === 1 ? values[0]! : '');

const shown = ({ url, content, locations, excerpt, meta, filters, sub_results }: Fragment, question: string): Shown => {
  const title = joined(meta.title);
  const terms = meta.terms ? joined(meta.terms).split(' · ') : [];
  const asked = bareWords(question);
  const answers = (text: string) => bareWords(text).some((word) => asked.some((one) => akin(word, one)));
  // Of a page with headings, the part that has most of what was asked for.
  const [part] = sub_results.filter((each) => each.url !== url).sort((a, b) => b.locations.length - a.locations.length);
  const isTerm = filters.kind?.includes('term');
  const pieces = isTerm ? withoutTitle(content, locations, meta.title) : excerptOf(part?.excerpt ?? excerpt, content);
  const seen = pieces.some(({ marked }) => marked) || answers(title);
  return {
    href: part?.url ?? url,
    title,
    part: part ? joined(part.title) : '',
    game: only(filters.game),
    source: only(filters.source),
    excerpt: pieces,
    term: seen ? '' : (terms.filter(answers).sort((a, b) => a.length - b.length)[0] ?? ''),
  };
};

/** The words of a question of which nothing found is kin: Pagefind answered their beginnings alone. */
const strangers = async (question: string, best: Hit): Promise<readonly string[]> => {
  const { meta, excerpt, sub_results } = await best.data();
  const marked = [excerpt, ...sub_results.map((part) => part.excerpt)].flatMap((text) =>
    piecesOf(text).flatMap((piece) => (piece.marked ? bareWords(piece.text) : [])),
  );
  const known = [...marked, ...Object.values(meta).flatMap(bareWords)];
  return bareWords(question).filter((word) => !known.some((found) => akin(found, word)));
};

const ask = async (question: string, limits: Readonly<Record<string, string>>): Promise<readonly Hit[]> =>
  (await (await pagefind()).search(question, { filters: limits })).results;

/** Why a question has no answer. */
const whyNot = async (question: string, limits: Readonly<Record<string, string>>): Promise<Answer> => {
  if (Object.keys(limits).length > 0) {
    const all = await answerTo(question, {});
    return all.is === 'found' ? { is: 'limited' } : all;
  }
  const words = [...new Set(question.replaceAll('"', '').split(' '))].filter((word) => bareWords(word).length > 0);
  const counted = await Promise.all(
    words.map(async (word) => {
      const [best, ...others] = await ask(word, {});
      const known = best && (await strangers(word, best)).length === 0;
      return { word, count: known ? 1 + others.length : 0 };
    }),
  );
  const missing = counted.filter(({ count }) => count === 0).map(({ word }) => word);
  return missing.length > 0 ? { is: 'nowhere', words: missing } : { is: 'apart', words: counted };
};

/** How many of the best hits a term is looked for among that is the question itself. */
const LOOKED_AT = 12;

/** Hits of terms, the one first whose name is the very question. */
const namesakesFirst = async (hits: readonly Hit[], question: string): Promise<readonly Hit[]> => {
  const asked = bareWords(question).join(' ');
  const looked = await Promise.all(
    hits.slice(0, LOOKED_AT).map(async (hit) => {
      const { meta } = await hit.data();
      return { hit, namesake: bareWords(meta.title).join(' ') === asked };
    }),
  );
  looked.sort((a, b) => Number(b.namesake) - Number(a.namesake));
  return [...looked.map(({ hit }) => hit), ...hits.slice(LOOKED_AT)];
};

const answerTo = async (question: string, limits: Readonly<Record<string, string>>): Promise<Answer> => {
  const kinds = limits['kind'] ? KINDS.filter((kind) => kind === limits['kind']) : KINDS;
  const hits = await Promise.all(kinds.map((kind) => ask(question, { ...limits, kind })));
  const best = hits.flat().reduce<Hit | undefined>((a, b) => (a && a.score >= b.score ? a : b), undefined);
  if (!best || (await strangers(question, best)).length > 0) return whyNot(question, limits);
  const groups = await Promise.all(
    kinds.map(async (kind, i) => {
      const ordered = kind === 'term' ? await namesakesFirst(hits[i]!, question) : hits[i]!;
      return { kind, found: ordered.map((hit) => async () => shown(await hit.data(), question)) };
    }),
  );
  return { is: 'found', groups: groups.filter(({ found }) => found.length > 0), count: hits.flat().length };
};

/** The answer to a question that has a word. Fails when the index cannot be fetched. */
export const answer = (asked: Asked): Promise<Answer> =>
  answerTo(
    asIndexed(asked.words),
    Object.fromEntries(LIMITS.filter((limit) => asked[limit]).map((limit) => [limit, asked[limit]])),
  );
