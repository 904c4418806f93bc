/** The index of the search, read by Pagefind; its files are fetched at the first question and not before. */
import { BASE } from '../i18n/routes.ts';
import { type Asked, KINDS, type Kind, LIMITS } from './asked.ts';
import { akin, asIndexed, bareWords, type Piece, piecesOf } from './words.ts';

/** What Pagefind knows of something found, as far as it is shown. */
interface Fragment {
  readonly url: string;
  readonly excerpt: string;
  readonly meta: Readonly<Record<string, string>>;
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

let loading: Promise<Pagefind> | undefined;

/** Pagefind with its options set; a load that failed is tried again at the next question. */
const pagefind = (): Promise<Pagefind> => {
  loading ??= (async () => {
    const loaded = (await import(/* @vite-ignore */ `${BASE}pagefind/pagefind.js`)) as Pagefind;
    await loaded.options({ excerptLength: 28, ranking: { metaWeights: { title: 4, where: 0.2 } } });
    return loaded;
  })().catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
};

/** Something found, as it is shown. */
export interface Shown {
  readonly href: string;
  readonly title: string;
  readonly where: string;
  readonly excerpt: readonly Piece[];
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

const shown = ({ url, excerpt, meta, sub_results }: Fragment): Shown => {
  // Of a page with headings, the part that has most of what was asked for.
  const part = [...sub_results].sort((a, b) => b.locations.length - a.locations.length)[0];
  const title = meta['title'] ?? '';
  const within = part && part.url !== url;
  return {
    href: within ? part.url : url,
    title,
    where: within ? part.title : (meta['where'] ?? ''),
    excerpt: piecesOf(within ? part.excerpt : excerpt),
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

const answerTo = async (question: string, limits: Readonly<Record<string, string>>): Promise<Answer> => {
  const kinds = limits['kind'] ? KINDS.filter((kind) => kind === limits['kind']) : KINDS;
  const hits = await Promise.all(kinds.map((kind) => ask(question, { ...limits, kind })));
  const best = hits.flat().reduce<Hit | undefined>((a, b) => (a && a.score >= b.score ? a : b), undefined);
  if (!best || (await strangers(question, best)).length > 0) return whyNot(question, limits);
  const groups = kinds.map((kind, i) => ({
    kind,
    found: hits[i]!.map((hit) => async () => shown(await hit.data())),
  }));
  return { is: 'found', groups: groups.filter(({ found }) => found.length > 0), count: hits.flat().length };
};

/** The answer to a question that has a word. Fails when the index cannot be fetched. */
export const answer = (asked: Asked): Promise<Answer> =>
  answerTo(
    asIndexed(asked.words),
    Object.fromEntries(LIMITS.filter((limit) => asked[limit]).map((limit) => [limit, asked[limit]])),
  );
