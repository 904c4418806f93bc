/** Score of one deal: the gain or loss of each player or side. */
import type { GameEvent } from '#engine/events.ts';
import { gainIn } from '#engine/record/gains.ts';
import type { Replay, Step } from '#engine/record/steps.ts';

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
  const gain = (account: string, some = soFar): number =>
    gainIn(
      some.flatMap(({ events }) => events).filter((event) => !startsAtZero(event)),
      account,
    );
  const inPlay = soFar.filter(({ part }) => part === 1);
  const [names, totals] = scorers.length > 0 ? [scorers, step.scores] : [seats, step.balance];
  return {
    players: names.map((name, i): DealGain => {
      const [whole, before] = [gain(name), gain(name, inPlay)];
      return { name, inPlay: before, settled: whole - before, gain: whole, total: totals[i]! };
    }),
    pool: gain('pool'),
    boxes: accounts.reduce((sum, account) => sum + (account.startsWith('box:') ? gain(account) : 0), 0),
  };
};

/** Tells whether points are struck off because a new game starts from 0, which is no loss in this deal. */
const startsAtZero = ({ type, cite }: GameEvent): boolean => type === 'struck-off' && cite.endsWith('.beyond');
