/** Tests the published numbers: each is what its seed gives over the fixed number of deals. */
import { describe, expect, test, vi } from 'vitest';
import { GAMES } from '#engine/games.ts';
import { mergeTallies } from '#engine/lab/estimate.ts';
import {
  COUNTED_EVENTS,
  countChoicesPerDeal,
  countDeals,
  DEALS_PER_STRATEGY,
  getTableKey,
  listSimulatedStrategies,
  measureStrategyGains,
  SIMULATED_TABLES,
  STATISTICS_SEED,
  type StrategyGain,
  type TableStatistics,
} from '#engine/lab/numbers.ts';
import { measureStrength } from '#engine/lab/strength.ts';
import { selectInstances, takeFirst } from '../instances.ts';
import { readGameCounts } from './figures.ts';

// Thousands of deals are played, possibly on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

describe.each(GAMES.map((game) => [game.id, game] as const))('the numbers of %s', (id, game) => {
  const { receipt, choices, tables } = readGameCounts(id);

  test('are the same when the choices of all numbers of players are recounted', () => {
    expect(receipt.seed).toBe(STATISTICS_SEED);
    expect(Object.keys(choices).map(Number)).toEqual(game.seatNumbers());
    for (const seats of game.seatNumbers()) expect(choices[seats]).toEqual(countChoicesPerDeal(game, seats));
  });

  // Daily tests recount one of several numbers of players.
  test('are the same when the seats and events of random play are recounted', () => {
    const plain = SIMULATED_TABLES[id]!.filter(({ variant }) => variant === undefined);
    for (const table of selectInstances(plain, takeFirst))
      expect(tables[getTableKey(table)]!.counted['random']).toEqual(
        countDeals(game, table, 'random', 0, DEALS_PER_STRATEGY.random),
      );
  });

  test('count in each figure the number of deals fixed beforehand', () => {
    expect(Object.keys(tables).sort()).toEqual(SIMULATED_TABLES[id]!.map(getTableKey).sort());
    for (const table of SIMULATED_TABLES[id]!) {
      const { counted, gains } = tables[getTableKey(table)]!;
      for (const manner of table.variant === undefined ? listSimulatedStrategies(game) : []) {
        const { places, happenings } = counted[manner]!;
        expect(Object.keys(happenings)).toEqual(COUNTED_EVENTS[id]!.map((happening) => happening.id));
        for (const { n } of [...places, ...Object.values(happenings)]) expect(n).toBe(DEALS_PER_STRATEGY[manner]);
        // The gain of one place is the loss of the others.
        expect(places.reduce((sum, each) => sum + each.sum, 0)).toBe(0);
      }
      for (const { way, tally } of gains)
        expect(tally.n).toBe(way === 'book' ? table.strength.book : table.strength.thought);
      expect(gains.filter(({ over, against }) => over === against).at(-1)!.way).toBe('search');
      // If a game has two ways of thinking ahead, they are compared too.
      expect(gains.some(({ over }) => over === 'plain')).toBe(gains.some(({ way }) => way === 'plain'));
    }
  });

  test('add up, counted in parts, to the whole, to the last unit', () => {
    const [table] = SIMULATED_TABLES[id]!;
    for (const manner of listSimulatedStrategies(game)) {
      const parts = [countDeals(game, table!, manner, 0, 2), countDeals(game, table!, manner, 2, 5)];
      const whole = countDeals(game, table!, manner, 0, 5);
      const [one, other] = parts as [TableStatistics, TableStatistics];
      expect(whole.places.map((_, place) => mergeTallies(one.places[place]!, other.places[place]!))).toEqual(
        whole.places,
      );
      for (const [happening, tally] of Object.entries(whole.happenings))
        expect(mergeTallies(one.happenings[happening]!, other.happenings[happening]!), happening).toEqual(tally);
    }
  });
});

test('the gain of one way of thinking ahead over another is the difference of their gains', () => {
  const game = GAMES.find(({ id }) => id === 'jig')!;
  const asked = { seats: 5, deals: 6, seed: 'ways', worlds: 4 };
  const [random, book, plain, search] = measureStrength(game, asked);
  expect([random, book, plain, search].map((each) => each!.player)).toEqual(['random', 'book', 'plain', 'search']);
  for (const [way, before] of [
    [book, random],
    [plain, book],
    [search, plain],
  ] as const)
    expect(way!.step.sum).toBe(way!.tally.sum - before!.tally.sum);
  const found = measureStrategyGains(game, SIMULATED_TABLES['jig']![0]!, 'ways', { book: 2, thought: 3 });
  const gained = (of: (each: StrategyGain) => boolean) => found.find(of)!.tally.sum;
  expect(gained(({ over }) => over === 'plain')).toBe(
    gained(({ way, over }) => way === 'search' && over === 'book') - gained(({ way }) => way === 'plain'),
  );
});

test('a gain of the book player is the published one when recounted', () => {
  const game = GAMES.find(({ id }) => id === 'jig')!;
  const [table] = SIMULATED_TABLES['jig']!;
  const [book] = measureStrategyGains(game, table!, STATISTICS_SEED, { ...table!.strength, thought: 2 });
  expect(book).toEqual(readGameCounts('jig').tables[getTableKey(table!)]!.gains[0]);
});
