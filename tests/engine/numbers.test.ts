/** The figures of the pages of numbers: those of their seed, and as many deals as were fixed beforehand. */
import { readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { GAMES } from '#engine/games.ts';
import { type Tally, together } from '#engine/lab/estimate.ts';
import {
  COUNTED,
  type Counted,
  countChoices,
  countDeals,
  countedIn,
  DEALS,
  type Gain,
  gainsOf,
  HAPPENINGS,
  keyOf,
  SEED,
} from '#engine/lab/numbers.ts';

// Thousands of deals are played, on a machine that may have much else to do.
vi.setConfig({ testTimeout: 60_000 });

interface Figures {
  readonly seed: string;
  readonly choices: Readonly<Record<string, Tally>>;
  readonly tables: Readonly<Record<string, { counted: Readonly<Record<string, Counted>>; gains: readonly Gain[] }>>;
}

const figuresOf = (id: string): Figures =>
  JSON.parse(readFileSync(new URL(`../../content/numbers/${id}.json`, import.meta.url), 'utf8')) as Figures;

describe.each(GAMES.map((game) => [game.id, game] as const))('%s in numbers', (id, game) => {
  const { seed, choices, tables } = figuresOf(id);

  test('the choices of all numbers of players, counted again', () => {
    expect(seed).toBe(SEED);
    expect(Object.keys(choices).map(Number)).toEqual(game.seatNumbers);
    for (const seats of game.seatNumbers) expect(choices[seats]).toEqual(countChoices(game, seats));
  });

  test('seats and happenings in play at random, counted again', () => {
    for (const table of COUNTED[id]!.filter(({ variant }) => variant === undefined))
      expect(tables[keyOf(table)]!.counted['random']).toEqual(countDeals(game, table, 'random', 0, DEALS.random));
  });

  test('every figure counts as many deals as were fixed', () => {
    expect(Object.keys(tables).sort()).toEqual(COUNTED[id]!.map(keyOf).sort());
    for (const table of COUNTED[id]!) {
      const { counted, gains } = tables[keyOf(table)]!;
      for (const manner of table.variant === undefined ? countedIn(game) : []) {
        const { places, happenings } = counted[manner]!;
        expect(Object.keys(happenings)).toEqual(HAPPENINGS[id]!.map((happening) => happening.id));
        for (const { n } of [...places, ...Object.values(happenings)]) expect(n).toBe(DEALS[manner]);
        // What one place has more, the others have less.
        expect(places.reduce((sum, each) => sum + each.sum, 0)).toBe(0);
      }
      for (const { way, tally } of gains)
        expect(tally.n).toBe(way === 'book' ? table.strength.book : table.strength.thought);
      expect(gains.filter(({ over, against }) => over === against).at(-1)!.way).toBe('search');
      // Where there are two ways to think ahead, one is set beside the other too.
      expect(gains.some(({ over }) => over === 'plain')).toBe(gains.some(({ way }) => way === 'plain'));
    }
  });

  test('parts counted apart add up to the whole, to the last unit', () => {
    const [table] = COUNTED[id]!;
    for (const manner of countedIn(game)) {
      const parts = [countDeals(game, table!, manner, 0, 2), countDeals(game, table!, manner, 2, 5)];
      const whole = countDeals(game, table!, manner, 0, 5);
      expect(whole.places.map((_, place) => together(parts[0]!.places[place]!, parts[1]!.places[place]!))).toEqual(
        whole.places,
      );
    }
  });
});

test('a gain of the book is counted again, as published', () => {
  const game = GAMES.find(({ id }) => id === 'jig')!;
  const [table] = COUNTED['jig']!;
  const [book] = gainsOf(game, table!, SEED, { ...table!.strength, thought: 2 });
  expect(book).toEqual(figuresOf('jig').tables[keyOf(table!)]!.gains[0]);
});
