/** Compares two strategies for one seat, with the same cards and the same strategy for all others. */
import type { Player } from '../bots/players.ts';
import { type Policy, toPolicy } from '../bots/players.ts';
import type { Table } from '../game.ts';
import { randomFrom } from '../random.ts';
import { type Cell, type ClaimQuestion, POSITIVE_MEAN } from './question.ts';
import { playTrial, type SeatOverride, type TrialPlan } from './trials.ts';

/** The seat whose strategy is varied. The deal passes round, so that this seat has each position in turn. */
export const TRIED_SEAT = 0;

/**
 * Lets a policy play the tested seat. The policy has its own random source, so that the choices of the others stay the
 * same as long as their situation is the same.
 */
export const overrideOneSeat = (policy: Policy, seed: string, i: number): SeatOverride => {
  const chance = randomFrom(`${seed}, the one`, i);
  const own: Policy = (state, seen) => policy(state, seen, chance);
  return (seat) => (seat === TRIED_SEAT ? own : undefined);
};

/** Two strategies: the one tested (`tried`), and the one with which it is compared (`than`). */
export interface TrialComparison<W extends Policy | Player = Policy> {
  readonly tried: W;
  readonly than: W;
}

/** Returns the gain of the tested strategy for one seat in trial `i`. The others play as in the plan. */
export const gainOf = (
  played: TrialPlan,
  { tried, than }: TrialComparison,
  seed: string,
  i: number,
  worth: (table: Table, seat: number) => number,
): number => {
  const by = (policy: Policy): number =>
    worth(playTrial(played, seed, i, null, overrideOneSeat(policy, seed, i)), TRIED_SEAT);
  return by(tried) - by(than);
};

/** A piece of advice to be tested: the question is whether a seat that follows it gets more on average. */
export interface Advice {
  readonly id: string;
  readonly article: string;
  readonly cells: readonly Cell[];
  readonly ways: (cell: Cell) => TrialComparison<Player>;
  readonly worth: (table: Table, seat: number) => number;
}

/** Builds the question whether a piece of advice is good. */
export const createAdviceQuestion = ({ id, article, cells, ways, worth }: Advice): ClaimQuestion => ({
  id,
  article,
  cells,
  ...POSITIVE_MEAN,
  ask: (cell, seed, i) => {
    const { tried, than } = ways(cell);
    return gainOf(cell, { tried: toPolicy(tried), than: toPolicy(than) }, seed, i, worth);
  },
});

/** Counters on a seat's account. */
export const counters = ({ balance }: Table, seat: number): number => balance[seat]!;
