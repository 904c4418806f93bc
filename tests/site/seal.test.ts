/** Tests the seal of a game on its page: shown before the deal, and opened after it. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { type Page } from 'playwright';
import { expect, test } from 'vitest';
import { createRandom } from '#engine/random.ts';
import { selectInstances, takeFirst } from '../instances.ts';
import {
  fillNewGameForm,
  type GameSetup,
  openGame,
  pressRandomMove,
  readGameRecord,
  startGameOnPage,
  waitForTurn,
} from './at-play.ts';
import { listAxeFaults } from './axe.ts';

const CLI = join(import.meta.dirname, '../../engine/cli.ts');

const readSeal = async (page: Page, part: string): Promise<string> =>
  (await page.locator(`${part} .seal-digits`).first().textContent())!.replaceAll(/\s/g, '');

/** Plays to the end of a deal. */
const playDeal = async (page: Page): Promise<void> => {
  const random = createRandom('reader');
  while (!['deal', 'over'].includes(await waitForTurn(page))) await pressRandomMove(page, random);
  await page.locator('.end-check').waitFor();
};

test.each(
  selectInstances(
    [
      { game: 'snip-snap-snorum', lang: 'en', chairs: ['you', 'book', 'search', 'random'], length: 'deal' },
      { game: 'manille', lang: 'fr', chairs: ['you', 'search', 'book', 'random'], length: 'short' },
      { game: 'cassino', lang: 'en', chairs: ['random', 'you', 'search'], length: 'short' },
      { game: 'nain-jaune', lang: 'fr', chairs: ['you', 'book', 'search'], length: 'short' },
    ] satisfies readonly GameSetup[],
    takeFirst,
  ),
)('the seal of $game stands in the form, is opened after the deal, and is checked by the command', async (setup) => {
  const page = await openGame(setup, { width: 360, height: 740 });
  await fillNewGameForm(page, setup);
  const note = page.locator('.seal-note');
  await note.locator('summary').click();
  // It follows the form a moment later.
  await page.waitForTimeout(400);
  const seal = await readSeal(page, '.seal-note');
  expect(seal).toMatch(/^[0-9a-f]{64}$/);
  await page.locator('.new-begin [type=submit]').click();
  await playDeal(page);
  await page.locator('.end-check').click();
  await page.locator('.seal-checks').waitFor();
  expect(await page.locator('.seal-checks > li').count()).toBe(4);
  expect(await page.locator('.seal-checks > .fails').count()).toBe(0);
  expect(await readSeal(page, '.seal-check')).toBe(seal);
  expect(await listAxeFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  const record = await readGameRecord(page);
  const { stdout, status } = spawnSync(process.execPath, [CLI, 'check', '-'], { input: record, encoding: 'utf8' });
  expect(stdout).toContain(seal);
  expect(stdout.match(/^yes /gm)).toHaveLength(4);
  expect(status).toBe(0);
});

test('the seal changes with the seed, the players and the rules', async () => {
  const page = await openGame({ game: 'jig' });
  await fillNewGameForm(page, { game: 'jig', seed: 'one' });
  await page.locator('.seal-note summary').click();
  const seals = new Set<string>();
  const look = async (): Promise<void> => {
    const before = seals.size;
    await expect.poll(async () => seals.add(await readSeal(page, '.seal-note')).size).toBe(before + 1);
  };
  await page.waitForTimeout(400);
  await look();
  await page.locator('[name=seed]').fill('two');
  await look();
  await page.locator('[name=others]').first().check({ force: true });
  await look();
  await page.locator('.rule-options').first().locator('summary').click();
  await page.locator('.rule-options select').first().selectOption({ index: 1 });
  await look();
});

test('a record whose salt was changed has another seal', async () => {
  const setup: GameSetup = { game: 'cassino', chairs: ['you', 'book'], length: 'deal', seed: 'changed' };
  const page = await startGameOnPage(setup);
  await playDeal(page);
  const record = await readGameRecord(page);
  const changed = record.replace(/^\[Salt "(.)/m, (_, digit) => `[Salt "${digit === '0' ? '1' : '0'}`);
  const { stdout, status } = spawnSync(process.execPath, [CLI, 'check', '-'], { input: changed, encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stdout).toMatch(/^no {3}the seal is \w{64}; the lines above it give \w{64}$/m);
});
