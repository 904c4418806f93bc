/**
 * Double-dummy solving (best play with all hands known) of whole deals of La Manille, against bridge deals by DDS, the
 * standard bridge solver, one thread each. The games differ (eight tricks with points, thirteen tricks); the task is
 * the same.
 */
import { execFileSync } from 'node:child_process';
import { createMoveBuffer } from '../engine/game.ts';
import { CARD_COUNT } from '../engine/games/manille/coup.ts';
import { createEndgameState } from '../engine/games/manille/double-dummy/ending.ts';
import { Solver } from '../engine/games/manille/double-dummy/solver.ts';
import { manille } from '../engine/games/manille/index.ts';
import { readings } from '../engine/games/manille/readings.ts';
import { type ManilleTable } from '../engine/games/manille/rules.ts';
import { createRandom } from '../engine/random.ts';
import { completePractices } from '../engine/readings.ts';
import { processorSeconds } from './clock.ts';
import { median, withProgram } from './program.ts';

/** Number of deals. They are always the same, so the number of positions searched is exact. */
const DEALS = 200;
const SEED = 'double dummy';
const ROUNDS = 3;

/** Results for 200 deals. */
export interface Solved {
  readonly deals: number;
  /** Mean number of positions searched per deal. */
  readonly nodes: number;
  /** Sum of the first camp's points. */
  readonly points: number;
  /** Median processor milliseconds per deal. */
  readonly median: number;
  readonly mean: number;
}

/** Solves the {@link DEALS} deals, the same ones in every run. */
export const doubleDummy = (): Solved => {
  const times: number[] = [];
  let points = 0;
  const solver = new Solver(completePractices(readings));
  for (let i = 0; i < DEALS; i++) {
    const table = manille.table({ seats: 4, dealer: i & 3 }) as ManilleTable;
    table.deal(table.shuffle(createRandom(SEED, i + 1)));
    const start = processorSeconds();
    solver.deal(table.coup.trump);
    points += solver.points(createEndgameState(table.coup, table.dealer));
    times.push(1000 * (processorSeconds() - start));
  }
  const mean = times.reduce((sum, time) => sum + time, 0) / DEALS;
  return { deals: DEALS, nodes: solver.nodes / DEALS, points, median: median(times), mean };
};

/** Cards left in each hand in the endings that are solved; {@link ENDINGS} endings for each number. */
const LEFT = [6, 5, 4] as const;
const ENDINGS = 300;
/** Thinking time of a player for one card, in milliseconds. */
const THINKS = 50;

/**
 * Measures, for each number of cards left in a hand, the worlds (imagined distributions of the unseen cards) that a
 * player can solve for every legal lead in its thinking time.
 */
export const worldsInTime = (): readonly { readonly left: number; readonly worlds: number }[] => {
  const solver = new Solver(completePractices(readings));
  const legal = createMoveBuffer();
  const values = new Int32Array(CARD_COUNT);
  return LEFT.map((left) => {
    let time = 0;
    for (let i = -ENDINGS / 4; i < ENDINGS; i++) {
      const random = createRandom(SEED, DEALS + 1 + ENDINGS + i);
      const table = manille.table({ seats: 4, dealer: 0 }) as ManilleTable;
      table.deal(table.shuffle(random));
      while (table.coup.count < CARD_COUNT - 4 * left) table.play(legal[random.below(table.legal(legal))]!);
      const start = processorSeconds();
      solver.deal(table.coup.trump);
      solver.values(createEndgameState(table.coup, table.dealer), values);
      // The first ones only warm the compiler up.
      if (i >= 0) time += processorSeconds() - start;
    }
    return { left, worlds: Math.round(((THINKS / 1000) * ENDINGS) / time) };
  });
};

/**
 * Comparison with DDS: number of our deals solved in the time of one bridge deal, by the medians and by the means of
 * the times.
 */
export interface AgainstDds {
  readonly ours: Solved;
  /** Milliseconds per bridge deal. */
  readonly theirs: { readonly median: number; readonly mean: number };
  readonly byMedian: number;
  readonly byMean: number;
}

/**
 * Runs our solver and DDS in alternation and returns the round with the median ratio; `undefined` without a compiler or
 * DDS (Debian’s libdds-dev).
 */
export const againstDds = (): AgainstDds | undefined =>
  withProgram('dds.cc', ['-ldds'], (program) => {
    doubleDummy(); // compiles the solver before it is timed
    const rounds = Array.from({ length: ROUNDS }, (_, round): AgainstDds => {
      const ours = doubleDummy();
      const told = execFileSync(program, [String(round + 1), String(DEALS)], { encoding: 'utf8' }).split(' ');
      const theirs = { median: Number(told[1]), mean: Number(told[2]) };
      return { ours, theirs, byMedian: theirs.median / ours.median, byMean: theirs.mean / ours.mean };
    });
    return rounds.sort((a, b) => a.byMedian - b.byMedian)[ROUNDS >> 1]!;
  });
