export interface TrialWords {
  readonly among: string;
  readonly players: string;
  /** Replaces `players` if one player is tested among others who use this strategy. */
  readonly others: string;
  readonly seed: string;
  readonly deals: string;
  readonly readings: string;
  readonly anotherSeed: string;
  readonly run: string;
  readonly stop: string;
  readonly asPublished: string;
  readonly published: string;
  readonly yours: string;
  readonly drawing: string;
  /** Progress of the trial. `answered`, `estimate`: its result so far. */
  readonly progress: (done: string, of: string) => string;
  readonly answered: (answers: string) => string;
  readonly estimate: (mean: string, low: string, high: string) => string;
  readonly none: string;
  /** Announcement for screen readers, once, when the trial starts. */
  readonly begun: string;
  readonly stopped: (done: string) => string;
  readonly done: (deals: string, mean: string, low: string, high: string) => string;
  readonly same: string;
  readonly unlike: string;
  readonly noWorker: string;
  readonly lost: string;
  /** Notice that the address has a value that this trial does not know. */
  readonly strange: (what: string) => string;
  readonly what: Readonly<Record<'among' | 'players' | 'seed' | 'deals' | 'readings', string>>;
  readonly single: string;
  readonly singleWhy: string;
  readonly number: string;
  readonly look: string;
  readonly colon: string;
  readonly counts: string;
  readonly countsNot: string;
  /**
   * Label of the first deal with the smallest answer; for shares, of the first deal with the answer no. `most`: the
   * same for the largest answer, or yes.
   */
  readonly least: (share: boolean) => string;
  readonly most: (share: boolean) => string;
  readonly deal: (number: string) => string;
  readonly answer: (deal: string, answer: string | undefined) => string;
  readonly open: (which: number, of: number) => string;
  readonly closed: string;
}

const capital = (word: string): string => word[0]!.toUpperCase() + word.slice(1);

const ORDINALS = ['first', 'second', 'third', 'fourth'];

/** Noun for one trial, in singular and plural: a deal or a game. */
export const TRIAL_UNITS = { deal: ['deal', 'deals'], game: ['game', 'games'] } as const;

export const createTrialWords = (one: string, many: string): TrialWords => ({
  among: 'What is played',
  players: 'Players',
  others: 'The others',
  seed: 'Seed: a word that decides the shuffle',
  deals: capital(many),
  readings: 'Other rule options',
  anotherSeed: 'Another seed',
  run: 'Run the trial',
  stop: 'Stop',
  asPublished: 'As published',
  published: 'published',
  yours: 'here',
  drawing: 'The published figure and yours on one scale; the figures are below.',
  progress: (done, of) => `${done} of ${of} ${many}`,
  answered: (answers) => `the question arises in ${answers} of them`,
  estimate: (mean, low, high) => `${mean}, and over all ${many} between ${low} and ${high}`,
  none: 'no answer yet',
  begun: 'The trial is running.',
  stopped: (done) => `Stopped after ${done} ${many}.`,
  done: (deals, mean, low, high) =>
    `Done. In these ${deals} ${many} the answer is ${mean}; over all ${many}, between ${low} and ${high}.`,
  same: 'These are exactly the published counts.',
  unlike: 'These differ from the published counts, and should not. The mistake is ours: please tell us.',
  noWorker:
    'Your browser could not start the trial. The published figures remain; the command below counts them again on a computer.',
  lost: 'The trial was interrupted. What was counted so far is shown here.',
  strange: (what) =>
    `The address asks for ${what} that this trial does not have; the published setting is used instead.`,
  what: {
    among: 'a game',
    players: 'players',
    seed: 'a seed',
    deals: `a number of ${many}`,
    readings: 'rule options',
  },
  single: `One ${one} of the trial`,
  singleWhy: `Any ${one} can be opened and looked through, card by card.`,
  number: `Number of the ${one}`,
  look: 'Look it up',
  colon: ':',
  counts: 'yes',
  countsNot: 'no',
  least: (share) => (share ? 'The first' : 'Least'),
  most: (share) => (share ? 'The first' : 'Most'),
  deal: (number) => `${one} ${number}`,
  answer: (deal, answer) =>
    answer === undefined
      ? `In ${one} ${deal} the question does not arise.`
      : `${capital(one)} ${deal}: the answer is ${answer}.`,
  open: (which, of) =>
    of === 1
      ? 'Open it on the table'
      : `Open it on the table, as played the ${ORDINALS[which] ?? `${which + 1}th`} time`,
  closed: `This ${one} could not be loaded. Check your connection and try again.`,
});
