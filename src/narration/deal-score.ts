/** Score of one deal: the gain or loss of each player or side. */
import type { Replay, Step } from '#engine/record/replay.ts';

/** Gain or loss of a player or side in a deal, in counters, or in points if the game scores points. */
export interface DealGain {
  /** Name of a seat, or of the seats of a side: `A+C`. */
  readonly name: string;
  /** Gain during the play, before the settlement at the end. */
  readonly inPlay: number;
  /** Gain in the settlement at the end of the deal. */
  readonly settled: number;
  /** Gain in the whole deal. */
  readonly gain: number;
  /** Balance of the account, or total points, after the deal. */
  readonly total: number;
}

export interface DealScore {
  readonly players: readonly DealGain[];
  /** Gain of the pool, the account for common stakes. */
  readonly pool: number;
  /** Gain of all boxes (accounts of the board) together. */
  readonly boxes: number;
}

/** Computes the score of a deal up to one of its steps, from the payments and points so far. */
export const getDealScore = ({ seats, scorers, accounts, steps }: Replay, step: Step): DealScore => {
  const soFar = steps.slice(0, steps.indexOf(step) + 1).filter(({ deal }) => deal === step.deal);
  const moved = (account: string, some: readonly Step[]): number =>
    some.reduce((sum, { events }) => sum + events.reduce((n, event) => n + movedBy(event, account), 0), 0);
  const inPlay = soFar.filter(({ part }) => part === 1);
  const points = scorers.length > 0;
  const players = (points ? scorers : seats).map((name, i): DealGain => {
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

/** Returns the amount that one event adds to an account; negative if the event takes from it. */
const movedBy = (
  { type, from, to, scorer, counters = 0, points = 0, cite }: Step['events'][number],
  account: string,
) => {
  if (type === 'paid') return (to === account ? counters : 0) - (from === account ? counters : 0);
  if (scorer !== account) return 0;
  if (type === 'scored') return points;
  // A new game starts from 0 points, which is no loss in this deal.
  return type === 'struck-off' && !cite.endsWith('.beyond') ? -points : 0;
};
