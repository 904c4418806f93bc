/** The claims of the sources as they were tried: the question of the engine, the words for it, and what was counted. */
import { z } from 'astro/zod';
import jStat from 'jstat';
import type { Estimate, Tally } from '#engine/lab/estimate.ts';
import { type Cell, estimateOf, type Question, type Verdict, verdictOf } from '#engine/lab/question.ts';
import { QUESTIONS, questionOf, SEED } from '#engine/lab/questions.ts';
import type { Shard } from '#engine/lab/shards.ts';
import { claimsWords, type Outcome } from '../i18n/claims.ts';
import { pageWords } from '../i18n/pages.ts';
import { type Language, pageHref } from '../i18n/routes.ts';
import { articleOf, EDITIONS } from './editions.ts';
import { answerWriter, type Measure, placesOf } from './figures.ts';
import { wordsOf } from './sources.ts';
import { readYaml } from './yaml.ts';

const words = z.strictObject({
  /** The claim, restated. */
  claim: z.string(),
  /** How it was tried, in two sentences: what was played and counted, and when the claim holds. */
  method: z.string().max(260),
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
  /** The same in a few words, for its picture. */
  short: z.string().max(80),
});
const head = {
  id: z.string(),
  /** The address of its page: English words, the same in both languages. */
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  /** The words of the source that make it, where it was printed before 1900. */
  quote: z.strictObject({ text: z.string(), lang: z.string(), page: z.string().optional() }).optional(),
  /** Whether no book says it, and we ask it ourselves of what the article says. */
  ours: z.literal(true).optional(),
  /** Whether one player is tried, among others who play in the manner that is named. */
  among: z.literal(true).optional(),
  /** Who says it, where it is not the book of the article but another of the same game. */
  said: z.string().optional(),
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
  readonly tally: Tally;
  readonly estimate: Estimate;
}

/** What is said of every claim. */
interface Claim {
  readonly id: string;
  readonly slug: string;
  readonly quote?: Written['quote'];
  readonly ours?: Written['ours'];
  readonly said?: Written['said'];
  readonly among?: Written['among'];
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

/** The day on which the claims and their figures were last looked through. */
export const COUNTED = '2026-11-21';

/** The name of the page on which one author's claims stand together. */
export const ON_TRIAL = 'boussac';

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
    const { n, sum, squares } = tally;
    return { cell, tally: { n, sum, squares }, estimate: estimateOf(question, tally, critical) };
  });
};

const WRITTEN = Object.entries(written).flatMap(([path, text]) =>
  readYaml(claims, path, text, 'a list of claims (src/model/claims.ts)').map((claim) => ({
    claim,
    game: nameOf(path),
  })),
);

const read = ({ claim, game }: (typeof WRITTEN)[number]): Tried | Untried => {
  if ('article' in claim) return { ...claim, game };
  const question = questionOf(claim.id);
  if (!question) throw new Error(`content/claims/${game}.yaml: engine/lab/ asks nothing of the name ${claim.id}`);
  const answers = answersTo(question);
  const estimates = answers.map(({ estimate }) => estimate);
  return { ...claim, game, article: question.article, question, answers, verdict: verdictOf(question, estimates) };
};

/** Every claim, tried or only explained, in the order of the sources and their games. */
export const CLAIMS: readonly (Tried | Untried)[] = EDITIONS.flatMap(({ game }) =>
  WRITTEN.filter((each) => each.game === game.id).map(read),
);

/** Whether a claim was tried. */
export const isTried = (claim: Tried | Untried): claim is Tried => 'question' in claim;

for (const { id } of QUESTIONS)
  if (!CLAIMS.some((claim) => claim.id === id && isTried(claim)))
    throw new Error(`content/claims/ does not say what the question ${id} of engine/lab/ means`);
for (const [i, { slug, article }] of CLAIMS.entries()) {
  articleOf(article);
  if (slug === ON_TRIAL || CLAIMS.findIndex((claim) => claim.slug === slug) !== i)
    throw new Error(`content/claims/ has two pages of the name ${slug}`);
}

/** The claims of one game, in the order of its source. */
export const claimsOfGame = (game: string): readonly (Tried | Untried)[] =>
  CLAIMS.filter((claim) => claim.game === game);

/**
 * Where the claims of an article are heard, and what they are called beside it: those that were tried, our own questions on it
 * among them, and those that it makes and that cannot be tried.
 */
export const hearingsOf = (id: string, lang: Language): { href: string; label: string }[] =>
  CLAIMS.filter((claim) => claim.article === id && (isTried(claim) || !claim.ours)).map((claim) => ({
    href: pageHref(lang, `claims/#${claim.id}`),
    label: claimsWords(lang)[isTried(claim) ? 'tried' : 'claimed'],
  }));

/** The claim of a number of our dossier; a text that names an unknown one fails the build. */
export const claimOf = (id: string): Tried | Untried => {
  const found = CLAIMS.find((claim) => claim.id === id);
  if (!found) throw new Error(`there is no claim ${id} in content/claims/`);
  return found;
};

/** What one cell of a claim answered; a text that names an unknown one fails the build. */
export const answerOf = ({ id, answers }: Tried, key: string): Answer => {
  const found = answers.find(({ cell }) => cell.key === key);
  if (!found) throw new Error(`${id} has no cell ${key}; it has ${answers.map(({ cell }) => cell.key).join('; ')}`);
  return found;
};

/** Once in how many deals the thing in question came about, where it was most frequent and where it was rarest. */
export const rarityOf = ({ answers }: Tried): readonly [often: number, seldom: number] => {
  const rarities = answers.map(({ estimate: { mean } }) => Math.round(1 / mean));
  return [Math.min(...rarities), Math.max(...rarities)];
};

/** The path of the page of a claim, without language. */
export const claimPath = ({ slug }: Tried | Untried): string => `claims/${slug}/`;

/** The longest title of a page that a search engine shows, the name of the site apart. */
const LONGEST_TITLE = 58;

/** A claim in at most so many letters: broken off after a word where it is longer. */
const shortened = (claim: Tried | Untried, lang: Language, most: number): string => {
  const whole = claim[lang].claim.replace(/\.$/, '');
  if (whole.length <= most) return whole;
  return `${whole.slice(0, whole.lastIndexOf(' ', most)).replace(/[,;:]$/, '')}…`;
};

/** A claim as the title of a page: broken off where it is long, its game before it where another begins alike. */
export const titleOf = (claim: Tried | Untried, lang: Language): string => {
  const short = shortened(claim, lang, LONGEST_TITLE);
  const twins = CLAIMS.filter((other) => shortened(other, lang, LONGEST_TITLE) === short);
  if (twins.length < 2) return short;
  const game = `${pageWords(lang).games[claim.game]}${lang === 'fr' ? '\u00a0' : ''}: `;
  return game + shortened(claim, lang, LONGEST_TITLE - game.length);
};

/** Whose claim it is: that of the article’s book, of another author, or a question of ours. */
export const whoseOf = ({ article, ours, said }: Tried | Untried, lang: Language): string => {
  const words = claimsWords(lang);
  const { short } = wordsOf(articleOf(article).edition.source, lang);
  return ours ? words.ours(short) : words.claimBy(said ?? short);
};

/** What came of a claim. */
export const outcomeOf = (claim: Tried | Untried): Outcome => (isTried(claim) ? claim.verdict : 'untried');

/** How many of some claims came to what, in the order in which they first do. */
export const sumOf = (claims: readonly (Tried | Untried)[]): ReadonlyMap<Outcome, number> => {
  const counts = new Map<Outcome, number>();
  for (const claim of claims) counts.set(outcomeOf(claim), (counts.get(outcomeOf(claim)) ?? 0) + 1);
  return counts;
};

/** What came of it, in a sentence; where the figures leave it open, nothing is added to that. */
export const toldOf = (claim: Tried | Untried, lang: Language): string => {
  if (!isTried(claim)) return claim[lang].untried;
  const { holds, fails, depends = '' } = claim[lang];
  if (claim.verdict === 'holds') return holds;
  if (claim.verdict === 'fails') return fails;
  return claim.verdict === 'undecided' ? '' : depends;
};

/** What the answers to a claim are, and how exactly its estimates are written. */
export const measureOf = ({ question, answers }: Tried): Measure => {
  const { share, unit, cells } = question;
  const estimates = answers.map(({ estimate }) => estimate);
  return { share, unit, critical: criticalOf(cells.length), places: placesOf(estimates, share) };
};

/** Writes a bound: as few places as it has. */
export const boundOf = ({ question: { bound, share } }: Tried, lang: Language): string => {
  const places = [0, 1, 2, 3].find((each) => Math.abs(bound * (share ? 100 : 1) * 10 ** each) % 1 < 1e-9) ?? 3;
  return answerWriter(lang, { share, places })(bound);
};
