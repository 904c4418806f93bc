/** Tests the page of found deals: one deal of each pattern on the table, and the search for another. */
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { findGame } from '#engine/games.ts';
import {
  compareRivals,
  DEAL_PATTERNS,
  formatSeed,
  haveDifferentWinners,
  PUBLISHED_SEED_WORD,
  parseSeed,
  playPatternDeal,
  RIVAL_BOOKS,
  searchDealsFrom,
} from '#engine/lab/find.ts';
import { table as tableOfManille } from '../../src/games/manille/table.ts';
import { en } from '../../src/narration/en.ts';
import { formatClauses, narrateStep } from '../../src/narration/narrate.ts';
import { createTable } from '../../src/table/game-table.ts';
import { selectInstances, takeFirst } from '../instances.ts';
import { openPage } from './browser.ts';

const FIND = '/en/find/';

const wanted = (id: string) => DEAL_PATTERNS.find((each) => each.id === id)!;
const dealt = (id: string, seed: string) => playPatternDeal(wanted(id), findGame(wanted(id).game)!, seed);
const nextOf = (id: string, i: number): string =>
  formatSeed(
    PUBLISHED_SEED_WORD,
    searchDealsFrom(
      (deal) => dealt(id, formatSeed(PUBLISHED_SEED_WORD, deal)).step >= 0,
      i,
      () => false,
    ).found!,
  );

const steps = (page: Page) => page.locator('.find-table .steps > li');
const current = (page: Page): Promise<number> =>
  steps(page).evaluateAll((all) => all.findIndex((step) => step.hasAttribute('aria-current')) + 1);
const query = (page: Page): string => new URL(page.url()).search;

describe('the found deals', () => {
  test('are described from the sweep to the rarest without scripts, and the first can be read to its end', async () => {
    const page = await openPage({ path: FIND, javaScript: false });
    expect(await page.locator('.find-list > li').count()).toBe(DEAL_PATTERNS.length + RIVAL_BOOKS.length);
    for (const told of await page.locator('.find-told').allInnerTexts()) expect(told.length).toBeGreaterThan(20);
    const sweep = dealt('sweep', nextOf('sweep', 0));
    expect(await steps(page).count()).toBe(sweep.played.steps.length);
    const ids = await page.locator('.find-list > li').evaluateAll((all) => all.map(({ id }) => id));
    expect([ids[0], ids.at(-1)]).toEqual(['sweep', 'opera']);
    expect(await page.locator('.find-ways').first().isVisible()).toBe(false);
  });

  test('open on the table at the step of their pattern, each with an address', async () => {
    const page = await openPage({ path: FIND });
    for (const id of ['woken-cat', 'null-coup'] as const) {
      await page.locator(`#${id}`).getByRole('link', { name: 'See it on the table' }).click();
      const seed = nextOf(id, 0);
      await expect.poll(() => new URL(page.url()).pathname).toBe(`${FIND}${id}/`);
      expect(query(page)).toBe(`?deal=${seed}`);
      const { played, step } = dealt(id, seed);
      await expect.poll(() => steps(page).count()).toBe(played.steps.length);
      await expect.poll(() => current(page)).toBe(step + 1);
    }
    // The same book has another game: each table links to the edition of its own.
    await page.locator('#three-snorums').getByRole('link', { name: 'See it on the table' }).click();
    const cited = page.locator('.find-table .steps a.cite').first();
    await expect.poll(() => cited.getAttribute('href')).toMatch(/\/round-games-1891\/snip-snap-snorum\/#snip\./);
    await page.goBack();
    await page.goBack();
    await expect.poll(() => steps(page).count()).toBe(dealt('woken-cat', nextOf('woken-cat', 0)).played.steps.length);
  });

  test.each(
    selectInstances(
      DEAL_PATTERNS.map(({ id }) => id),
      (all) => all.filter((_, i) => i % 6 === 0),
    ),
  )('start on the table on a page of their own for %s', async (id) => {
    const seed = nextOf(id, 0);
    const { played, step } = dealt(id, seed);
    const still = await openPage({ path: `${FIND}${id}/`, javaScript: false });
    expect(await steps(still).count()).toBe(played.steps.length);
    const title = await still.locator('h1').innerText();
    expect(await still.title()).toContain(title);
    const page = await openPage({ path: `${FIND}${id}/?deal=${seed}` });
    await expect.poll(() => current(page)).toBe(step + 1);
    // The page of a pattern names another deal of it as well.
    await page.goto(`${FIND}${id}/?deal=snorum-7`);
    await page.locator('.find-table > p', { hasText: 'snorum-7' }).waitFor();
    expect(await steps(page).count()).toBe(dealt(id, 'snorum-7').played.steps.length);
  });

  test('show on a telephone, at the first tap, the table at its step, and leave the sentence room', async () => {
    const page = await openPage({ path: FIND, width: 360 });
    await page.setViewportSize({ width: 360, height: 740 });
    // Tapped before hydration.
    await page.locator('#vole').getByRole('link', { name: 'See it on the table' }).click();
    const { step } = dealt('vole', nextOf('vole', 0));
    await expect.poll(() => current(page)).toBe(step + 1);
    const seen = () =>
      page.locator('.find-table .pane-cloth').evaluate((cloth) => {
        const { top, height } = cloth.getBoundingClientRect();
        return top >= 0 && top < innerHeight / 2 && height >= 200;
      });
    await expect.poll(seen).toBe(true);
    await page.getByRole('link', { name: 'Back to the list' }).click();
    await expect.poll(() => new URL(page.url()).hash).toBe('#vole');
  });

  test('are restored with step and readings from an address', async () => {
    const seed = 'snorum-7';
    const page = await openPage({ path: `${FIND}?want=bete&deal=${seed}&readings=fiche:10#step-3` });
    const { played } = dealt('bete', seed);
    await page.locator('.find-table > p', { hasText: seed }).waitFor();
    expect(await steps(page).count()).toBe(played.steps.length);
    expect(await current(page)).toBe(3);
    await expect.poll(() => page.locator('.find-table .frame:has(.unlike)').count()).toBe(1);
  });

  const spoilt = [
    '?want=vole&deal=<img src=x>-1',
    '?want=__proto__&deal=snorum-1',
    '?want=opera&deal=snorum-1e99',
    '?deal=7',
  ];
  test.each(selectInstances(spoilt, takeFirst))('appear whatever an address asks for: %s', async (asked) => {
    const page = await openPage({ path: FIND + asked });
    await page.locator('.find-list').hover();
    await expect.poll(() => steps(page).count()).toBeGreaterThan(0);
    expect(await page.locator('.find img').count()).toBe(0);
  });

  test('give way to another one, searched from the one seen', async () => {
    const page = await openPage({ path: FIND });
    const one = nextOf('vole', 0);
    const other = nextOf('vole', parseSeed(one)!.i + 1);
    const entry = page.locator('#vole');
    await entry.getByRole('button', { name: 'Find another' }).click();
    await entry.getByRole('status').getByText(`Found: ${other}`).waitFor();
    await expect.poll(() => query(page)).toBe(`?want=vole&deal=${other}`);
    // The card describes the deal shown, which is the other one.
    const table = await createTable(tableOfManille, en);
    const found = dealt('vole', other);
    await expect
      .poll(() => entry.locator('.find-told').innerText())
      .toBe(formatClauses(narrateStep(found.played.steps[found.step]!, found.played, table)));
    await expect.poll(() => current(page)).toBe(found.step + 1);
    await expect.poll(() => page.locator('.find-table > .quiet').innerText()).toContain(other);
    expect(await steps(page).count()).toBe(dealt('vole', other).played.steps.length);
  });

  test('show a running search, which can be stopped', async () => {
    const page = await openPage({
      path: FIND,
      // A worker that never ends.
      before: async (opened) => {
        await opened.route(/find-worker/, (route) =>
          route.fulfill({
            contentType: 'text/javascript',
            body: 'onmessage = ({ data: { from: next } }) => setInterval(() => postMessage({ next: next += 1234 }), 20)',
          }),
        );
      },
    });
    const entry = page.locator('#three-snorums');
    await entry.getByRole('button', { name: 'Find another' }).click();
    await expect.poll(() => entry.locator('.find-ways span').innerText()).toMatch(/^[\d,]+ deals looked at$/);
    expect(await entry.locator('progress').count()).toBe(1);
    await entry.getByRole('button', { name: 'Stop' }).click();
    await expect.poll(() => entry.getByRole('status').innerText()).toMatch(/^Stopped after [\d,]+ deals/);
    expect(await entry.locator('progress').count()).toBe(0);
    expect(query(page)).toBe('');
  });

  test('are whole on the table as the page opens in a low window', async () => {
    const page = await openPage({ path: `${FIND}opera/`, width: 1280, height: 600 });
    const foot = (await page.locator('.find-table .table-foot').boundingBox())!;
    const seats = await page
      .locator('.find-table .seat')
      .evaluateAll((all) => all.map((seat) => seat.getBoundingClientRect().bottom));
    expect(seats.length).toBeGreaterThan(2);
    expect(Math.max(...seats)).toBeLessThanOrEqual(foot.y);
    expect(foot.y + foot.height).toBeLessThanOrEqual(600);
  });

  test.each(selectInstances(RIVAL_BOOKS, takeFirst))(
    'include another pair of winners of two books, opened side by side: $pair',
    async ({ id, pair, books: rivals }) => {
      const page = await openPage({ path: FIND });
      const entry = page.locator(`#${id}`);
      await entry.getByRole('button', { name: 'Find another' }).click();
      const link = entry.getByRole('status').getByRole('link');
      await link.waitFor();
      const { searchParams, pathname } = new URL((await link.getAttribute('href'))!, page.url());
      expect(pathname).toBe(`/en/compare/${pair}/`);
      const books = rivals.map(({ game, ...book }) => ({ game: findGame(game)!, ...book }));
      expect(haveDifferentWinners(compareRivals(books, searchParams.get('seed')!))).toBe(true);
      await link.click();
      await expect.poll(() => page.getByLabel('Seed: a word').inputValue()).toBe(searchParams.get('seed'));
    },
  );
});
