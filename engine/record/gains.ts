/** Sums of the payments and points in the events of a game, for everything that shows a gain, a loss or a balance. */
import type { GameEvent } from '../events.ts';
import type { Replay } from './steps.ts';

/**
 * Returns what an account gains in some events, in counters, or in points if it is the account of a scorer; negative
 * for a loss.
 */
export const gainIn = (events: readonly GameEvent[], account: string): number => {
  let gain = 0;
  for (const { type, from, to, scorer, counters = 0, points = 0 } of events)
    if (type === 'paid') gain += (to === account ? counters : 0) - (from === account ? counters : 0);
    else if (scorer === account) gain += type === 'scored' ? points : type === 'struck-off' ? -points : 0;
  return gain;
};

/** Returns the counters of each account before the first deal: those after the first step, without its payments. */
export const openingBalance = ({ steps: [first], accounts }: Pick<Replay, 'steps' | 'accounts'>): readonly number[] =>
  accounts.map((account, i) => (first ? first.balance[i]! - gainIn(first.events, account) : 0));
