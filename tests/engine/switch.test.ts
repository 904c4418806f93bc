/** A record played again by other readings. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { GAMES, gameOf } from '#engine/games.ts';
import { pointsOf } from '#engine/readings.ts';
import { balanceOf, type Replay, replay } from '#engine/replay.ts';
import { stepsChanged, switchReadings } from '#engine/switch.ts';
import { switchedBy } from '../../src/switched.ts';
import { UNSHOWN } from './unshown-readings.ts';

const folder = join(import.meta.dirname, '../../content/examples');
const examples = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.deal'))
  .map((file) => {
    const played = replay(readFileSync(join(folder, file), 'utf8'), GAMES);
    if (!played.ok) throw new Error(file);
    return { id: file.replace(/^.*[\\/]|\.deal$/g, ''), played: played.value };
  });
const example = (id: string): Replay => examples.find((each) => each.id === id)!.played;
const nain = gameOf('nain-jaune')!;

describe('the dwarf left in hand', () => {
  const record = example('nain-left-in-hand');

  test('by the letter costs no bête: B keeps five, and the last step alone is changed', () => {
    const { played, stopped } = switchReadings(record, nain, { bete: 'not-the-nain' })!;
    expect(stopped).toBeUndefined();
    expect(played.readings['bete']).toBe('not-the-nain');
    expect(balanceOf(played)).toEqual({ ...balanceOf(record), B: -48, 'box:7D': 5 });
    const last = record.steps.length - 1;
    expect([...stepsChanged(record, played)]).toEqual([[last, last]]);
  });

  test('by its own readings is not changed', () => {
    const { played } = switchReadings(record, nain, record.readings)!;
    expect(stepsChanged(record, played).size).toBe(0);
    expect(balanceOf(played)).toEqual(balanceOf(record));
  });

  test('is set up by the stakes of another fiche from its first step on', () => {
    const { played } = switchReadings(record, nain, { fiche: '10' })!;
    expect(stepsChanged(record, played).has(0)).toBe(true);
    expect(balanceOf(played)['box:QS']).toBe(60);
  });
});

test('a move that other readings forbid is where the record stops, with its article', () => {
  const record = example('wild-nain');
  const stops = Object.entries(nain.readings).flatMap(([point, { values }]) =>
    values.flatMap((practice) => switchReadings(record, nain, { [point]: practice })?.stopped ?? []),
  );
  expect(stops.length).toBeGreaterThan(0);
  for (const { move, fault } of stops) {
    expect(move).toMatch(/^[A-E] /);
    expect(fault.found.some((found) => found in nain.articles)).toBe(true);
  }
});

const points = GAMES.flatMap((game) => {
  const own = ['', ...(game.variants ?? [])];
  const names = new Set(own.flatMap((variant) => Object.keys(pointsOf(game.readings, variant))));
  return [...names].map((name) => ({ game, name }));
});

describe('every reading that can be switched', () => {
  test.each(points.filter(({ game, name }) => !UNSHOWN[game.id]?.includes(name)))(
    '$game.id $name changes the payments of an example, or forbids a move of it',
    ({ game, name }) => {
      const changed = switchedBy(game, name, examples);
      expect(changed).toBeDefined();
      expect(changed!.accounts.length > 0 || [...changed!.ends.values()].includes(null)).toBe(true);
    },
  );

  test('is listed as shown by no example only while that is so', () => {
    const shown = Object.entries(UNSHOWN).flatMap(([id, names]) =>
      names.filter((name) => switchedBy(gameOf(id)!, name, examples)).map((name) => `${id} ${name}`),
    );
    expect(shown).toEqual([]);
  });
});
