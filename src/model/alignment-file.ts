/**
 * The alignment of a witness: where each article stands in a text that the project does not hold. A file of
 * `content/witnesses/alignment/` has numbers, hashes, and of each run of words the first and the last two; `npm run align`
 * makes and checks it from the texts. It is read here without the site, so that commands can use it too.
 */
import { z } from 'astro/zod';

/** Reasons for which words of a witness belong to no article. */
export const UNCOVERED_REASONS = {
  heading: 'a title or a heading',
  speaker: 'the name of a speaker in the dialogue',
  introduction: 'what a modern page says of the source before its text',
  history: 'the history of the game, which is no rule of it',
  repeats: 'a rule that the text itself has already stated',
  reference: 'a reference to a book or to another page',
  caption: 'the caption of a picture',
  stray: 'words of another page, left in by a machine',
  site: 'what belongs to the site and not to the text',
} as const;

/** Reasons for which an article has no words in a text that was held. */
export const UNHELD_REASONS = {
  notes: 'known from notes on the museum’s text, of which no copy was kept',
  'other page': 'known from another page of the same author, of which no copy was kept',
} as const;

/** The kinds of text fragments: which of prefix, start, end and suffix each has. Only the start: the whole run is named. */
export const FRAGMENT_KINDS = ['s', 'ps', 'sx', 'psx', 'se', 'pse', 'sex', 'psex', 'none'] as const;

const offsets = z.tuple([z.int().min(0), z.int().min(0)]);
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const atMostTwo = z.string().regex(/^\S+( \S+)?$/);
const atMostFour = z.string().regex(/^\S+( \S+){0,3}$/);

/** The parts of a text fragment, in their order; only the second is always there. */
export const FRAGMENT_PARTS = ['prefix', 'start', 'end', 'suffix'] as const;
/** The words that a text fragment names. */
export type FragmentParts = { readonly [Part in (typeof FRAGMENT_PARTS)[number]]?: string | undefined } & {
  readonly start: string;
};

const run = z.object({
  /** From the first word up to the one after the last, counted in words of the witness from 0. */
  words: offsets,
  /** The same in characters of the normalised text. */
  chars: offsets,
  hash: z.string().regex(/^[0-9a-f]{12}$/),
  checks: z
    .string()
    .regex(/^([0-9a-f]{6})*$/)
    .default(''),
  first: atMostTwo,
  last: atMostTwo,
});
/** A run of words of a witness. */
export type WordRun = z.infer<typeof run>;

const span = run.extend({
  link: z.enum(FRAGMENT_KINDS).default('none'),
  /** Words of a fragment where those of the run, or of the runs beside it, are found elsewhere on the page too. */
  prefix: atMostFour.optional(),
  start: atMostFour.optional(),
  end: atMostFour.optional(),
  suffix: atMostFour.optional(),
});
/** A run of words that belongs to an article, with the kind of fragment that leads to it. */
export type ArticleSpan = z.infer<typeof span>;

export const alignmentSchema = z.object({
  /** The witnesses that stand in this text: a page may have several. */
  sigla: z.array(z.string()).min(1),
  language: z.enum(['en', 'fr']),
  /** The file of the folder of texts that was aligned, and how many words stand in it before the witness. */
  held: z.object({ file: z.string(), before: z.int().min(0).default(0) }),
  /** The address of the page on which the words can be read. */
  page: z.url(),
  /** True if a text fragment leads to words on that page; not if it shows pictures of pages. */
  fragments: z.boolean().default(true),
  /**
   * The whole page against which the fragments were proved: its file in a folder of texts, the number of its words and their
   * hash. Without it they were proved against the aligned text alone.
   */
  whole: z.object({ file: z.string(), words: z.int(), sha256 }).optional(),
  /** The address of a file of the text that other sites may fetch. */
  download: z.url().optional(),
  words: z.int(),
  characters: z.int(),
  sha256,
  /** The word with which each page begins. */
  pages: z.array(z.tuple([z.int(), z.string()])).default([]),
  /** The words that our list of emendations corrects: the first, the one after the last, the place in that list. */
  emended: z.array(z.tuple([z.int(), z.int(), z.int()])).default([]),
  spans: z.record(z.string(), z.array(span).min(1)),
  uncovered: z
    .array(run.extend({ why: z.enum(Object.keys(UNCOVERED_REASONS) as [keyof typeof UNCOVERED_REASONS]) }))
    .default([]),
});
/** The alignment of a witness. */
export type Alignment = z.infer<typeof alignmentSchema>;

/** Articles whose words were not held, by their ids, with the reason. */
export const unheldArticlesSchema = z.record(
  z.string(),
  z.enum(Object.keys(UNHELD_REASONS) as [keyof typeof UNHELD_REASONS]),
);

/** All runs of a witness in their order, those of articles and those of none. */
export const listRuns = ({ spans, uncovered }: Alignment): readonly WordRun[] =>
  [...Object.values(spans).flat(), ...uncovered].sort((a, b) => a.words[0] - b.words[0] || a.words[1] - b.words[1]);

/** The number of words of a witness that stand in at least one of some runs. */
export const countCoveredWords = (runs: readonly WordRun[]): number => {
  let [count, end] = [0, 0];
  for (const {
    words: [from, to],
  } of [...runs].sort((a, b) => a.words[0] - b.words[0])) {
    count += Math.max(0, to - Math.max(from, end));
    end = Math.max(end, to);
  }
  return count;
};

/** Stretches of words that no run has: a witness is whole when there are none. */
export const findGaps = (alignment: Alignment): readonly (readonly [from: number, to: number])[] => {
  const gaps: [number, number][] = [];
  let end = 0;
  for (const { words } of listRuns(alignment)) {
    if (words[0] > end) gaps.push([end, words[0]]);
    end = Math.max(end, words[1]);
  }
  return end < alignment.words ? [...gaps, [end, alignment.words]] : gaps;
};

const encode = (words: string): string =>
  encodeURIComponent(words).replace(/[-!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** The words by which a text fragment, or an annotation, names a span: its own, or those of the runs beside it. */
export const getSpanQuotation = (alignment: Alignment, span: ArticleSpan): FragmentParts => {
  const { words, first, last } = span;
  const runs = listRuns(alignment);
  return {
    prefix: span.prefix ?? runs.find((other) => other.words[1] === words[0])?.last,
    start: span.start ?? first,
    end: span.end ?? last,
    suffix: span.suffix ?? runs.find((other) => other.words[0] === words[1])?.first,
  };
};

/** The parts of a quotation that a kind of fragment has. */
export const pickFragmentParts = (
  kind: (typeof FRAGMENT_KINDS)[number],
  { prefix, start, end, suffix }: FragmentParts,
): FragmentParts => ({
  start,
  ...(kind.includes('p') ? { prefix } : {}),
  ...(kind.includes('e') && kind !== 'none' ? { end } : {}),
  ...(kind.includes('x') ? { suffix } : {}),
});

/** The text fragment (`#:~:text=…`) of a span; none where no words at its ends are found once only. */
export const getTextFragment = (alignment: Alignment, span: ArticleSpan): string | undefined => {
  if (span.link === 'none' || !alignment.fragments) return undefined;
  const { prefix, start, end, suffix } = pickFragmentParts(span.link, getSpanQuotation(alignment, span));
  return `#:~:text=${[prefix && `${encode(prefix)}-`, encode(start), end && encode(end), suffix && `-${encode(suffix)}`]
    .filter((part) => part !== undefined)
    .join(',')}`;
};

/** The correction of emended words of a text; without those after them, where a remark of the copy parts them from a slip. */
export const getCorrection = (
  count: number,
  { sic, corr }: { readonly sic: string; readonly corr: string },
): string => {
  const wordsIn = (text: string) => [...text.matchAll(/[\p{L}\p{N}]+/gu)];
  const [slip, read] = [wordsIn(sic), wordsIn(corr)];
  const after = slip.slice(count);
  const ends = read.slice(read.length - after.length);
  const isSame = after.length > 0 && after.every(([word], i) => word === ends[i]?.[0]);
  return isSame ? corr.slice(0, ends[0]!.index).trimEnd() : corr;
};
