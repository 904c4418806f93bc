/**
 * Kills the whole browser in the middle of a game, as a telephone does that needs its memory: the game goes on at the
 * same card, or at the one before. Each round takes some seconds; the long tests have twenty of them.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type LaunchOptions, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRandom } from '#engine/random.ts';
import { RUNS_LONG_TESTS } from '../instances.ts';
import { NO_ANIMATION_SETTINGS, pressRandomMove, waitForTurn } from './at-play.ts';
import { getOrigin } from './browser.ts';
import { findBrowser } from './start-browser.ts';

const ROUNDS = RUNS_LONG_TESTS ? 20 : 1;
/** Time between two moves in milliseconds: somebody who plays fast. */
const PACE = 700;

let options: LaunchOptions;
beforeAll(async () => {
  const found = await findBrowser();
  await found.browser.close();
  options = found.options;
});

/** Kills all processes of the browser that uses a folder, at once. */
const kill = (folder: string): void => {
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name)))
    try {
      if (readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(folder)) process.kill(Number(pid), 'SIGKILL');
    } catch {
      // It has ended meanwhile.
    }
};

/** Returns the record of the game that the address names, as the page keeps it; empty if there is none. */
const readSavedRecord = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const saved = localStorage.getItem(location.hash.replace('#kept=', 'snorum.game.'));
    return saved === null ? '' : String(JSON.parse(saved).record);
  });

/** Counts the cards of the reader, who is A; the others answer each at once. */
const countOwnCards = (record: string): number => record.split('\n').filter((line) => /^A \S/.test(line)).length;

describe.runIf(process.platform === 'linux')('a browser killed in the middle of a game', () => {
  const folder = mkdtempSync(join(tmpdir(), 'snorum-killed-'));
  afterAll(() => {
    kill(folder);
    rmSync(folder, { recursive: true, force: true });
  });
  const start = async (): Promise<BrowserContext> => {
    const context = await chromium.launchPersistentContext(folder, options);
    await context.addInitScript((settings) => {
      for (const [key, value] of Object.entries(settings)) localStorage.setItem(key, value);
    }, NO_ANIMATION_SETTINGS);
    return context;
  };

  test('goes on at the same card, or at the one before', { timeout: ROUNDS * 90_000 }, async () => {
    let held = 0;
    for (let round = 0; round < ROUNDS; round++) {
      const random = createRandom('killed', round);
      const context = await start();
      const page = await context.newPage();
      await page.goto(`${getOrigin()}/en/games/jig/`);
      await page.locator('.new-begin [type=submit]').click();
      for (let moves = 0; moves < 4; moves++) {
        if ((await waitForTurn(page)) !== 'move') break;
        await page.waitForTimeout(PACE);
        await pressRandomMove(page, random);
      }
      await waitForTurn(page);
      const [record, url] = [await readSavedRecord(page), page.url()];
      expect(countOwnCards(record)).toBeGreaterThan(1);
      const ended = new Promise((closed) => context.once('close', closed));
      kill(folder);
      await ended;

      const again = await start();
      const resumed = await again.newPage();
      await resumed.goto(url);
      const found = await resumed
        .locator('.in-play')
        .waitFor({ timeout: 15_000 })
        .then(
          () => readSavedRecord(resumed),
          () => '',
        );
      if (found && countOwnCards(found) >= countOwnCards(record) - 1 && found.startsWith(record.slice(0, 200)))
        held += 1;
      await again.close();
    }
    expect(held).toBeGreaterThanOrEqual(Math.floor(ROUNDS * 0.95));
  });
});
