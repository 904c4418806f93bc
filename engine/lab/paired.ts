/** The same deal played twice, so that what the cards alone give is the same for both ways of playing them. */
import { randomFrom } from '../random.ts';
import type { Policy } from './manners.ts';
import { type Played, playTrial } from './trials.ts';

/** The seat that is looked at; the deal passes round it from trial to trial. */
const THE_ONE = 0;

/**
 * The counters that one seat has more at the end of trial `i` by playing in one way than by playing in another; the others
 * play in one way both times. It has a source of chance to itself, so that the others, for as long as they are asked the
 * same, choose the same.
 */
export const countersGained = (played: Played, seed: string, i: number, policy: Policy, than: Policy): number => {
  const by = (way: Policy): number => {
    const chance = randomFrom(`${seed}, the one`, i);
    const own: Policy = (going, seen) => way(going, seen, chance);
    return playTrial(played, seed, i, null, (seat) => (seat === THE_ONE ? own : undefined)).balance[THE_ONE]!;
  };
  return by(policy) - by(than);
};
