import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, launch, type Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { origin } from './browser.ts';

/** The Firefox there is: the one SNORUM_FIREFOX names by its path, or the first on the PATH. */
const FIREFOX =
  process.env.SNORUM_FIREFOX ??
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => ['firefox', 'firefox-esr'].map((name) => join(folder, name)))
    .find((file) => existsSync(file));

const said = (page: Page): Promise<string> =>
  page.$eval('.table-say', (line) => line.textContent.replace(/\s+/g, ' ').trim());

describe(`in Firefox${FIREFOX ? '' : ' (none found: set SNORUM_FIREFOX to its path)'}`, () => {
  let browser: Browser;
  const faults: string[] = [];

  const open = async (path: string): Promise<Page> => {
    const page = await browser.newPage();
    page.on('pageerror', (error) => faults.push(String(error)));
    await page.goto(`${origin()}${path}`);
    return page;
  };

  beforeAll(async () => {
    if (FIREFOX) browser = await launch({ browser: 'firefox', executablePath: FIREFOX, headless: true });
  });
  afterAll(() => browser?.close());

  test.skipIf(!FIREFOX)('an example is stepped through to its end, and back', async () => {
    const page = await open('/en/examples/peel-four-nines/');
    const steps = (await page.$$('.steps > li')).length;
    expect(steps).toBeGreaterThan(5);
    for (let step = 2; step <= steps; step++) {
      await page.click('button[aria-label="Next step"]');
      await expect.poll(() => said(page)).toMatch(new RegExp(`^Step ${step} of ${steps} `));
    }
    const counters = await page.$$eval('.pane-cloth > :not(.ahead) .purse', (all) =>
      all.map((purse) => Number(/\d+(?=\D*$)/.exec(purse.textContent)?.[0])),
    );
    expect(counters).toEqual([5, 4, 3, 2, 5]);
    await page.focus('.pane-cloth');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => said(page)).toMatch(new RegExp(`^Step ${steps - 1} of `));
    expect(faults).toEqual([]);
  });

  test.skipIf(!FIREFOX)('a game is begun, and goes on after a card is laid', async () => {
    const page = await open('/fr/games/manille/');
    await page.click('.new-begin [type=submit]');
    await page.waitForSelector('.tray.is-mine .tray-cards .may');
    const held = (await page.$$('.tray-cards button')).length;
    await page.click('.tray-cards .may');
    await page.waitForFunction((was) => document.querySelectorAll('.tray-cards button').length === was - 1, {}, held);
    // The others play, the thinking one in his worker, until it is the reader’s turn again.
    await page.waitForSelector('.tray.is-mine .tray-cards .may');
    expect((await page.$$('.steps > li')).length).toBeGreaterThan(4);
    expect(faults).toEqual([]);
  });
});
