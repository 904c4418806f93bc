/** Tests a record played again under other readings. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { listChangedSteps, replayWithOtherReadings } from '#engine/compare/switch-readings.ts';
import type { Game } from '#engine/game.ts';
import { findGame, GAMES } from '#engine/games.ts';
import { selectDisputedPoints } from '#engine/readings.ts';
import { createDealRecord } from '#engine/record/deal-record.ts';
import { formatFaultMessage } from '#engine/record/fault-sentences.ts';
import { formatRecord } from '#engine/record/format-record.ts';
import { getBalances, type Replay, replay } from '#engine/record/replay.ts';
import { findPracticeEffect } from '../../src/model/practice-effects.ts';
import { getShortReadings, listVariants } from '../games/random-play.ts';
import { FORBIDDING_READINGS, type ForbiddenMove, SHOWING_READINGS } from './forbidding-readings.ts';

const folder = join(import.meta.dirname, '../../content/examples');
const examples = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.deal'))
  .map((file) => {
    const played = replay(readFileSync(join(folder, file), 'utf8'), GAMES);
    if (!played.ok) throw new Error(file);
    return { id: file.replace(/^.*[\\/]|\.deal$/g, ''), played: played.value };
  });
const example = (id: string): Replay => examples.find((each) => each.id === id)!.played;
const nain = findGame('nain-jaune')!;

describe('the dwarf left in hand', () => {
  const record = example('nain-left-in-hand');

  test('costs no bête to the letter: B keeps five, and only the last step changes', () => {
    const { played, stopped } = replayWithOtherReadings(record, nain, { bete: 'not-the-nain' })!;
    expect(stopped).toBeUndefined();
    expect(played.readings['bete']).toBe('not-the-nain');
    expect(getBalances(played)).toEqual({ ...getBalances(record), B: -48, 'box:7D': 5 });
    const last = record.steps.length - 1;
    expect(record.steps[last]!.isScore).toBe(true);
    expect([...listChangedSteps(record, played)]).toEqual([[last - 1, last]]);
  });

  test('is unchanged by its own readings', () => {
    const { played } = replayWithOtherReadings(record, nain, record.readings)!;
    expect(listChangedSteps(record, played).size).toBe(0);
    expect(getBalances(played)).toEqual(getBalances(record));
  });

  test('changes from the first step on with another value of the fiche', () => {
    const { played } = replayWithOtherReadings(record, nain, { fiche: '10' })!;
    expect(listChangedSteps(record, played).has(0)).toBe(true);
    expect(getBalances(played)['box:QS']).toBe(60);
  });
});

test('a move that other readings forbid stops the record, with its article', () => {
  const record = example('wild-nain');
  const stops = Object.entries(nain.readings).flatMap(([point, { values }]) =>
    values.flatMap((practice) => replayWithOtherReadings(record, nain, { [point]: practice })?.stopped ?? []),
  );
  expect(stops.length).toBeGreaterThan(0);
  for (const { move, fault } of stops) {
    expect(move).toMatch(/^[A-E] /);
    expect(fault.found.some((found) => found in nain.articles)).toBe(true);
  }
});

const points = GAMES.flatMap((game) => {
  const own = ['', ...(game.variants ?? [])];
  const names = new Set(own.flatMap((variant) => Object.keys(selectDisputedPoints(game.readings, variant))));
  return [...names].map((name) => ({ game, name }));
});

describe('every switchable reading', () => {
  const isPaid = ({ game, name }: (typeof points)[number]): boolean =>
    !FORBIDDING_READINGS[game.id]?.[name] && !SHOWING_READINGS[game.id]?.[name];

  test.each(points.filter(isPaid))('$game.id $name changes the payments of an example', ({ game, name }) => {
    expect(findPracticeEffect(game, name, examples)?.accounts).not.toEqual([]);
  });

  const showing = Object.entries(SHOWING_READINGS).flatMap(([id, named]) =>
    Object.entries(named).map(([name, answer]) => ({ game: findGame(id)!, name, answer })),
  );

  test.each(showing)(
    '$game.id $name shows more cards of an example, and changes nothing else',
    ({ game, name, answer }) => {
      const record = example(answer.example);
      const { played, stopped } = replayWithOtherReadings(record, game, { [name]: answer.practice })!;
      expect(stopped).toBeUndefined();
      const hasShown = ({ steps }: Replay) =>
        steps.flatMap(({ events }) => events).filter(({ type, cite }) => type === 'shown' && cite === answer.by);
      expect(hasShown(record)).toEqual([]);
      expect(hasShown(played).length).toBeGreaterThan(0);
      expect(getBalances(played)).toEqual(getBalances(record));
    },
  );

  const forbidding = points.flatMap(({ game, name }) => {
    const answer: ForbiddenMove | undefined = FORBIDDING_READINGS[game.id]?.[name];
    return answer ? [{ game, name, answer }] : [];
  });

  test.each(forbidding)('$game.id $name forbids a move of an example', ({ game, name, answer }) => {
    const record = example(answer.example);
    const switched = replayWithOtherReadings(record, game, { [name]: answer.practice });
    if (answer.move === undefined) return expect(switched).toBeUndefined();
    const { played, stopped } = switched!;
    expect(stopped).toMatchObject({ move: answer.move, over: false });
    expect([stopped!.fault.code, ...stopped!.fault.found]).toContain(answer.by);
    // Until then the two are alike, and the record goes on.
    expect(played.steps.map(({ balance }) => balance)).toEqual(
      record.steps.slice(0, played.steps.length).map(({ balance }) => balance),
    );
    expect(record.steps.length).toBeGreaterThan(played.steps.length);
  });

  /** Plays random games under each practice of a disputed point, and writes out the hands. */
  const played = (game: Game, name: string): readonly Replay[] =>
    listVariants(game)
      .filter((variant) => name in selectDisputedPoints(game.readings, variant))
      .flatMap((variant) => game.readings[name]!.values.map((practice) => ({ variant, practice })))
      .flatMap(({ variant, practice }) =>
        Array.from({ length: 24 }, (_, i) => {
          const seats = game.seatNumbers()[i % game.seatNumbers().length]!;
          const readings = getShortReadings(game, { [name]: practice });
          const request = { seats, variant, readings, seed: `${name} ${i}`, play: 'random', deals: 2 } as const;
          const made = createDealRecord(game, request);
          if (!made.ok) return [];
          const own = replay(made.value, [game]);
          if (!own.ok) throw new Error(formatFaultMessage(own.faults[0]!));
          const dealer = own.value.steps[0]!.events.find(({ type }) => type === 'took-deal')!.seat!;
          const tags = made.value.tags.filter((tag) => tag.name !== 'Draw' && tag.name !== 'Seed');
          const said = { name: 'Dealer', lang: '', value: dealer, at: { line: 1, column: 1 } };
          const written = replay({ ...made.value, tags: [...tags, said] }, [game]);
          return written.ok ? [written.value] : [];
        }).flat(),
      );

  test.each(forbidding)('$game.id $name never changes what the same moves pay', ({ game, name, answer }) => {
    expect(findPracticeEffect(game, name, examples)?.accounts).toEqual([]);
    const pairs = played(game, name).flatMap((own) =>
      game.readings[name]!.values.flatMap((practice) => {
        if (practice === own.readings[name]) return [];
        const switched = replayWithOtherReadings(own, game, { [name]: practice });
        return switched && !switched.stopped ? [{ own, practice, other: switched.played }] : [];
      }),
    );
    // With other cards, no moves are common to both practices.
    if (answer.move !== undefined && !answer.always) expect(pairs.length).toBeGreaterThan(0);
    for (const { own, practice, other } of pairs)
      expect([formatRecord(own.record), practice, getBalances(other)]).toEqual([
        formatRecord(own.record),
        practice,
        getBalances(own),
      ]);
  });
});
