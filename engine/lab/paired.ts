/** The same deal played twice, so that what the cards alone give is the same for both ways of playing them. */
import type { Policy } from './manners.ts';
import { type Played, playTrial } from './trials.ts';

/** The seat (0-based) that is looked at in trial `i`: each in its turn, and in as many trials from every place after the dealer. */
export const seatOf = ({ setting: { seats } }: Played, i: number): number => (i + Math.floor(i / seats)) % seats;

/**
 * The counters that one seat has more at the end of trial `i` by playing in one way than by playing in another, or if none is
 * named, than by playing as all the others do in both.
 */
export const countersGained = (played: Played, seed: string, i: number, policy: Policy, instead?: Policy): number => {
  const looked = seatOf(played, i);
  const by = (way: Policy | undefined): number =>
    playTrial(played, seed, i, null, way && ((seat) => (seat === looked ? way : undefined))).balance[looked]!;
  return by(policy) - by(instead);
};
