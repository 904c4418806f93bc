/** Tests that small deals, played in every way, break no rule that always holds, and that planted faults are found. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Table } from '#engine/game.ts';
import { findGame, GAMES } from '#engine/games.ts';
import { exhaust, type GameSilences, listDeals, listExhaustPlans, listSilences } from '#engine/lab/exhaust.ts';
import { RUNS_ALL_INSTANCES, selectInstances } from '../instances.ts';
import { plantFault } from './planted-table.ts';

const BUDGET = RUNS_ALL_INSTANCES ? 100_000 : 2_000;

test('every way to deal six cards to three seats is listed once', () => {
  const deals = [...listDeals([0, 1, 2, 3, 4, 5], 3, 2)].map((hands) => JSON.stringify(hands));
  expect(deals).toHaveLength(90);
  expect(new Set(deals).size).toBe(90);
});

describe.each(GAMES)('small deals of $id', (game) => {
  test('break no rule that always holds, by any practice', { timeout: 600_000 }, () => {
    const plans = listExhaustPlans(game);
    expect(plans.length).toBeGreaterThan(2);
    // Daily, the usual practices and one other.
    for (const plan of RUNS_ALL_INSTANCES ? plans : plans.slice(0, 2)) {
      const { positions, ends, broken } = exhaust({ ...plan, budget: BUDGET });
      expect(broken).toEqual([]);
      expect(positions).toBeGreaterThan(10);
      expect(ends).toBeGreaterThan(0);
    }
  });
});

const readSilences = (id: string): GameSilences =>
  JSON.parse(readFileSync(new URL(`../../content/silences/${id}.json`, import.meta.url), 'utf8')) as GameSilences;

describe.each(GAMES)('what the book of $id leaves open', ({ id, articles, readings }) => {
  const { plans, silences } = readSilences(id);

  test('is published from plans of every practice', () => {
    const played = plans.map((plan) => JSON.stringify(plan.readings));
    expect(new Set(played).size).toBe(plans.length);
    expect(plans.length).toBeLessThanOrEqual(
      1 + Object.values(readings).reduce((sum, { values }) => sum + values.length - 1, 0),
    );
  });

  test('is met in positions that break no rule', () => {
    for (const { positions, ends, broken } of plans) {
      expect(broken).toBe(0);
      expect(positions).toBeGreaterThan(ends);
    }
  });

  test('is editorial, each with a deal', () => {
    for (const [article, { deal }] of Object.entries(silences)) {
      expect(articles[article]?.status).toBe('editorial');
      expect(deal).not.toBe('');
    }
  });
});

test.each(selectInstances(GAMES, (all) => all.filter(({ id }) => id === 'manille')))(
  'the open points of $id are found again',
  { timeout: 600_000 },
  (game) => {
    const { receipt: _, ...published } = readSilences(game.id);
    expect(listSilences(game, published.budget)).toEqual(published);
  },
);

test.each([
  [
    'leaves a player without a move',
    /no move is possible/,
    (table: Table): Partial<Table> => ({
      legal: (into) => (table.hands.owner.some((seat) => seat >= 0) ? 0 : table.legal(into)),
    }),
  ],
  [
    'loses a counter',
    /the counters are/,
    (table: Table): Partial<Table> => ({
      get balance() {
        return table.dealOver && table.dealNumber > 0
          ? table.balance.map((has, i) => (i === 0 ? has - 1 : has))
          : table.balance;
      },
    }),
  ],
  [
    'refuses what it lists',
    /listed and refused/,
    (): Partial<Table> => ({ getRefusal: () => ({ reason: 'must-follow', cite: 'BW91.jig.follow' }) }),
  ],
] as const)('an engine that %s is found', (_, told, plant) => {
  const game = plantFault(findGame('jig')!, plant);
  const [plan] = listExhaustPlans(game);
  const { broken } = exhaust({ ...plan!, game, budget: 500 });
  expect(broken[0]?.what).toMatch(told);
});
