/** The claims of the sources as they were tried: the question of the engine, the words for it, and what was counted. */
import { z } from 'astro/zod';
import { parse } from 'yaml';
import written from '#content/claims/claims.yaml?raw';
import counted from '#content/claims/figures.json';
import type { Estimate, Tally } from '#engine/lab/estimate.ts';
import { estimateOf, QUESTIONS, type Question, type Verdict, verdictOf } from '#engine/lab/questions.ts';
import { type Manner, mannersOf } from '#engine/lab/trials.ts';

const words = z.object({
  claim: z.string(),
  counted: z.string(),
  answer: z.string(),
  holds: z.string(),
  fails: z.string(),
});
const claims = z.array(z.object({ id: z.string(), en: words, fr: words }));

/** A claim in words. */
export type ClaimWords = z.infer<typeof words>;

/** What one way of playing answered. */
export interface Answer {
  readonly manner: Manner;
  readonly trials: number;
  readonly estimate: Estimate;
}

/** A claim that was tried. */
export interface Tried {
  readonly question: Question;
  readonly en: ClaimWords;
  readonly fr: ClaimWords;
  readonly answers: readonly Answer[];
  readonly verdict: Verdict;
}

const tallies: Readonly<Record<string, Readonly<Record<string, Tally>>>> = counted.counted;

/** Every claim that was tried, in the order of the sources. */
export const CLAIMS: readonly Tried[] = claims.parse(parse(written)).map(({ id, en, fr }) => {
  const question = QUESTIONS.find((each) => each.id === id);
  if (!question) throw new Error(`content/claims/claims.yaml: engine/lab/questions.ts asks nothing of the name ${id}`);
  const answers = mannersOf(question.setting.game).map((manner) => {
    const tally = tallies[id]?.[manner];
    if (!tally) throw new Error(`content/claims/figures.json has nothing on ${id}; run \`npm run claims\``);
    return { manner, trials: tally.n, estimate: estimateOf(question, tally) };
  });
  const verdict = verdictOf(
    question,
    answers.map(({ estimate }) => estimate),
  );
  return { question, en, fr, answers, verdict };
});

for (const { id } of QUESTIONS)
  if (!CLAIMS.some(({ question }) => question.id === id))
    throw new Error(`content/claims/claims.yaml does not say what the question ${id} of engine/lab/questions.ts means`);
