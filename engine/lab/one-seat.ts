/** One seat that plays otherwise than the rest, and what it has by one way of playing more than by another on the same cards. */
import type { Player } from '../bots/players.ts';
import { type Policy, seeing } from '../bots/players.ts';
import type { Table } from '../game.ts';
import { randomFrom } from '../random.ts';
import { type Cell, MORE, type Question } from './question.ts';
import { type Otherwise, type Played, playTrial } from './trials.ts';

/** The seat that plays otherwise; the deal passes round it from trial to trial. */
export const THE_ONE = 0;

/**
 * That seat, played by a policy. It has a source of chance to itself, so that the others, for as long as they are asked the same,
 * choose the same whatever it does.
 */
export const alone = (policy: Policy, seed: string, i: number): Otherwise => {
  const chance = randomFrom(`${seed}, the one`, i);
  const own: Policy = (state, seen) => policy(state, seen, chance);
  return (seat) => (seat === THE_ONE ? own : undefined);
};

/** Two ways of playing, that which is tried and that with which it is compared. */
export interface TwoWays<W extends Policy | Player = Policy> {
  readonly tried: W;
  readonly than: W;
}

/** How much more trial `i` was worth to one seat for playing in the way that is tried, the others playing as they do. */
export const gainOf = (
  played: Played,
  { tried, than }: TwoWays,
  seed: string,
  i: number,
  worth: (table: Table, seat: number) => number,
): number => {
  const by = (policy: Policy): number => worth(playTrial(played, seed, i, null, alone(policy, seed, i)), THE_ONE);
  return by(tried) - by(than);
};

/** What is asked where one seat is advised something: whether it has anything more by following the advice, on average. */
export interface Advice {
  readonly id: string;
  readonly article: string;
  readonly cells: readonly Cell[];
  readonly ways: (cell: Cell) => TwoWays<Player>;
  readonly worth: (table: Table, seat: number) => number;
}

/** The question whether a piece of advice is good. */
export const isGood = ({ id, article, cells, ways, worth }: Advice): Question => ({
  id,
  article,
  cells,
  ...MORE,
  ask: (cell, seed, i) => {
    const { tried, than } = ways(cell);
    return gainOf(cell, { tried: seeing(tried), than: seeing(than) }, seed, i, worth);
  },
});

/** What a seat has on its account. */
export const counters = ({ balance }: Table, seat: number): number => balance[seat]!;
