/** Comparison of two strategies for one seat, on the same cards, the others playing alike. */
import type { Player } from '../bots/players.ts';
import { type Policy, toPolicy } from '../bots/players.ts';
import type { Table } from '../game.ts';
import { randomFrom } from '../random.ts';
import { type Cell, type ClaimQuestion, POSITIVE_MEAN } from './question.ts';
import { playTrial, type SeatOverride, type TrialPlan } from './trials.ts';

/** The seat that plays differently; the deal passes round it from trial to trial. */
export const TRIED_SEAT = 0;

/**
 * Lets a policy play that seat. It has its own random source, so that the others' choices do not depend on it as long
 * as their situation is the same.
 */
export const overrideOneSeat = (policy: Policy, seed: string, i: number): SeatOverride => {
  const chance = randomFrom(`${seed}, the one`, i);
  const own: Policy = (state, seen) => policy(state, seen, chance);
  return (seat) => (seat === TRIED_SEAT ? own : undefined);
};

/** Two strategies: the one tried, and the one it is compared with. */
export interface TrialComparison<W extends Policy | Player = Policy> {
  readonly tried: W;
  readonly than: W;
}

/** Gain in trial `i` for one seat from the strategy tried, the others playing as in the setting. */
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

/** A piece of advice to one seat, to be tested: whether following it brings more on average. */
export interface Advice {
  readonly id: string;
  readonly article: string;
  readonly cells: readonly Cell[];
  readonly ways: (cell: Cell) => TrialComparison<Player>;
  readonly worth: (table: Table, seat: number) => number;
}

/** Builds the question whether an advice is good. */
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
