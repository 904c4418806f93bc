/** Tests the matrix of games: the reader chooses its columns, and the address keeps them. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { GAMES } from '#engine/games.ts';
import { listAxeFaults } from './axe.ts';
import { logLayoutShifts, openPage } from './browser.ts';

/** Lists the visible columns of the first table, as the games they show. */
const shown = (page: Page): Promise<string[]> =>
  page
    .locator('.wall')
    .first()
    .locator('thead th')
    .evaluateAll((heads) =>
      heads.filter((head) => head.checkVisibility()).map((head) => (head as HTMLElement).dataset['game']!),
    );

const DWARF = ['nain-jaune', 'lindor', 'pope-joan', 'spin', 'newmarket', 'jig'];

test('a ticked game has its column, and the address keeps the choice: reload, Back, the other language', async () => {
  const page = await openPage({ path: '/en/compare/' });
  expect(await shown(page)).toEqual(DWARF);
  for (const game of ['spin', 'newmarket', 'jig', 'lindor']) await page.locator(`.shows[value=${game}]`).click();
  await page.locator('.shows[value=cassino]').press('Space');
  const chosen = ['nain-jaune', 'pope-joan', 'cassino'];
  expect(await shown(page)).toEqual(chosen);
  expect(new URL(page.url()).search).toBe(`?games=${chosen.join()}`);

  await page.reload();
  expect(await shown(page)).toEqual(chosen);
  await page.locator('.languages a').click();
  await page.waitForURL('**/fr/compare/**');
  expect(await shown(page)).toEqual(chosen);
  await page.goBack();
  await page.goBack();
  expect(await shown(page)).toEqual(['nain-jaune', 'pope-joan']);

  // A family is a link like any other.
  const family = page.locator('.families a').nth(1);
  const games = (await family.getAttribute('href'))!.replace('?games=', '').split(',');
  await family.click();
  await page.waitForURL((url) => url.search === `?games=${games.join()}`);
  expect((await shown(page)).sort()).toEqual(games.sort());
});

test('a telephone begins with two columns', async () => {
  const page = await openPage({ path: '/en/compare/', width: 360 });
  expect(await shown(page)).toEqual(DWARF.slice(0, 2));
});

test('points on which the games shown agree are marked, and left out on request', async () => {
  const page = await openPage({ path: '/en/compare/?games=spin,newmarket' });
  const players = page.locator('.wall [data-fact]').first();
  expect(await players.evaluate((row) => getComputedStyle(row.querySelector('th')!, '::after').content)).toContain(
    'alike',
  );
  const all = await page.locator('.wall tbody tr[data-fact]').count();
  await page.locator('[name=rows]').check();
  expect(await players.isVisible()).toBe(false);
  const left = await page.$$eval(
    '.wall tbody tr[data-fact]',
    (rows) => rows.filter((row) => row.checkVisibility()).length,
  );
  expect(left).toBeLessThan(all);
  expect(page.url()).toContain('rows=unlike');
});

test.each([
  ['?games=whist,jig', ['jig'], 'whist'],
  ['?games=%3Cb%3Ewhist', DWARF, '<b>whist'],
  ['?games=', [], ''],
])('an address that asks for %s is answered', async (query, games, told) => {
  const page = await openPage({ path: `/en/compare/${query}` });
  expect(await shown(page)).toEqual(games);
  expect(await page.locator('.choosing [role=status]').textContent()).toContain(told);
  expect(await page.locator('.nothing').isVisible()).toBe(games.length === 0);
});

test('without scripts any column can be chosen all the same', async () => {
  const page = await openPage({ path: '/fr/compare/', javaScript: false });
  expect(await page.locator('.families').isVisible()).toBe(false);
  for (const { id } of GAMES) await page.locator(`.shows[value=${id}]`).check();
  await expect.poll(() => page.locator('.wall').first().locator('thead th:visible').count()).toBe(GAMES.length);
});

test('all thirteen games fit a narrow window, and none is kept out', async () => {
  const page = await openPage({ path: `/en/compare/?games=${GAMES.map(({ id }) => id).join()}`, width: 320 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  expect(await listAxeFaults(page)).toEqual([]);
});

test('every row shows the same columns, side by side on a broad page and two or three to a line on a telephone', async () => {
  const all = GAMES.map(({ id }) => id);
  const page = await openPage({ path: `/fr/compare/?games=${all.join()}` });
  await page.locator('.every summary').click();
  const frames = page.locator('.wall');
  expect(await frames.evaluateAll((each) => each.map((one) => one.scrollWidth - one.clientWidth))).toEqual([0, 0]);
  for (const [width, most] of [
    [360, 2],
    [540, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const places = await page
      .locator('[data-fact=pays] td')
      .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().left));
    expect(new Set(places).size).toBeGreaterThan(1);
    expect(new Set(places).size).toBeLessThanOrEqual(most);
  }
  for (const game of ['jig', 'manille']) await page.locator(`.shows[value=${game}]`).uncheck();
  const seen = await page.locator('.wall tbody > tr:not(.part)').evaluateAll((rows) =>
    rows.map((row) =>
      [...row.querySelectorAll<HTMLElement>('td')]
        .filter((cell) => cell.checkVisibility())
        .map(({ dataset }) => dataset['game'])
        .join(),
    ),
  );
  expect(seen.length).toBeGreaterThan(30);
  expect(new Set(seen)).toEqual(new Set([(await shown(page)).join()]));
  expect(seen[0]!.split(',').sort()).toEqual(all.filter((game) => game !== 'jig' && game !== 'manille').sort());
});

test('no game is marked as differing from a relative that is not shown', async () => {
  const page = await openPage({ path: '/en/compare/?games=lindor' });
  await page.locator('.every summary').click();
  const signs = page.locator('td[data-game=lindor] :is(.same, .differs):visible');
  expect(await signs.count()).toBe(0);
  await page.locator('.shows[value=nain-jaune]').check();
  expect(await signs.count()).toBeGreaterThan(20);
});

test.each(['?games=cassino,manille&rows=unlike', '?games=whist', '?games='])(
  'no layout shifts as the matrix loads with %s',
  async (query) => {
    const heard: string[] = [];
    const page = await openPage({
      path: `/fr/compare/${query}`,
      before: async (opening) => {
        opening.on('console', (message) => heard.push(message.text()));
        await logLayoutShifts(opening);
      },
    });
    await page.waitForTimeout(300);
    expect(heard).toEqual([]);
  },
);
