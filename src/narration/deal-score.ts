/** The score of one deal: what each player, or each side, won or lost in it. */
import type { Replay, Step } from '#engine/record/replay.ts';

/** What somebody won or lost in a deal, in counters, or in points where points are scored. */
export interface Gain {
  /** The seat, or the seats of a side: `A+C`. */
  readonly name: string;
  /** In play, before anything was settled. */
  readonly inPlay: number;
  /** In the settlement at the end of the deal. */
  readonly settled: number;
  /** In the whole deal. */
  readonly gain: number;
  /** What the account holds after the deal. */
  readonly total: number;
}

/** The score of a deal. */
export interface DealScore {
  readonly players: readonly Gain[];
  /** What the pool gained or lost. */
  readonly pool: number;
  /** What all boxes together gained or lost. */
  readonly boxes: number;
}

/** The score of a deal after one of its steps, by the payments and points of the deal up to it. */
export const scoreOfDeal = ({ seats, scorers, accounts, steps }: Replay, step: Step): DealScore => {
  const soFar = steps.slice(0, steps.indexOf(step) + 1).filter(({ deal }) => deal === step.deal);
  const moved = (account: string, some: readonly Step[]): number =>
    some.reduce((sum, { events }) => sum + events.reduce((n, event) => n + movedBy(event, account), 0), 0);
  const inPlay = soFar.filter(({ part }) => part === 1);
  const points = scorers.length > 0;
  const players = (points ? scorers : seats).map((name, i): Gain => {
    const [gain, before] = [moved(name, soFar), moved(name, inPlay)];
    return { name, inPlay: before, settled: gain - before, gain, total: (points ? step.scores : step.balance)[i]! };
  });
  const boxes = accounts.filter((account) => account.startsWith('box:'));
  return {
    players,
    pool: moved('pool', soFar),
    boxes: boxes.reduce((sum, box) => sum + moved(box, soFar), 0),
  };
};

/** What one event moves into an account, less what it takes out of it. */
const movedBy = (
  { type, from, to, scorer, counters = 0, points = 0, cite }: Step['events'][number],
  account: string,
) => {
  if (type === 'paid') return (to === account ? counters : 0) - (from === account ? counters : 0);
  if (scorer !== account) return 0;
  if (type === 'scored') return points;
  // A new game begins from nothing: that is no loss of the deal.
  return type === 'struck-off' && !cite.endsWith('.beyond') ? -points : 0;
};
