/** The claims of the sources with their tests: the engine's question, its texts, and the figures. */
import { z } from 'astro/zod';
import { type Estimate, normalQuantile, type Tally } from '#engine/lab/estimate.ts';
import { type ClaimQuestion, estimateAnswer, getVerdict, type TrialCell, type Verdict } from '#engine/lab/question.ts';
import { CLAIM_QUESTIONS, CLAIMS_SEED, findClaimQuestion } from '#engine/lab/questions.ts';
import type { Receipt } from '#engine/lab/receipt.ts';
import type { PublishedFigures } from '#engine/lab/shards.ts';
import type { Strategy } from '#engine/lab/strategies.ts';
import { type ClaimOutcome, claimsWords } from '../i18n/claims.ts';
import { pageWords } from '../i18n/pages.ts';
import { type Language, pageHref } from '../i18n/routes.ts';
import { EDITIONS, getArticle } from './editions.ts';
import { type AnswerMeasure, countDecimals, createAnswerFormatter } from './figures.ts';
import { getSourceTexts } from './sources.ts';
import { readYaml } from './yaml.ts';

const words = z.strictObject({
  /** The claim in our own words. */
  claim: z.string(),
  /** The test in two sentences: the deals and what is counted, then the condition under which the claim holds. */
  method: z.string().max(260),
  /** The test in full: what is counted, the deals, and the reason for the bound. */
  counted: z.string(),
  /** Meaning of the numeric answer. */
  answer: z.string(),
  /** Added to the label of the bound, for a claim with another bound that the drawing does not reach. */
  bound: z.string().optional(),
  /** Name and gloss of the strategy by the book, where the book gives no advice on play. */
  book: z.strictObject({ name: z.string(), gloss: z.string() }).optional(),
  /** One sentence for each verdict: the claim holds, fails, or depends on something. */
  holds: z.string(),
  fails: z.string(),
  depends: z.string().optional(),
  /** Replaces the usual sentence if the trial decides nothing: what settles the claim instead. */
  undecided: z.string().optional(),
  /**
   * Names of the populations (different players, rules or numbers of seats), if the cells of the test differ in more
   * than the strategy.
   */
  populations: z.record(z.string(), z.string()).optional(),
});
const untriedWords = z.strictObject({
  claim: z.string(),
  /** Reason why the claim cannot be tested. */
  untried: z.string(),
  /** The reason in a few words, for the picture of the claim. */
  short: z.string().max(80),
});
const head = {
  id: z.string(),
  /** The last part of the address of the claim's page: English words, the same in both languages. */
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  /** The claim in the words of the source, if printed before 1900. */
  quote: z.strictObject({ text: z.string(), lang: z.string(), page: z.string().optional() }).optional(),
  /** Set if no book makes the claim: it is our own question about the article. */
  ours: z.literal(true).optional(),
  /** Set for a claim of nobody's that is not ours either: it is repeated without an author. */
  saying: z.literal(true).optional(),
  /** Set if only one player is tested, while the others use the strategy named. */
  among: z.literal(true).optional(),
  /**
   * Articles by which a deal at a table touches the claim: the book's advice given to the player (`advice`), or events of
   * the player's (`own`) or of anybody's (`any`) that cite them. Only a tried claim of an author has them.
   */
  touched: z
    .strictObject({
      advice: z.array(z.string()).optional(),
      own: z.array(z.string()).optional(),
      any: z.array(z.string()).optional(),
    })
    .optional(),
  /** The author of the claim, if it is not made in the article's book but in another about the same game. */
  said: z.string().optional(),
};
const claims = z.array(
  z.union([
    z.strictObject({ ...head, en: words, fr: words }),
    z.strictObject({ ...head, article: z.string(), en: untriedWords, fr: untriedWords }),
  ]),
);

export type ClaimTexts = z.infer<typeof words>;
export type UntestedClaimTexts = z.infer<typeof untriedWords>;
/**
 * A claim as stored in `content/claims/`. Only a claim that cannot be tested names its article; for the others, the
 * engine's question does.
 */
type Written = z.infer<typeof claims>[number];

/** Result of one cell: one population and strategy with which the claim was tested. */
export interface CellResult {
  readonly cell: TrialCell;
  readonly tally: Tally;
  readonly estimate: Estimate;
}

/** A tried claim as the end of a deal shows it: the claim, and the verdict on it in a sentence. */
export interface TouchableClaim {
  readonly claim: string;
  readonly verdict: string;
  readonly href: string;
  readonly touched: NonNullable<Written['touched']>;
}

/** Properties that tested and untested claims share. */
interface Claim {
  readonly id: string;
  readonly slug: string;
  readonly quote?: Written['quote'];
  readonly ours?: Written['ours'];
  readonly saying?: Written['saying'];
  readonly said?: Written['said'];
  readonly among?: Written['among'];
  readonly touched?: Written['touched'];
  /** Id of the game about which the claim is made. */
  readonly game: string;
  /** The article that makes the claim. */
  readonly article: string;
}

export interface TestedClaim extends Claim {
  readonly question: ClaimQuestion;
  readonly en: ClaimTexts;
  readonly fr: ClaimTexts;
  readonly answers: readonly CellResult[];
  readonly receipt: Receipt;
  readonly verdict: Verdict;
}

/** A claim that cannot be tested, or not by playing. */
export interface UntestedClaim extends Claim {
  readonly en: UntestedClaimTexts;
  readonly fr: UntestedClaimTexts;
}

const written = import.meta.glob<string>('#content/claims/*.yaml', { query: '?raw', import: 'default', eager: true });
const figures = import.meta.glob<PublishedFigures>('#content/claims/figures/*.json', {
  import: 'default',
  eager: true,
});
const nameOf = (path: string): string => path.replace(/^.*\/|\.\w+$/g, '');
const FIGURES = new Map(Object.entries(figures).map(([path, shard]) => [nameOf(path), shard]));

/** Date of the last review of the claims and their figures. */
export const FIGURES_DATE = '2026-11-21';

/** Last part of the address of the page with all claims of one author. */
export const CLAIMS_PAGE_SLUG = 'boussac';

/** Probability that at least one interval of a claim misses the true value. */
const MISSES = 0.05;

/** Half-width, in standard errors, of intervals that hold simultaneously for this number of estimates (Bonferroni). */
export const getCriticalValue = (estimates: number): number => normalQuantile(1 - MISSES / 2 / estimates);

const answersTo = (question: ClaimQuestion): readonly CellResult[] => {
  const { id, cells } = question;
  const shard = FIGURES.get(id);
  const critical = getCriticalValue(cells.length);
  return cells.map((cell) => {
    const tally = shard?.counted[id]?.[cell.key];
    if (shard?.receipt.seed !== CLAIMS_SEED || tally?.from !== 0 || tally.to !== cell.trials)
      throw new Error(
        `content/claims/figures/${id}.json is not what is asked; run \`npm run claims -- --claim ${id}\``,
      );
    const { n, sum, squares } = tally;
    return { cell, tally: { n, sum, squares }, estimate: estimateAnswer(question, tally, critical) };
  });
};

const WRITTEN = Object.entries(written).flatMap(([path, text]) =>
  readYaml(claims, path, text, 'a list of claims (src/model/claims.ts)').map((claim) => ({
    claim,
    game: nameOf(path),
  })),
);

const read = ({ claim, game }: (typeof WRITTEN)[number]): TestedClaim | UntestedClaim => {
  if ('article' in claim) return { ...claim, game };
  const question = findClaimQuestion(claim.id);
  if (!question) throw new Error(`content/claims/${game}.yaml: engine/lab/ asks nothing of the name ${claim.id}`);
  const answers = answersTo(question);
  const estimates = answers.map(({ estimate }) => estimate);
  const { receipt } = FIGURES.get(claim.id)!;
  return {
    ...claim,
    game,
    article: question.article,
    question,
    answers,
    receipt,
    verdict: getVerdict(question, estimates),
  };
};

/** Every claim, tested or not, in the order of the sources and their games. */
export const CLAIMS: readonly (TestedClaim | UntestedClaim)[] = EDITIONS.flatMap(({ game }) =>
  WRITTEN.filter((each) => each.game === game.id).map(read),
);

export const isTestedClaim = (claim: TestedClaim | UntestedClaim): claim is TestedClaim => 'question' in claim;

for (const { id } of CLAIM_QUESTIONS)
  if (!CLAIMS.some((claim) => claim.id === id && isTestedClaim(claim)))
    throw new Error(`content/claims/ does not say what the question ${id} of engine/lab/ means`);
for (const [i, { slug, article, id, ours, touched }] of CLAIMS.entries()) {
  getArticle(article);
  for (const cite of Object.values(touched ?? {}).flatMap((cites) => cites ?? [])) getArticle(cite);
  if (touched && (ours || !findClaimQuestion(id)))
    throw new Error(`content/claims/: ${id} is no tried claim of an author, and no deal touches it`);
  if (slug === CLAIMS_PAGE_SLUG || CLAIMS.findIndex((claim) => claim.slug === slug) !== i)
    throw new Error(`content/claims/ has two pages of the name ${slug}`);
}

/** The claims of one game, in the order of its source. */
export const listGameClaims = (game: string): readonly (TestedClaim | UntestedClaim)[] =>
  CLAIMS.filter((claim) => claim.game === game);

/**
 * Links to the claims made by an article, with their labels: all claims that were tested (also our own questions about
 * the article), and those of the article that cannot be tested.
 */
export const listLinksToClaims = (id: string, lang: Language): { href: string; label: string }[] =>
  CLAIMS.filter((claim) => claim.article === id && (isTestedClaim(claim) || !claim.ours)).map((claim) => ({
    href: pageHref(lang, `claims/#${claim.id}`),
    label: claimsWords(lang)[isTestedClaim(claim) ? 'tried' : 'claimed'],
  }));

/** The tried claims of a game's authors that a deal at its table may touch, as the end of the deal shows them. */
export const listTouchableClaims = (game: string, lang: Language): readonly TouchableClaim[] =>
  listGameClaims(game).flatMap((claim) => {
    if (!isTestedClaim(claim) || !claim.touched) return [];
    const { slug, verdict, touched, [lang]: words } = claim;
    const { sentence } = claimsWords(lang).outcomes[verdict];
    const found = verdict === 'holds' ? words.holds : verdict === 'fails' ? words.fails : words.depends;
    return {
      claim: words.claim,
      verdict: verdict === 'undecided' || !found ? sentence : `${sentence} ${found}`,
      href: pageHref(lang, `claims/${slug}/`),
      touched,
    };
  });

/** The claim with this id; an unknown id, for instance in a text, fails the build. */
export const getClaim = (id: string): TestedClaim | UntestedClaim => {
  const found = CLAIMS.find((claim) => claim.id === id);
  if (!found) throw new Error(`there is no claim ${id} in content/claims/`);
  return found;
};

/** The result of one cell of a claim; an unknown key, for instance in a text, fails the build. */
export const findCellResult = ({ id, answers }: TestedClaim, key: string): CellResult => {
  const found = answers.find(({ cell }) => cell.key === key);
  if (!found) throw new Error(`${id} has no cell ${key}; it has ${answers.map(({ cell }) => cell.key).join('; ')}`);
  return found;
};

/**
 * Rarity of an event, as two numbers of deals in which it happens once: for the cell in which it was most frequent, and
 * for that in which it was rarest.
 */
export const computeRarity = ({ answers }: TestedClaim): readonly [often: number, seldom: number] => {
  const rarities = answers.map(({ estimate: { mean } }) => Math.round(1 / mean));
  return [Math.min(...rarities), Math.max(...rarities)];
};

/** The path of the page of a claim, without language. */
export const claimPath = ({ slug }: TestedClaim | UntestedClaim): string => `claims/${slug}/`;

/** Maximum length of a page title that search engines show, without the name of the site. */
const LONGEST_TITLE = 58;

/** The text of a claim in at most `most` characters, cut after a word. */
const shortened = (claim: TestedClaim | UntestedClaim, lang: Language, most: number): string => {
  const whole = claim[lang].claim.replace(/\.$/, '');
  if (whole.length <= most) return whole;
  return `${whole.slice(0, whole.lastIndexOf(' ', most)).replace(/[,;:]$/, '')}…`;
};

/**
 * The title of a claim's page: the claim, shortened if it is long, and with its game first if another claim has the
 * same shortened text.
 */
export const getClaimTitle = (claim: TestedClaim | UntestedClaim, lang: Language): string => {
  const short = shortened(claim, lang, LONGEST_TITLE);
  const twins = CLAIMS.filter((other) => shortened(other, lang, LONGEST_TITLE) === short);
  if (twins.length < 2) return short;
  const game = `${pageWords(lang).games[claim.game]}${lang === 'fr' ? '\u00a0' : ''}: `;
  return game + shortened(claim, lang, LONGEST_TITLE - game.length);
};

/** Formats the origin of a claim: the article’s book, another author, or our own question. */
export const formatClaimAuthor = (
  { article, ours, saying, said }: TestedClaim | UntestedClaim,
  lang: Language,
): string => {
  const words = claimsWords(lang);
  const { short } = getSourceTexts(getArticle(article).edition.source, lang);
  if (saying) return words.saying(short);
  return ours ? words.ours(short) : words.claimBy(said ?? short);
};

export const getClaimOutcome = (claim: TestedClaim | UntestedClaim): ClaimOutcome =>
  isTestedClaim(claim) ? claim.verdict : 'untried';

/** Number of claims for each outcome, in the order in which the outcomes first occur. */
export const countOutcomes = (claims: readonly (TestedClaim | UntestedClaim)[]): ReadonlyMap<ClaimOutcome, number> => {
  const counts = new Map<ClaimOutcome, number>();
  for (const claim of claims) counts.set(getClaimOutcome(claim), (counts.get(getClaimOutcome(claim)) ?? 0) + 1);
  return counts;
};

/** Formats the outcome of a claim as a sentence; empty if the figures decide nothing. */
export const formatClaimResult = (claim: TestedClaim | UntestedClaim, lang: Language): string => {
  if (!isTestedClaim(claim)) return claim[lang].untried;
  const { holds, fails, depends = '', undecided = '' } = claim[lang];
  if (claim.verdict === 'holds') return holds;
  if (claim.verdict === 'fails') return fails;
  return claim.verdict === 'undecided' ? undecided : depends;
};

/** The name and the gloss of a strategy, as a claim uses it. */
export const getStrategyWords = (
  claim: TestedClaim,
  manner: Strategy,
  lang: Language,
): { readonly name: string; readonly gloss: string } =>
  (manner === 'book' && claim[lang].book) || claimsWords(lang).manners[manner];

/** The type of the answers to a claim, and the precision of its estimates. */
export const getClaimMeasure = ({ question, answers }: TestedClaim): AnswerMeasure => {
  const { share, unit, cells } = question;
  const estimates = answers.map(({ estimate }) => estimate);
  return { share, unit, critical: getCriticalValue(cells.length), places: countDecimals(estimates, share) };
};

/** Formats the bound of a claim, the value above or below which it holds, with as few decimals as necessary. */
export const formatBound = ({ question: { bound, share } }: TestedClaim, lang: Language): string => {
  const places = [0, 1, 2, 3].find((each) => Math.abs(bound * (share ? 100 : 1) * 10 ** each) % 1 < 1e-9) ?? 3;
  return createAnswerFormatter(lang, { share, places })(bound);
};
