/**
 * Whole deals of La Manille with all hands open, and beside them bridge deals by DDS, the double-dummy solver of the card
 * players' world, one thread each: the games differ (eight tricks and their points, thirteen tricks), the task is the same.
 */
import { execFileSync } from 'node:child_process';
import { endingOf } from '../engine/games/manille/double-dummy/ending.ts';
import { Solver } from '../engine/games/manille/double-dummy/solver.ts';
import { manille } from '../engine/games/manille/index.ts';
import { readings } from '../engine/games/manille/readings.ts';
import { type ManilleTable } from '../engine/games/manille/rules.ts';
import { randomFrom } from '../engine/random.ts';
import { choose } from '../engine/readings.ts';
import { processorSeconds } from './clock.ts';
import { median, withProgram } from './program.ts';

/** The deals are always the same: the count of positions is a number, not a measurement. */
const DEALS = 200;
const SEED = 'double dummy';
const ROUNDS = 3;

/** What two hundred deals took. */
export interface Solved {
  readonly deals: number;
  /** Positions looked at, the mean of a deal. */
  readonly nodes: number;
  /** The points of the first camp in all of them. */
  readonly points: number;
  /** Milliseconds of a deal, the processor's. */
  readonly median: number;
  readonly mean: number;
}

/** Solves the fixed deals. */
export const doubleDummy = (): Solved => {
  const times: number[] = [];
  let points = 0;
  const solver = new Solver(choose(readings));
  for (let i = 0; i < DEALS; i++) {
    const table = manille.table({ seats: 4, dealer: i & 3 }) as ManilleTable;
    table.shuffleAndDeal(randomFrom(SEED, i + 1));
    const start = processorSeconds();
    solver.deal(table.coup.trump);
    points += solver.points(endingOf(table.coup, table.dealer));
    times.push(1000 * (processorSeconds() - start));
  }
  const mean = times.reduce((sum, time) => sum + time, 0) / DEALS;
  return { deals: DEALS, nodes: solver.nodes / DEALS, points, median: median(times), mean };
};

/** The solver beside DDS: how many of its deals it solves while DDS solves one of bridge, by the medians and by the means. */
export interface AgainstDds {
  readonly ours: Solved;
  /** Milliseconds of a bridge deal. */
  readonly theirs: { readonly median: number; readonly mean: number };
  readonly byMedian: number;
  readonly byMean: number;
}

/** Both in turns, the middle round by the medians; `undefined` without a compiler or DDS (Debian’s libdds-dev). */
export const againstDds = (): AgainstDds | undefined =>
  withProgram('dds.cc', ['-ldds'], (program) => {
    doubleDummy(); // so that the solver is compiled before it is timed
    const rounds = Array.from({ length: ROUNDS }, (_, round): AgainstDds => {
      const ours = doubleDummy();
      const told = execFileSync(program, [String(round + 1), String(DEALS)], { encoding: 'utf8' }).split(' ');
      const theirs = { median: Number(told[1]), mean: Number(told[2]) };
      return { ours, theirs, byMedian: theirs.median / ours.median, byMean: theirs.mean / ours.mean };
    });
    return rounds.sort((a, b) => a.byMedian - b.byMedian)[ROUNDS >> 1]!;
  });
