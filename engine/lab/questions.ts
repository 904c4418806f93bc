/**
 * The claims of the sources that can be tried, each as a question with a number for an answer. What they mean, and why they
 * are asked so, is in `content/claims/`; the figures there come from `npm run claims`.
 */
import { EVENT } from '../events.ts';
import { cassino } from '../games/cassino/index.ts';
import { manille } from '../games/manille/index.ts';
import { nainJaune } from '../games/nain-jaune/index.ts';
import { snipSnapSnorum } from '../games/snip-snap-snorum/index.ts';
import { type Estimate, meanOf, NOTHING, shareOf, type Tally, tallied } from './estimate.ts';
import { hearIn, type Manner, playTrial, type Setting } from './trials.ts';

/** A question, and which answers bear the claim out. */
export interface Question {
  /** The claim, as our dossier numbers it. */
  readonly id: string;
  /** The article that makes it. */
  readonly article: string;
  readonly setting: Setting;
  /** How many trials are played, fixed before any was. */
  readonly trials: number;
  /** Whether every answer is 0 or 1. */
  readonly share: boolean;
  /** What an answer of 1 is worth, where it is not a share. */
  readonly unit: number;
  /** The claim holds on this side of the bound. */
  readonly holds: 'above' | 'below';
  readonly bound: number;
  /** What one trial answers, a whole number. */
  readonly ask: (manner: Manner, seed: string, i: number) => number;
}

/** The bête of a box is considerable when it costs more than the board asks for in a whole deal. */
const CONSIDERABLE = 16;
/** A trick without a counting card is worth itself alone. */
const BLANK = 1;

const SNIP: Setting = { game: snipSnapSnorum, seats: 5, whole: 'deal' };
const MANILLE: Setting = { game: manille, seats: 4, whole: 'deal' };
const NAIN: Setting = { game: nainJaune, seats: 5, whole: 'game', readings: { tours: '10' } };
const CASSINO: Setting = {
  game: cassino,
  // The book has this way of scoring for three players only (BW91.cassino.two-lowest).
  seats: 3,
  whole: 'deal',
  readings: { sides: 'independent', scoring: 'two-lowest-deducted' },
};

/** The points of the camp that leads to the first trick of a coup, less those of the dealer's. */
const leadersPoints = (manner: Manner, seed: string, i: number): number => {
  const points = [0, 0];
  const { dealer } = playTrial(MANILLE, manner, seed, i, (kind, who, _what, amount) => {
    if (kind === EVENT['counted-camp']) points[who] = amount;
  });
  return points[(dealer + 1) % 2]! - points[dealer % 2]!;
};

/** The same of what is marked, the turn-up among it. */
const leadersMarks = (manner: Manner, seed: string, i: number): number => {
  const marks = [0, 0];
  const { dealer } = playTrial(MANILLE, manner, seed, i, (kind, who, _what, amount) => {
    if (kind === EVENT.scored) marks[who]! += amount;
    if (kind === EVENT['struck-off']) marks[who]! -= amount;
  });
  return marks[(dealer + 1) % 2]! - marks[dealer % 2]!;
};

export const QUESTIONS: readonly Question[] = [
  {
    id: 'SS-C1',
    article: 'BW91.snip.advice.lead',
    setting: SNIP,
    trials: 40_000,
    share: false,
    unit: 1 / 4,
    holds: 'below',
    bound: 0,
    // Four times what the leader won or lost, less what the four others did.
    ask: (manner, seed, i) => {
      const { balance, dealer, seats } = playTrial(SNIP, manner, seed, i, null);
      const leader = (dealer + 1) % seats;
      let others = 0;
      for (let seat = 0; seat < seats; seat++) if (seat !== leader) others += balance[seat]!;
      return (seats - 1) * balance[leader]! - others;
    },
  },
  {
    id: 'MA-C1',
    article: 'B96.deal.advantage',
    setting: MANILLE,
    trials: 40_000,
    share: false,
    unit: 1,
    holds: 'above',
    bound: 0,
    ask: leadersMarks,
  },
  {
    id: 'MA-C2',
    article: 'B96.attack',
    setting: MANILLE,
    trials: 40_000,
    share: false,
    unit: 1,
    holds: 'above',
    bound: 0,
    ask: leadersPoints,
  },
  {
    id: 'MA-C3',
    article: 'B96.count.null.often',
    setting: MANILLE,
    trials: 40_000,
    share: true,
    unit: 1,
    holds: 'above',
    bound: 1 / 20,
    ask: (manner, seed, i) => hearIn(MANILLE, manner, seed, i, 'null-coup').count,
  },
  {
    id: 'MA-C4',
    article: 'B96.count.blank.often',
    setting: MANILLE,
    trials: 40_000,
    share: true,
    unit: 1,
    holds: 'above',
    bound: 1 / 2,
    ask: (manner, seed, i) =>
      Math.min(1, hearIn(MANILLE, manner, seed, i, 'took-trick', (points) => points === BLANK).count),
  },
  {
    id: 'NJ-C1',
    article: 'AC60.bete.grows',
    setting: NAIN,
    trials: 2_000,
    share: true,
    unit: 1,
    holds: 'above',
    bound: 1 / 20,
    ask: (manner, seed, i) =>
      hearIn(NAIN, manner, seed, i, 'paid', (_, cite) => cite.startsWith('AC60.bete')).most >= CONSIDERABLE ? 1 : 0,
  },
  {
    id: 'CA-C3',
    article: 'BW91.cassino.two-lowest.opinion',
    setting: CASSINO,
    trials: 20_000,
    share: true,
    unit: 1,
    holds: 'above',
    bound: 1 / 4,
    ask: (manner, seed, i) => hearIn(CASSINO, manner, seed, i, 'unscored').count,
  },
];

/** The seed of the figures that are published. */
export const SEED = 'snorum claims 1';

/** The answers of the trials from `from` (0-based) up to, and not including, `to`, added up. */
export const count = ({ ask }: Question, manner: Manner, seed: string, from: number, to: number): Tally => {
  let tally = NOTHING;
  for (let i = from; i < to; i++) tally = tallied(tally, ask(manner, seed, i));
  return tally;
};

/** What was counted, as an estimate in the units of the question. */
export const estimateOf = ({ share, unit }: Question, tally: Tally): Estimate =>
  share ? shareOf(tally) : meanOf(tally, unit);

/** What the trials say of a claim, all ways of playing together. */
export const VERDICTS = ['holds', 'fails', 'depends-on-players', 'undecided'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** The verdict on a claim by its estimates, one for each way of playing. */
export const verdictOf = ({ holds, bound }: Question, estimates: readonly Estimate[]): Verdict => {
  const each = estimates.map(({ low, high }) => {
    if (low > bound) return holds === 'above';
    if (high < bound) return holds === 'below';
    return undefined;
  });
  if (each.every((held) => held === true)) return 'holds';
  if (each.every((held) => held === false)) return 'fails';
  return each.includes(true) && each.includes(false) ? 'depends-on-players' : 'undecided';
};
