/** The index of the search, read by Pagefind; its files are fetched at the first question and not before. */
import { BASE, type Language } from '../../i18n/routes.ts';
import { type Asked, KINDS, type Kind, LIMITS, OF_A_GAME } from './asked.ts';
import { type Names, type Plan, planOf } from './plan.ts';
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
  readonly id: string;
  readonly score: number;
  data(): Promise<Fragment>;
}

/** How many of what was found have each value of a limit. */
export type Counts = Readonly<Record<string, Readonly<Record<string, number>>>>;

interface Pagefind {
  options(options: object): Promise<void>;
  /** Without a question, all that the filters leave. */
  search(
    question: string | null,
    options: { filters: Readonly<Record<string, string>> },
  ): Promise<{ results: readonly Hit[]; filters: Counts }>;
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
  | {
      readonly is: 'found';
      readonly groups: readonly Group[];
      readonly count: number;
      /** How many there would be for each value of a limit, the other limits being as they are. */
      readonly counts: Counts;
      /** Words that nothing of the game says which was asked for: all of the game is shown instead. */
      readonly unsaid: string;
    }
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

type Limits = Readonly<Record<string, string>>;

const ask = async (question: string | null, limits: Limits): Promise<readonly Hit[]> =>
  (await (await pagefind()).search(question, { filters: limits })).results;

/** How many are found for each value of each limit, the others being as they are. */
const countsOf = async (question: string | null, limits: Limits): Promise<Counts> =>
  Object.fromEntries(
    await Promise.all(
      LIMITS.map(async (limit) => {
        const { [limit]: _, ...others } = limits;
        const { filters } = await (await pagefind()).search(question, { filters: others });
        return [limit, filters[limit] ?? {}] as const;
      }),
    ),
  );

/** Why a question has no answer. */
const whyNot = async (question: string, limits: Limits): Promise<Answer> => {
  if (Object.keys(limits).length > 0) {
    const all = await answerTo({ games: [], words: question }, question, {});
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

/** Each hit once, in the order in which they come. */
const once = (hits: readonly Hit[]): readonly Hit[] => [...new Map(hits.map((hit) => [hit.id, hit])).values()];

const bestOf = (hits: readonly (readonly Hit[])[]): Hit | undefined =>
  hits.flat().reduce<Hit | undefined>((a, b) => (a && a.score >= b.score ? a : b), undefined);

/**
 * The answer to a question. One game that it names is the first of all, and what else is asked is looked for within that
 * game; where nothing else is asked, or nothing in the game says it, the whole game is the answer.
 */
const answerTo = async ({ games, words }: Plan, whole: string, limits: Limits): Promise<Answer> => {
  const within: Limits = games.length === 1 ? { game: games[0]!, ...limits } : limits;
  const kinds = (games.length > 0 ? OF_A_GAME : KINDS).filter((kind) => !limits['kind'] || kind === limits['kind']);
  const hitsOf = (kind: Kind): Promise<readonly Hit[]> => ask(words || whole, { ...(words ? within : limits), kind });
  let hits = words === '' && games.length > 0 ? kinds.map(() => []) : await Promise.all(kinds.map(hitsOf));
  const best = bestOf(hits);
  const found = best !== undefined && (await strangers(words || whole, best)).length === 0;
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
      const ordered = kind === 'term' ? await namesakesFirst(hits[i]!, words || whole) : hits[i]!;
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

/** The answer to a question that has a word. Fails when the index cannot be fetched. */
export const answer = (asked: Asked, names: Names, lang: Language): Promise<Answer> => {
  const whole = asIndexed(asked.words);
  return answerTo(
    planOf(whole, names, lang),
    whole,
    Object.fromEntries(LIMITS.filter((limit) => asked[limit]).map((limit) => [limit, asked[limit]])),
  );
};
