/**
 * Whole deals of La Manille with all hands open, and beside them bridge deals by DDS, the double-dummy solver of the card
 * players' world, one thread each: the games differ (eight tricks and their points, thirteen tricks), the task is the same.
 */
import { execFileSync } from 'node:child_process';
import { moveList } from '../engine/game.ts';
import { CARDS } from '../engine/games/manille/coup.ts';
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
    table.deal(table.shuffle(randomFrom(SEED, i + 1)));
    const start = processorSeconds();
    solver.deal(table.coup.trump);
    points += solver.points(endingOf(table.coup, table.dealer));
    times.push(1000 * (processorSeconds() - start));
  }
  const mean = times.reduce((sum, time) => sum + time, 0) / DEALS;
  return { deals: DEALS, nodes: solver.nodes / DEALS, points, median: median(times), mean };
};

/** How many cards a hand are left in the endings of which every card is valued, and how many endings of each. */
const LEFT = [6, 5, 4] as const;
const ENDINGS = 300;
/** How long a player thinks over a card, in milliseconds. */
const THINKS = 50;

/** How many worlds with so many cards a hand are solved, every card that may be led, in the time a player has. */
export const worldsInTime = (): readonly { readonly left: number; readonly worlds: number }[] => {
  const solver = new Solver(choose(readings));
  const legal = moveList();
  const values = new Int32Array(CARDS);
  return LEFT.map((left) => {
    let time = 0;
    for (let i = -ENDINGS / 4; i < ENDINGS; i++) {
      const random = randomFrom(SEED, DEALS + 1 + ENDINGS + i);
      const table = manille.table({ seats: 4, dealer: 0 }) as ManilleTable;
      table.deal(table.shuffle(random));
      while (table.coup.count < CARDS - 4 * left) table.play(legal[random.below(table.legal(legal))]!);
      const start = processorSeconds();
      solver.deal(table.coup.trump);
      solver.values(endingOf(table.coup, table.dealer), values);
      // The first are solved so that the solver is compiled.
      if (i >= 0) time += processorSeconds() - start;
    }
    return { left, worlds: Math.round(((THINKS / 1000) * ENDINGS) / time) };
  });
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
