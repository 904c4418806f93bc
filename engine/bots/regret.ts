/** What one move is worth less than another, as far as the one who makes it can know. */
import type { Move } from '../game.ts';
import type { Observation } from '../observation.ts';
import type { Random } from '../random.ts';
import type { GameState } from '../record/live-game.ts';
import { worthsOf, worthTo } from './search.ts';
import { Worlds } from './worlds.ts';

/** A difference in counters or points, and its standard error. */
export interface Regret {
  readonly mean: number;
  readonly error: number;
  /** In how many worlds the two were compared. */
  readonly worlds: number;
}

/**
 * By how much `better` does better than `made` for the seat that is to move, on average over so many worlds that it cannot
 * tell from its own; everybody plays on at random, in one world with the same tastes after both moves. Negative where it
 * does worse.
 */
export const regretOf = (
  state: GameState,
  seen: Observation,
  [made, better]: readonly [made: Move, better: Move],
  random: Random,
  most: number,
): Regret => {
  const worlds = new Worlds(state, seen, random);
  const worth = worthTo(state, seen.seat);
  let [count, sum, squares] = [0, 0, 0];
  for (let tried = 0; tried < most; tried++) {
    if (!worlds.imagine()) continue;
    const [one, other] = worthsOf(worlds, [made, better], worth, random);
    const less = other! - one!;
    count += 1;
    sum += less;
    squares += less * less;
  }
  const mean = count > 0 ? sum / count : 0;
  const variance = count > 1 ? (squares - count * mean * mean) / (count - 1) : Infinity;
  return { mean, error: Math.sqrt(variance / Math.max(1, count)), worlds: count };
};
