/** Tests that a record with readings keeps them, even if the engine’s defaults change. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Game } from '#engine/game.ts';
import { GAMES } from '#engine/games.ts';
import { createRandom } from '#engine/random.ts';
import { formatRecord } from '#engine/record/format-record.ts';
import { getBalances, replay } from '#engine/record/replay.ts';
import { startGame } from './sat-down.ts';

const folder = new URL('../../content/examples/', import.meta.url);
const examples = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.deal'))
  .map((file) => readFileSync(new URL(file, folder), 'utf8'));

/** Returns the game with another practice as the default of a disputed point. */
const withDefault = (game: Game, point: string, practice: string): Game => {
  const { values, ...reading } = game.readings[point]!;
  const others = values.filter((each) => each !== practice);
  return { ...game, readings: { ...game.readings, [point]: { ...reading, values: [practice, ...others] } } };
};

const finalResult = (text: string, game: Game): unknown => {
  const played = replay(text, [game]);
  return played.ok ? [getBalances(played.value), played.value.winners] : played.faults.map(({ code }) => code);
};

/** Returns a record as the site saves it: two deals, in which each move is the first legal one. */
const saveGame = (game: Game): string => {
  const seats = game.seatNumbers().find((number) => number >= 4) ?? game.seatNumbers().at(-1)!;
  const live = startGame(game, { seats, seed: 'kept' });
  for (let deal = 0; deal < 2 && !live.table.gameOver; deal++) {
    live.deal(createRandom('kept', deal));
    while (!live.table.dealOver) live.play(live.legal()[0]!);
  }
  return formatRecord(live.record);
};

describe.each(GAMES.map((game) => [game.id, game] as const))('the game %s', (id, game) => {
  const records = [...examples.filter((text) => text.includes(`[Game "${id}"]`)), saveGame(game)];
  const changes = Object.entries(game.readings).flatMap(([point, { values }]) =>
    values.slice(1).map((practice) => withDefault(game, point, practice)),
  );

  test('keeps the ledger of every record when one of its defaults changes', () => {
    for (const text of records)
      for (const changed of changes)
        expect([text, finalResult(text, changed)]).toEqual([text, finalResult(text, game)]);
  });

  test('loses it when records do not name their readings', () => {
    const unnamed = records.map((text) =>
      text.replace(/\[Readings ".*"\]\n/, '').replace(/\[(Expect|Counters) ".*"\]\n/g, ''),
    );
    const moved = changes.filter((changed) =>
      unnamed.some((text) => JSON.stringify(finalResult(text, changed)) !== JSON.stringify(finalResult(text, game))),
    );
    expect(moved.length).toBeGreaterThan(changes.length / 2);
  });
});
