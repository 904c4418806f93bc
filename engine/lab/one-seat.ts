/** Compares two strategies for one seat, with the same cards and the same strategy for all others. */
import type { Player } from '../bots/players.ts';
import { type Policy, playerToPolicy } from '../bots/players.ts';
import type { Table } from '../game.ts';
import { createRandom } from '../random.ts';
import { type ClaimQuestion, POSITIVE_MEAN, type TrialCell } from './question.ts';
import { playTrial, type SeatOverride, type TrialPlan } from './trials.ts';

/** The seat whose strategy is varied. The deal passes round, so that this seat has each position in turn. */
export const TESTED_SEAT = 0;

/**
 * Lets a policy play the tested seat. The policy has its own random source, so that the choices of the others stay the
 * same as long as their situation is the same.
 */
export const createOneSeatOverride = (policy: Policy, seed: string, i: number): SeatOverride => {
  const chance = createRandom(`${seed}, the one`, i);
  const own: Policy = (state, seen) => policy(state, seen, chance);
  return (seat) => (seat === TESTED_SEAT ? own : undefined);
};

/** Two strategies: the one tested (`tried`), and the one with which it is compared (`than`). */
export interface StrategyComparison<W extends Policy | Player = Policy> {
  readonly tried: W;
  readonly than: W;
}

/** Returns the gain of the tested strategy for one seat in trial `i`. The others play as in the plan. */
export const measureSeatGain = (
  played: TrialPlan,
  { tried, than }: StrategyComparison,
  seed: string,
  i: number,
  worth: (table: Table, seat: number) => number,
): number => {
  const by = (policy: Policy): number =>
    worth(playTrial(played, seed, i, null, createOneSeatOverride(policy, seed, i)), TESTED_SEAT);
  return by(tried) - by(than);
};

/** A piece of advice to be tested: the question is whether a seat that follows it gets more on average. */
export interface TestedAdvice {
  readonly id: string;
  readonly article: string;
  readonly cells: readonly TrialCell[];
  readonly ways: (cell: TrialCell) => StrategyComparison<Player>;
  readonly worth: (table: Table, seat: number) => number;
}

/** Builds the question whether a piece of advice is good. */
export const createAdviceQuestion = ({ id, article, cells, ways, worth }: TestedAdvice): ClaimQuestion => ({
  id,
  article,
  cells,
  ...POSITIVE_MEAN,
  ask: (cell, seed, i) => {
    const { tried, than } = ways(cell);
    return measureSeatGain(cell, { tried: playerToPolicy(tried), than: playerToPolicy(than) }, seed, i, worth);
  },
});

/** Counters on a seat's account. */
export const getSeatCounters = ({ balance }: Table, seat: number): number => balance[seat]!;
