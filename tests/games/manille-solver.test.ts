/** Tests the solver of La Manille against the rules, and against a minimax search at the engine’s own table. */
import { describe, expect, test, vi } from 'vitest';
import { createMoveBuffer, type Move } from '#engine/game.ts';
import { MANILLE_TO_CARD, writeCardList } from '#engine/games/manille/cards.ts';
import { createEndgameState } from '#engine/games/manille/double-dummy/ending.ts';
import { Solver, TOTAL_DEAL_POINTS } from '#engine/games/manille/double-dummy/solver.ts';
import { manille } from '#engine/games/manille/index.ts';
import { readings } from '#engine/games/manille/readings.ts';
import type { ManilleTable } from '#engine/games/manille/rules.ts';
import { createRandom, type Random } from '#engine/random.ts';
import { doubleDummy } from '../../bench/double-dummy.ts';
import { RUNS_ALL_INSTANCES, RUNS_LONG_TESTS } from '../instances.ts';

vi.setConfig({ testTimeout: RUNS_LONG_TESTS ? 3_600_000 : 120_000 });

/** Disputed points on which the legal cards depend. */
const DUTIES = ['overruff', 'undertrump', 'follow-after-ruff', 'partner-master-void'] as const;

/** Returns the default practices of these disputed points, or random ones. */
const practices = (any: Random | undefined): Record<string, string> =>
  Object.fromEntries(
    DUTIES.map((point) => {
      const { values } = readings[point];
      return [point, values[any ? any.below(values.length) : 0]!];
    }),
  );

/** A deal, and a table on which its moves can be replayed. */
class Deal {
  readonly table: ManilleTable;
  readonly #before: ManilleTable;
  readonly #owners: Int8Array;
  readonly #turnUp: number;

  constructor(seed: string, i: number, any?: Random) {
    const sat = () => manille.table({ seats: 4, dealer: i & 3, readings: practices(any && createRandom(seed, i)) });
    this.table = sat() as ManilleTable;
    this.#before = sat() as ManilleTable;
    this.table.deal(this.table.shuffle(createRandom(seed, i)));
    this.#owners = this.table.hands.owner.slice();
    this.#turnUp = this.table.unheld.turnUp!;
  }

  restart(moves: readonly Move[]): void {
    this.table.copyFrom(this.#before);
    this.table.deal({ owners: this.#owners, unheld: { turnUp: this.#turnUp } });
    for (const move of moves) this.table.play(move);
  }
}

/**
 * Returns the final points of the first camp (A and C) under best play, by trying all legal moves. Results at the start
 * of a trick are cached.
 */
const minimax = (deal: Deal, moves: Move[], found: Map<string, number>): number => {
  const { table } = deal;
  const { coup } = table;
  if (table.dealOver) return coup.taken[0]!;
  const between = (coup.count & 3) === 0;
  const taken = coup.taken[0]!;
  const key = `${coup.held.join()} ${table.toMove}`;
  const known = between ? found.get(key) : undefined;
  if (known !== undefined) return taken + known;
  const seat = table.toMove;
  const legal = createMoveBuffer();
  const count = table.legal(legal);
  let best = seat & 1 ? TOTAL_DEAL_POINTS : 0;
  for (let i = 0; i < count; i++) {
    if (i > 0) deal.restart(moves);
    table.play(legal[i]!);
    moves.push(legal[i]!);
    const points = minimax(deal, moves, found);
    moves.pop();
    best = seat & 1 ? Math.min(best, points) : Math.max(best, points);
  }
  if (between) found.set(key, best - taken);
  return best;
};

/** Plays a deal at random until a number of cards are left; returns the moves. */
const playTo = (table: ManilleTable, left: number, random: Random): Move[] => {
  const legal = createMoveBuffer();
  const moves: Move[] = [];
  while (table.coup.count < 32 - left) {
    const move = legal[random.below(table.legal(legal))]!;
    moves.push(move);
    table.play(move);
  }
  return moves;
};

/** Lists positions with three to five cards a hand in which the solver and minimax differ. */
const disagreements = (seed: string, endings: number, any: Random | undefined): string[] => {
  const wrong: string[] = [];
  for (let i = 0; i < endings; i++) {
    const deal = new Deal(seed, i, any);
    const { table } = deal;
    const random = createRandom(`${seed}, moves`, i);
    const moves = playTo(table, 9 + random.below(12), random);
    const solver = new Solver(table.readings, 12);
    solver.deal(table.coup.trump);
    const ending = createEndgameState(table.coup, table.dealer);
    const before = table.coup.taken[0]!;
    const values = new Int32Array(32);
    const legal = solver.values(ending, values);
    const points = solver.points(ending);
    const cards = new Int32Array(8);
    const count = writeCardList(legal, cards);
    const found = new Map<string, number>();
    const place = `${seed} ${i}`;
    const exact = minimax(deal, moves, found) - before;
    if (points !== exact) wrong.push(`${place}: ${points}, not ${exact}`);
    for (let at = 0; at < count; at++) {
      deal.restart(moves);
      table.play(cards[at]!);
      const its = minimax(deal, [...moves, cards[at]!], found) - before;
      const said = values[MANILLE_TO_CARD.indexOf(cards[at]!)]!;
      if (said !== its) wrong.push(`${place}, card ${cards[at]}: ${said}, not ${its}`);
    }
  }
  return wrong;
};

describe('the solver of La Manille', () => {
  test('allows the cards the rules allow at every step of random deals, by every practice', () => {
    const legal = createMoveBuffer();
    const cards = new Int32Array(8);
    const values = new Int32Array(32);
    let steps = 0;
    for (let i = 0; i < (RUNS_LONG_TESTS ? 1000 : 60); i++) {
      // A whole deal takes the solver long: some are solved from their first card, the others from their middle.
      const whole = i < (RUNS_LONG_TESTS ? 100 : 6);
      const random = createRandom('legal', i);
      const { table } = new Deal('legal', i, random);
      const solver = new Solver(table.readings, 14);
      solver.deal(table.coup.trump);
      playTo(table, whole ? 32 : 16, random);
      while (!table.dealOver) {
        const count = table.legal(legal);
        const own = writeCardList(solver.values(createEndgameState(table.coup, table.dealer), values), cards);
        expect([...cards.subarray(0, own)]).toEqual([...legal.subarray(0, count)]);
        table.play(legal[random.below(count)]!);
        steps += 1;
      }
    }
    expect(steps).toBeGreaterThan(900);
  });

  test('finds what minimax finds at the engine’s table', () => {
    expect(disagreements('default', RUNS_LONG_TESTS ? 3500 : RUNS_ALL_INSTANCES ? 100 : 20, undefined)).toEqual([]);
  });

  test('finds the same by every practice', () => {
    expect(
      disagreements('practices', RUNS_LONG_TESTS ? 1500 : RUNS_ALL_INSTANCES ? 60 : 10, createRandom('any')),
    ).toEqual([]);
  });

  test('differs when it is given a wrong number', () => {
    // The same deal with other trumps given to the solver: its results must differ somewhere.
    const others = Array.from({ length: 40 }, (_, i) => {
      const deal = new Deal('default', i);
      const moves = playTo(deal.table, 12, createRandom('default, moves', i));
      const solver = new Solver(deal.table.readings, 12);
      solver.deal((deal.table.coup.trump + 1) & 3);
      const own = solver.points(createEndgameState(deal.table.coup, deal.table.dealer));
      const before = deal.table.coup.taken[0]!;
      return own === minimax(deal, moves, new Map()) - before;
    });
    expect(others.filter((same) => !same).length).toBeGreaterThan(10);
  });

  test.runIf(RUNS_ALL_INSTANCES)(
    'needs no more positions than its goal for a whole deal, the mean of two hundred (S4)',
    () => {
      const { nodes, deals } = doubleDummy();
      expect(deals).toBe(200);
      expect(nodes).toBeLessThanOrEqual(150_000);
    },
  );
});
