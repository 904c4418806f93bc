import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { GAMES } from '#engine/games.ts';
import { createDealRecord } from '#engine/record/deal-record.ts';
import { formatRecord } from '#engine/record/format-record.ts';
import { getBalances, replay } from '#engine/record/replay.ts';
import { openPage } from './browser.ts';

const root = join(import.meta.dirname, '../..');

/** Seeds of the games that are compared; each game is dealt from a seed and played at random to its end. */
const SEEDS = ['the same', 'à la même graine', '1760'];

const playedHere = (): unknown =>
  GAMES.flatMap((game) =>
    SEEDS.map((seed) => {
      const made = createDealRecord(game, { seats: game.seatNumbers().at(-1)!, seed, play: 'random', deals: 4 });
      if (!made.ok) return made.faults;
      const played = replay(made.value, GAMES);
      return played.ok ? [formatRecord(made.value), getBalances(played.value)] : played.faults;
    }),
  );

test('the same seed gives the same game in Node and in the browser', async () => {
  // The engine's own files, with only their types removed.
  const page = await openPage({
    path: '/engine-alone/',
    before: async (opening) => {
      await opening.route('**/engine-alone/**', (route) => {
        const { pathname } = new URL(route.request().url());
        const file = pathname.replace('/engine-alone/', '');
        if (file === '')
          return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>engine</title>' });
        const code = stripTypeScriptTypes(readFileSync(join(root, 'engine', file), 'utf8'));
        return route.fulfill({ contentType: 'text/javascript', body: code });
      });
    },
  });
  // As text, so that nothing here rewrites its imports.
  const playedThere: unknown = await page.evaluate(`(async (seeds) => {
    const load = (file) => import('/engine-alone/' + file);
    const { GAMES } = await load('games.ts');
    const { createDealRecord } = await load('record/deal-record.ts');
    const { formatRecord } = await load('record/format-record.ts');
    const { replay, getBalances } = await load('record/replay.ts');
    return GAMES.flatMap((game) =>
      seeds.map((seed) => {
        const made = createDealRecord(game, { seats: game.seatNumbers().at(-1), seed, play: 'random', deals: 4 });
        const played = replay(made.value, GAMES);
        return [formatRecord(made.value), getBalances(played.value)];
      }),
    );
  })(${JSON.stringify(SEEDS)})`);
  const here = playedHere();
  expect(playedThere).toEqual(here);
  expect(new Set((here as [string][]).map(([record]) => record)).size).toBe(GAMES.length * SEEDS.length);
});
