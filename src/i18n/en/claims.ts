import type { Verdict } from '#engine/lab/question.ts';
import type { Strategy } from '#engine/lab/strategies.ts';
import { SAMPLING_WORLDS } from '#engine/lab/strategies.ts';

/** Outcome of a claim: a verdict, or not tested. */
export type ClaimOutcome = Verdict | 'untried';

/** Texts of the pages that test the sources’ claims. */
export interface ClaimsWords {
  readonly title: string;
  readonly description: string;
  readonly lede: readonly string[];
  /** Sentence with the number of claims, and of those that were tested. */
  readonly tally: (claims: number, tried: number) => string;
  /** Description of a claim's page for search engines; `whose`, the author of the claim, is its first words. */
  readonly describe: (whose: string, outcome: string, tried: boolean) => string;
  readonly claimBy: (author: string) => string;
  readonly onTrial: string;
  readonly onTrialLong: string;
  /** The link from a claim, in a list of several, to the claim's own page. */
  readonly whole: string;
  /** Outcomes of a claim: each in a word or two, and as a sentence. */
  readonly outcomes: Readonly<Record<ClaimOutcome, { readonly word: string; readonly sentence: string }>>;
  readonly manners: Readonly<Record<Strategy, { readonly name: string; readonly gloss: string }>>;
  /** Name of a game's usual strategy, when it is compared with another. */
  readonly usual: string;
  readonly seats: (seats: number) => string;
  readonly article: (number: number) => string;
  readonly shown: string;
  readonly drawing: (answer: string) => string;
  readonly legend: string;
  readonly bound: (side: 'above' | 'below' | 'within', bound: string) => string;
  /** Text alternatives of the pictures of claims: the chart of one claim, or the verdicts of several. */
  readonly pictured: {
    /**
     * Describes the chart: `marks` is the number of estimates on it, between `least` and `most`; `there` is the number
     * of those that support the claim together with their error bounds.
     */
    readonly plot: (answer: string, marks: number, least: string, most: string, bound: string, there: number) => string;
    readonly sum: (counts: string) => string;
    readonly quoted: (said: string) => string;
  };
  readonly unanswered: string;
  readonly table: {
    readonly players: string;
    /** Replaces `players` as the heading, if one player is tested among others who use this strategy. */
    readonly others: string;
    readonly mean: string;
    readonly between: string;
    readonly trials: Readonly<Record<'deal' | 'game', string>>;
    /**
     * Replaces `trials` as the heading, if some trials had no answer; the cells then have two numbers with `of` between
     * them.
     */
    readonly answered: (trials: string) => string;
    readonly of: string;
    readonly says: string;
    readonly bears: (held: boolean | undefined) => string;
    readonly to: string;
  };
  readonly assumed: {
    readonly title: string;
    readonly counted: string;
    readonly played: string;
    readonly whole: Readonly<Record<'deal' | 'game', string>>;
    readonly defaults: string;
    readonly players: string;
    readonly others: string;
    readonly trials: string;
    /** Numbers of trials of a test of several cells: of each, and of all together. */
    readonly each: (counts: string, all: string) => string;
    /** Numbers of trials of a test whose strategies differ in them: `counts` lists what `by` says of each strategy. */
    readonly uneven: (counts: string, all: string) => string;
    /** The number of trials of each of the `rows` of the table that have this strategy. */
    readonly by: (count: string, strategy: string, rows: number) => string;
    readonly fixed: string;
    readonly intervals: string;
    readonly interval: (share: boolean) => string;
    readonly single: string;
    readonly several: (cells: number, level: string) => string;
    readonly verdict: string;
    readonly rule: Readonly<Record<'one' | 'several', string>>;
  };
  readonly again: {
    readonly title: string;
    readonly lede: string;
    readonly command: string;
    readonly without: string;
  };
  readonly why: string;
  /** Origin of a claim that no book makes, on its own page. `oursListed`: the same in lists. */
  readonly ours: (source: string) => string;
  /** Origin of a claim that is repeated without an author, on its own page. `sayingListed`: the same in lists. */
  readonly saying: (source: string) => string;
  /** Origin of a claim that is not made by the book of its article but by another author. */
  readonly said: (author: string, source: string) => string;
  /** The place in a copy or retelling, after the number of the article; `named` if its author's name comes first. */
  readonly read: (place: string, named: boolean) => string;
  readonly oursListed: string;
  readonly sayingListed: string;
  readonly others: string;
  readonly all: string;
  readonly cite: string;
  /** The link to a tested claim, on the pages of articles, games and sources. */
  readonly tried: string;
  /** The link to a claim that cannot be tested; replaces `tried`. */
  readonly claimed: string;
  readonly ofGame: string;
}

/** Numbers of answers that are compared, in words, from two. */
const NUMBERS = ['Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve'];

export const claims: ClaimsWords = {
  title: 'Claims on trial',
  description:
    'What the old books claim about their games, tried by the engine on thousands of deals: the verdict, the figures, and the trial to run again.',
  lede: [
    'The old authors make claims, and so does Lalanne, who retells some of their games today: the lead is a disadvantage, both sides often make thirty-four, a game takes memory. The engine can play thousands of deals and count.',
    'Each claim becomes a question whose answer is a number. How many deals to play, and which number would support the claim, were fixed before the first deal; the one exception says so. In most trials several kinds of player were tried.',
  ],
  tally: (claims, tried) => `${claims} claims about the games of five sources, ${tried} of them tried.`,
  describe: (whose, outcome, tried) =>
    tried
      ? `${whose}, tried by the engine on thousands of deals. ${outcome}: the figures, what was assumed, and the trial to run again.`
      : `${whose}, and why it cannot be tried by playing.`,
  claimBy: (author) => `A claim of ${author}`,
  onTrial: 'Boussac on trial',
  onTrialLong: 'One author’s claims are heard together: Boussac on trial.',
  whole: 'The figures, the method, and the trial to run yourself',
  outcomes: {
    holds: { word: 'Holds', sentence: 'It holds.' },
    fails: { word: 'Does not hold', sentence: 'It does not hold.' },
    'depends-on-players': { word: 'Depends on the players', sentence: 'It depends on who plays.' },
    'depends-on-number': { word: 'Depends on the number', sentence: 'It depends on how many play.' },
    'depends-on-reading': { word: 'Depends on the rules', sentence: 'It depends on the rules.' },
    'depends-on-case': { word: 'Depends on the case', sentence: 'It holds in some cases and not in others.' },
    undecided: { word: 'Not decided', sentence: 'The sample was too small to tell.' },
    untried: { word: 'Not tried', sentence: 'It cannot be tried here.' },
  },
  manners: {
    random: { name: 'at random', gloss: 'play any card the rules allow, at random' },
    book: { name: 'by the book', gloss: 'follow the book’s advice, and otherwise play at random' },
    sampling: {
      name: 'thinking ahead',
      gloss: `imagine ${SAMPLING_WORLDS} times over, before each move, how the hidden cards may lie, and make the move that comes out best`,
    },
    'double-dummy': {
      name: 'all hands open',
      gloss: 'see every hand and never make a mistake, as nobody at a table can',
    },
  },
  usual: 'as this site plays it',
  seats: (seats) => `${seats} players`,
  article: (number) => `article ${number}`,
  shown: 'What was found',
  drawing: (answer) => `Drawing of the figures in the table below: ${answer}.`,
  legend:
    'Each sign is the figure found; the bar through it is its interval. In the tinted part of the drawing the claim holds.',
  bound: (side, bound) => `the claim holds ${side === 'within' ? 'within ±' : side} ${bound}`,
  pictured: {
    plot: (answer, marks, least, most, bound, there) =>
      `a drawing of ${answer}: ${marks === 1 ? `one sign at ${least} on a bar that shows its` : `${marks} signs from ${least} to ${most}, each on a bar that shows its`} bounds; ${bound}, in the tinted part (wholly inside it: ${there} of ${marks}).`,
    sum: (counts) => `rows of lozenges, one for each claim, by verdict: ${counts}.`,
    quoted: (said) => `a list of words of the book, with the verdict on each claim: ${said}.`,
  },
  unanswered: 'Deals in which the question did not arise are left out.',
  table: {
    players: 'Players',
    others: 'The others',
    mean: 'Answer',
    between: 'Between',
    trials: { deal: 'Deals', game: 'Games' },
    answered: (trials) => `${trials} with an answer`,
    of: 'of',
    says: 'The claim',
    bears: (held) => (held === undefined ? 'not decided' : held ? 'holds' : 'does not hold'),
    to: 'and',
  },
  assumed: {
    title: 'What was assumed',
    counted: 'What was counted',
    played: 'What was played',
    whole: { deal: 'single deals', game: 'whole games' },
    defaults: 'Unless stated otherwise, by the rule options this site uses.',
    players: 'Who played',
    others: 'How the others played',
    trials: 'How many were played',
    each: (counts, all) => `${counts} for each row of the table; ${all} in all.`,
    uneven: (counts, all) => `${counts}; ${all} in all.`,
    by: (count, strategy, rows) => `${count} in ${rows === 1 ? 'the row' : 'each row'} “${strategy}”`,
    fixed: 'This was fixed before the first deal was counted, and every deal played is accounted for.',
    intervals: 'How the intervals are computed',
    interval: (share) =>
      share
        ? 'By Wilson’s method for shares.'
        : 'By Student’s method for averages, from the spread of the answers themselves.',
    single: 'They are right nineteen times in twenty (95% intervals).',
    several: (cells, level) =>
      `${NUMBERS[cells - 2] ?? cells} answers are compared, so each interval is widened (${level}), and all are right together 95% of the time (Bonferroni’s correction).`,
    verdict: 'How the verdict is reached',
    rule: {
      one: 'The claim holds when the whole interval lies where the claim is right, and does not hold when the whole interval lies elsewhere. If part of the interval lies here and part there, the sample was too small to tell.',
      several:
        'The claim holds when every interval lies wholly where the claim is right, and does not hold when every one lies wholly elsewhere. If some lie wholly here and some wholly there, it depends on what sets them apart. If all that are decided agree, but others lie partly here and partly there, the sample was too small to tell.',
    },
  },
  again: {
    title: 'Run it yourself',
    lede: 'The same deals, or others, counted by your own device while you watch.',
    command: 'On a computer with the project’s code, this counts again and finds exactly the published figures:',
    without: 'To run it here, turn JavaScript on.',
  },
  why: 'Why it was not tried',
  ours: (source) => `A claim of our own, about ${source}`,
  saying: (source) => `A common saying; compare ${source}`,
  said: (author, source) => `Said by ${author}; compare ${source}`,
  read: (place, named) => `(${named ? 'read in ' : ''}${place})`,
  oursListed: 'a claim of our own',
  sayingListed: 'a common saying',
  others: 'Other claims about this game',
  all: 'All claims',
  cite: 'To cite',
  tried: 'on trial',
  claimed: 'a claim',
  ofGame: 'What it claims, on trial',
};
