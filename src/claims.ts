/** The claims of the sources as they were tried: the question of the engine, the words for it, and what was counted. */
import { z } from 'astro/zod';
import jStat from 'jstat';
import { parse } from 'yaml';
import type { Estimate } from '#engine/lab/estimate.ts';
import { type Cell, estimateOf, type Question, type Verdict, verdictOf } from '#engine/lab/question.ts';
import { QUESTIONS, questionOf, SEED } from '#engine/lab/questions.ts';
import type { Shard } from '#engine/lab/shards.ts';

const words = z.strictObject({
  /** The claim, restated. */
  claim: z.string(),
  /** How it was tried: what is counted, in which deals, and why the bound is where it is. */
  counted: z.string(),
  /** What an answer is. */
  answer: z.string(),
  /** The verdict in a sentence, where the claim holds, fails, or does so by turns. */
  holds: z.string(),
  fails: z.string(),
  depends: z.string().optional(),
  /** What the populations are that differ by more than the way of playing, by their names. */
  populations: z.record(z.string(), z.string()).optional(),
});
const untriedWords = z.strictObject({
  claim: z.string(),
  /** Why it cannot be tried. */
  untried: z.string(),
});
const head = {
  id: z.string(),
  /** The address of its page: English words, the same in both languages. */
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  /** The words of the source that make it, where it was printed before 1900. */
  quote: z.strictObject({ text: z.string(), lang: z.string(), page: z.string().optional() }).optional(),
};
const claims = z.array(
  z.union([
    z.strictObject({ ...head, en: words, fr: words }),
    z.strictObject({ ...head, article: z.string(), en: untriedWords, fr: untriedWords }),
  ]),
);

/** A claim in words. */
export type ClaimWords = z.infer<typeof words>;
/** A claim that cannot be tried, in words. */
export type UntriedWords = z.infer<typeof untriedWords>;
/** A claim as it is written down; with an article when no question says it. */
type Written = z.infer<typeof claims>[number];

/** What one cell answered. */
export interface Answer {
  readonly cell: Cell;
  readonly trials: number;
  readonly estimate: Estimate;
}

/** What is said of every claim. */
interface Claim {
  readonly id: string;
  readonly slug: string;
  readonly quote?: Written['quote'];
  /** The game, by its id. */
  readonly game: string;
  /** The article that makes the claim. */
  readonly article: string;
}

/** A claim that was tried. */
export interface Tried extends Claim {
  readonly question: Question;
  readonly en: ClaimWords;
  readonly fr: ClaimWords;
  readonly answers: readonly Answer[];
  readonly verdict: Verdict;
}

/** A claim that cannot be tried, or not by playing. */
export interface Untried extends Claim {
  readonly en: UntriedWords;
  readonly fr: UntriedWords;
}

const written = import.meta.glob<string>('#content/claims/*.yaml', { query: '?raw', import: 'default', eager: true });
const figures = import.meta.glob<Shard>('#content/claims/figures/*.json', { import: 'default', eager: true });
const nameOf = (path: string): string => path.replace(/^.*\/|\.\w+$/g, '');
const FIGURES = new Map(Object.entries(figures).map(([path, shard]) => [nameOf(path), shard]));

/** How often all the bounds of a claim together may miss. */
const MISSES = 0.05;

/** How many standard errors the bounds of so many estimates lie from their middles, for all to be right (Bonferroni). */
export const criticalOf = (estimates: number): number => jStat.normal.inv(1 - MISSES / 2 / estimates, 0, 1);

const answersTo = (question: Question): readonly Answer[] => {
  const { id, cells } = question;
  const shard = FIGURES.get(id);
  const critical = criticalOf(cells.length);
  return cells.map((cell) => {
    const tally = shard?.counted[id]?.[cell.key];
    if (shard?.seed !== SEED || tally?.from !== 0 || tally.to !== cell.trials)
      throw new Error(
        `content/claims/figures/${id}.json is not what is asked; run \`npm run claims -- --claim ${id}\``,
      );
    return { cell, trials: tally.n, estimate: estimateOf(question, tally, critical) };
  });
};

const EVERY = Object.entries(written).flatMap(([path, text]) =>
  claims.parse(parse(text)).map((claim) => ({ claim, game: nameOf(path) })),
);

/** Every claim that was tried, in the order of the questions. */
export const CLAIMS: readonly Tried[] = EVERY.flatMap(({ claim, game }) => {
  if ('article' in claim) return [];
  const question = questionOf(claim.id);
  if (!question) throw new Error(`content/claims/${game}.yaml: engine/lab/ asks nothing of the name ${claim.id}`);
  const answers = answersTo(question);
  const estimates = answers.map(({ estimate }) => estimate);
  return [{ ...claim, game, article: question.article, question, answers, verdict: verdictOf(question, estimates) }];
}).sort((one, other) => QUESTIONS.indexOf(one.question) - QUESTIONS.indexOf(other.question));

/** Every claim that is only explained. */
export const UNTRIED: readonly Untried[] = EVERY.flatMap(({ claim, game }) =>
  'article' in claim ? [{ ...claim, game }] : [],
);

for (const { id } of QUESTIONS)
  if (!CLAIMS.some((claim) => claim.id === id))
    throw new Error(`content/claims/ does not say what the question ${id} of engine/lab/ means`);

for (const { id, slug } of [...CLAIMS, ...UNTRIED])
  if ([...CLAIMS, ...UNTRIED].some((other) => other.id !== id && other.slug === slug))
    throw new Error(`content/claims/: ${id} has the address of another claim, ${slug}`);
