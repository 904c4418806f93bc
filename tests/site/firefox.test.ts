import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, launch, type Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GAMES } from '#engine/games.ts';
import { RUNS_ALL_INSTANCES } from '../instances.ts';
import { getOrigin } from './browser.ts';

/** Path of Firefox: the one in SNORUM_FIREFOX, or the first on the PATH. */
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
    // While the offline copy installs, a busy machine may delay a page.
    page.setDefaultTimeout(90_000);
    page.on('pageerror', (error) => {
      // A request to the worker by a page already left.
      if (!/^Error: Failed to load ‘’\. A ServiceWorker/.test(String(error))) faults.push(String(error));
    });
    await page.goto(`${getOrigin()}${path}`);
    return page;
  };

  beforeAll(async () => {
    if (FIREFOX) browser = await launch({ browser: 'firefox', executablePath: FIREFOX, headless: true });
  });
  afterAll(() => browser?.close());

  test.skipIf(!FIREFOX)('plays an example step by step to its end and back', async () => {
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

  test.skipIf(!FIREFOX)('plays the element on a page of another site, in a sandboxed frame too', async () => {
    const page = await open('/en/about/');
    await page.goto('about:blank');
    await page.setContent(
      `<script src="${getOrigin()}/embed/v1.js" defer></script>
      <snorum-example example="peel-four-nines" step="2"><a href="x">Four nines</a></snorum-example>
      <iframe class="own" sandbox="allow-scripts" width="600" height="700" src="${getOrigin()}/embed/en/peel-four-nines/?step=3"></iframe>`,
    );
    await page.waitForFunction(() => document.querySelector('snorum-example')?.shadowRoot?.querySelector('.shown'));
    for (const [part, step] of [
      ['step=2', 'Step 2 of 6'],
      ['step=3', 'Step 3 of 6'],
    ] as const) {
      const frame = page.frames().find((each) => each.url().includes(part))!;
      await frame.waitForSelector('.table-say .step');
      await expect.poll(() => frame.$eval('.table-say .step', (line) => line.textContent)).toBe(step);
    }
    expect(faults).toEqual([]);
  });

  test.skipIf(!FIREFOX)('begins a game, which goes on after a card is laid', async () => {
    const page = await open('/fr/games/manille/');
    await page.click('.new-begin [type=submit]');
    await page.waitForSelector('.tray.is-mine .tray-cards .may');
    const held = (await page.$$('.tray-cards button')).length;
    await page.click('.tray-cards .may');
    await page.waitForFunction((was) => document.querySelectorAll('.tray-cards button').length === was - 1, {}, held);
    // The others play, the thinking one in a worker, until it is the reader’s turn again.
    await page.waitForSelector('.tray.is-mine .tray-cards .may');
    expect((await page.$$('.steps > li')).length).toBeGreaterThan(4);
    expect(faults).toEqual([]);
  });

  /** Waits until it is the reader’s turn or the game is over; returns which of the two. */
  const turn = async (page: Page): Promise<'mine' | 'over'> => {
    const found = await page.waitForFunction(() => {
      const table = document.querySelector('.in-play');
      if (table?.querySelector('.tray.is-mine, .tray-deal, .tray-reveal')) return 'mine';
      return table?.querySelector('.play-end.is-game') ? 'over' : false;
    });
    return (await found.jsonValue()) as 'mine' | 'over';
  };

  /** Selectors of the buttons at the table, in order of priority. */
  const BUTTONS = ['.tray-asked button', '.tray-deal', '.tray-reveal', '.tray-cards .may', '.tray-others button'];
  const first = (page: Page): Promise<string> =>
    page.evaluate((buttons) => buttons.find((button) => document.querySelector(`.in-play ${button}`)) ?? '', BUTTONS);

  /**
   * Presses the first available control and answers the questions that follow, with the mouse or with the Enter key.
   */
  const move = async (page: Page, by: 'clicks' | 'keys'): Promise<void> => {
    for (let pressed = ''; pressed === '' || (await first(page)) === BUTTONS[0]; ) {
      pressed = `.in-play ${await first(page)}`;
      if (by === 'clicks') await page.click(pressed);
      else {
        await page.focus(pressed);
        await page.keyboard.press('Enter');
      }
    }
  };

  /** Starts a game of one deal, at a table without animation or waiting. */
  const sitDown = async (game: string): Promise<Page> => {
    const page = await open('/en/');
    await page.evaluate(() => {
      localStorage.clear();
      localStorage.setItem('snorum.table', '{"speed":"at-once"}');
    });
    await page.goto(`${getOrigin()}/en/games/${game}/`);
    await page.waitForSelector('.new-begin [type=submit]');
    await page.$eval('.new-game [name=length][value=deal]', (length) => (length as HTMLInputElement).click());
    await page.click('.new-begin [type=submit]');
    await page.waitForSelector('.table-hand');
    return page;
  };

  const MOST = 400;

  test.runIf(FIREFOX && RUNS_ALL_INSTANCES).each(GAMES.map(({ id }, i) => [id, i % 2 ? 'keys' : 'clicks'] as const))(
    'plays a deal of %s to its end by %s',
    async (game, by) => {
      const page = await sitDown(game);
      let moves = 0;
      for (; moves < MOST && (await turn(page)) === 'mine'; moves++) await move(page, by);
      expect(moves).toBeLessThan(MOST);
      expect(await page.$eval('.play-end.is-game h2', (head) => head.textContent)).toMatch(/\bwins?\b/);
      expect(faults).toEqual([]);
      await page.close();
    },
    240_000,
  );

  test.runIf(FIREFOX && RUNS_ALL_INSTANCES)(
    'restores a game in mid-deal after a reload, Back and the other language',
    async () => {
      const page = await sitDown('nain-jaune');
      for (let moves = 0; moves < 3; moves++) {
        await turn(page);
        await move(page, 'clicks');
      }
      await turn(page);
      const record = () =>
        page.evaluate(() => {
          const key = Object.keys(localStorage).find((each) => each.startsWith('snorum.game.'))!;
          return (JSON.parse(localStorage.getItem(key)!) as { record: string }).record;
        });
      const hand = () =>
        page.$$eval('.tray-cards [data-card]', (cards) => cards.map((card) => (card as SVGElement).dataset['card']));
      const [before, held] = [await record(), await hand()];
      expect(held.length).toBeGreaterThan(0);
      await page.reload();
      await turn(page);
      expect([await record(), await hand()]).toEqual([before, held]);
      await page.goto(`${getOrigin()}/en/glossary/`);
      await page.evaluate(() => history.back());
      await page.waitForFunction(() => location.pathname === '/en/games/nain-jaune/');
      await turn(page);
      expect([await record(), await hand()]).toEqual([before, held]);
      await page.$eval('.in-play .bar-wide .languages a', (link) => (link as HTMLAnchorElement).click());
      await page.waitForFunction(() => document.documentElement.lang === 'fr' && document.querySelector('.table-hand'));
      await turn(page);
      expect([await record(), await hand()]).toEqual([before, held]);
      expect(faults).toEqual([]);
    },
  );
});
