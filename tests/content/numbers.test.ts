/** Tests the pages of numbers: they must show the published counts, with bounds that hold for all of them at once. */
import { describe, expect, test } from 'vitest';
import { GAMES } from '#engine/games.ts';
import { estimateMean, estimateShare } from '#engine/lab/estimate.ts';
import { getLeadUnit, getTableKey } from '#engine/lab/numbers.ts';
import { getCriticalValue } from '../../src/model/claims.ts';
import {
  getChoiceRate,
  getMeanSign,
  listEventFrequencies,
  listSeatAdvantages,
  listSimulatedTables,
  listStrategyGains,
} from '../../src/model/numbers.ts';
import { readGameCounts } from '../engine/figures.ts';

test('a side is taken only where zero lies outside the bounds', () => {
  expect(getMeanSign({ mean: 0.5, low: 0.1, high: 0.9 })).toBe('more');
  expect(getMeanSign({ mean: -0.5, low: -0.9, high: -0.1 })).toBe('less');
  expect(getMeanSign({ mean: 0.5, low: -0.1, high: 1.1 })).toBe('open');
});

describe.each(GAMES.map((game) => [game.id, game] as const))('the numbers of %s', (id, game) => {
  const { choices, tables } = readGameCounts(id);
  const usual = listSimulatedTables(game).filter(({ variant }) => variant === undefined);

  test('give one player an equal share of the choices', () => {
    for (const seats of game.seatNumbers())
      expect(getChoiceRate(game, seats) * seats * choices[seats]!.n).toBeCloseTo(choices[seats]!.sum, 6);
  });

  test('list every place in the order of play, and one of two camps', () => {
    const lines = listSeatAdvantages(game);
    const wanted = usual.flatMap((counting) =>
      Object.entries(tables[getTableKey(counting)]!.counted).flatMap(([manner, { places }]) =>
        (places.length === 2 ? places.slice(0, 1) : places).map((tally, place) => ({ manner, place, tally, places })),
      ),
    );
    expect(lines.map(({ manner, place }) => [manner, place])).toEqual(
      wanted.map(({ manner, place }) => [manner, place]),
    );
    for (const [i, { tally, places }] of wanted.entries()) {
      expect(lines[i]!.deals).toBe(tally.n);
      expect(lines[i]!.estimate).toEqual(estimateMean(tally, getLeadUnit(places), getCriticalValue(wanted.length)));
    }
  });

  test('list each possible event for each way of playing', () => {
    const lines = listEventFrequencies(game);
    const tallies = usual.flatMap((counting) =>
      Object.values(tables[getTableKey(counting)]!.counted).flatMap(({ happenings }) => Object.entries(happenings)),
    );
    expect(lines.map(({ happening }) => happening.id)).toEqual(tallies.map(([happening]) => happening));
    for (const [i, [, tally]] of tallies.entries())
      expect(lines[i]!.estimate).toEqual(estimateShare(tally, getCriticalValue(tallies.length)));
  });

  test('give each gain for the way it names', () => {
    const lines = listStrategyGains(game);
    const gains = listSimulatedTables(game).flatMap((counting) => tables[getTableKey(counting)]!.gains);
    expect(lines.map(({ way, over, against }) => [way, over, against])).toEqual(
      gains.map(({ way, over, against }) => [way, over, against]),
    );
    for (const [i, { tally, unit }] of gains.entries())
      expect(lines[i]!.estimate).toEqual(estimateMean(tally, unit, getCriticalValue(gains.length)));
  });
});
