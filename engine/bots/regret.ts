/** Estimates how much one move loses against another, judged by what the player of the move can know. */
import type { Move } from '../game.ts';
import type { Observation } from '../observation.ts';
import type { Random } from '../random.ts';
import type { GameState } from '../record/live-game.ts';
import { Determinizations } from './determinizations.ts';
import { createSeatEvaluator, evaluateMoves } from './search.ts';

/** A difference in counters or points. */
export interface Regret {
  readonly mean: number;
  readonly error: number;
  /** Number of worlds in which the two moves were compared. */
  readonly worlds: number;
}

/**
 * Estimates how much better `better` is than `made` for the seat to move: the mean over worlds consistent with what
 * that seat knows. The rest of the deal is played at random, with the same tie-breaking after both moves. Negative if
 * `better` does worse.
 */
export const measureRegret = (
  state: GameState,
  seen: Observation,
  [made, better]: readonly [made: Move, better: Move],
  random: Random,
  most: number,
): Regret => {
  const worlds = new Determinizations(state, seen, random);
  const worth = createSeatEvaluator(state, seen.seat);
  let [count, sum, squares] = [0, 0, 0];
  for (let tried = 0; tried < most; tried++) {
    if (!worlds.sample()) continue;
    const [one, other] = evaluateMoves(worlds, [made, better], worth, random);
    const less = other! - one!;
    count += 1;
    sum += less;
    squares += less * less;
  }
  const mean = count > 0 ? sum / count : 0;
  const variance = count > 1 ? (squares - count * mean * mean) / (count - 1) : Infinity;
  return { mean, error: Math.sqrt(variance / Math.max(1, count)), worlds: count };
};
