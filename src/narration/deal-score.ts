/** Score of one deal: the gain or loss of each player or side. */
import type { GameEvent } from '#engine/events.ts';
import { gainIn } from '#engine/record/gains.ts';
import type { Replay, Step } from '#engine/record/steps.ts';

/** Gain or loss of a player, a side, the pool or the boxes in a deal, in counters, or in points if the game scores points. */
export interface DealGain {
  /** Name of a seat, or of the seats of a side: `A+C`. Empty for the boxes together. */
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
  /** The pool, the account for common stakes, and all boxes (accounts of the board) together; if the deal changed them. */
  readonly pool: DealGain | undefined;
  readonly boxes: DealGain | undefined;
}

/** Computes the score of a deal up to one of its steps, from the payments and points so far. */
export const getDealScore = ({ seats, scorers, accounts, steps }: Replay, step: Step): DealScore => {
  const soFar = steps.slice(0, steps.indexOf(step) + 1).filter(({ deal }) => deal === step.deal);
  const inPlay = soFar.filter(({ part }) => part === 1);
  const sumGains = (names: readonly string[], some: readonly Step[]): number => {
    const events = some.flatMap((each) => each.events).filter((event) => !startsAtZero(event));
    return names.reduce((sum, name) => sum + gainIn(events, name), 0);
  };
  const sumUp = (name: string, of: readonly string[], total: number): DealGain => {
    const [gain, before] = [sumGains(of, soFar), sumGains(of, inPlay)];
    return { name, inPlay: before, settled: gain - before, gain, total };
  };
  const [names, totals] = scorers.length > 0 ? [scorers, step.scores] : [seats, step.balance];
  const together = (name: string, belongs: (account: string) => boolean): DealGain | undefined => {
    const some = accounts.filter(belongs);
    const total = accounts.reduce((sum, account, i) => sum + (belongs(account) ? step.balance[i]! : 0), 0);
    const summed = sumUp(name, some, total);
    return summed.inPlay !== 0 || summed.settled !== 0 ? summed : undefined;
  };
  return {
    players: names.map((name, i) => sumUp(name, [name], totals[i]!)),
    pool: together('pool', (account) => account === 'pool'),
    boxes: together('', (account) => account.startsWith('box:')),
  };
};

/** Tells whether points are struck off because a new game starts from 0, which is no loss in this deal. */
const startsAtZero = ({ type, cite }: GameEvent): boolean => type === 'struck-off' && cite.endsWith('.beyond');
