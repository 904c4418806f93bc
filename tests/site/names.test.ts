/** Tests players’ names: entered in the form, at the table, in its lists and record, and after a reload. */
import { expect, test } from 'vitest';
import { GAMES } from '#engine/games.ts';
import { selectInstances } from '../instances.ts';
import { fillNewGameForm, openGame, readGameRecord, waitForTurn } from './at-play.ts';
import { listAxeFaults } from './axe.ts';

const LONG = 'Wilhelmina Featherston-H';

test('names can be typed at 320 pixels, appear at the table and in its texts, and are stored', async () => {
  const page = await openGame({ game: 'jig' }, { width: 320, height: 640 });
  await fillNewGameForm(page, { game: 'jig', chairs: ['you', 'random', 'random', 'random'], seed: 'names' });
  const field = (seat: string) => page.locator(`[name=name-${seat}]`);
  const said = page.locator('.new-unfit');
  const begin = page.locator('.new-begin [type=submit]');
  for (const [name, why] of [
    ['Céleste', 'That name is taken'],
    ['JC', 'In a record, “JC” is a card'],
    ['pool', 'means something else'],
    ['Ma\u202erie', 'Use only letters, figures'],
  ] as const) {
    await field('B').fill(name);
    await expect.poll(() => said.innerText()).toContain(why);
  }
  expect(await listAxeFaults(page)).toEqual([]);
  await begin.click();
  expect(await page.locator('.in-play').count()).toBe(0);
  expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).name)).toBe('name-B');
  await field('B').fill(' Old  Tom ');
  await field('C').fill(LONG);
  await expect.poll(() => said.count()).toBe(0);
  await begin.click();
  await waitForTurn(page);
  const plates = () => page.locator('.play-ring .seat-name').allTextContents();
  const shown = (await plates()).map((name) => name.replace(/ \(.*/, '').replaceAll('\u00a0', ' '));
  expect(shown.sort()).toEqual(['Damon', 'Old Tom', LONG]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  const log = () => page.locator('.log-box').textContent();
  expect(await log()).toMatch(/Old\u00a0Tom|Wilhelmina\u00a0Featherston-H/);
  expect(await log()).not.toMatch(/Basile|Céleste/);
  const record = await readGameRecord(page);
  expect(record).toContain(`[Names "B=Old Tom, C=${LONG}"]`);
  expect(record).toContain('[Seats "A B C D"]');
  expect(record).not.toMatch(/^Old Tom/m);
  await page.reload();
  await waitForTurn(page);
  expect(await readGameRecord(page)).toBe(record);
  expect((await plates()).join(' ')).toContain('Old\u00a0Tom');
  await page.goto('/fr/games/nain-jaune/');
  await page.locator('.new-more > summary').click();
  await page.locator('[name=seats]').focus();
  await expect.poll(() => field('B').inputValue()).toBe('Old Tom');
  // A game that begins at one tap has the stored names, and leaves them stored.
  await page.goto('/en/games/jig/#new-game');
  await waitForTurn(page);
  expect((await plates()).join(' ')).toContain('Old\u00a0Tom');
  expect(await readGameRecord(page)).toContain('B=Old Tom');
});

test.each(
  selectInstances(
    GAMES.map(({ id }) => id),
    (all) => all.filter((id) => /^(manille|newmarket)$/.test(id)),
  ),
)('at four times the size the turn, the hand and the controls are in reach: %s', async (game) => {
  const page = await openGame({ game }, { width: 320, height: 256 });
  await page.locator('.new-begin [type=submit]').click();
  while ((await waitForTurn(page)) !== 'move') await page.locator('.tray-deal').click();
  const inSight = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((part) => {
        const { top, bottom, left, right } = part.getBoundingClientRect();
        const hit = document.elementFromPoint((left + right) / 2, top + Math.min(20, (bottom - top) / 2));
        // Scrolling cannot move part of a pixel.
        return top >= 0 && Math.floor(bottom) <= innerHeight && left >= 0 && right <= innerWidth && part.contains(hit);
      });
  // The turn is visible at once, and the first available action.
  await expect.poll(() => inSight('.me-turn')).toBe(true);
  await expect.poll(() => inSight('.tray-cards button, .tray-others button')).toBe(true);
  for (const part of [
    '.act-hint',
    '.play-menu-button',
    '.tray-cards li:last-child button, .tray-others button:last-child',
  ]) {
    await page.locator(part).first().scrollIntoViewIfNeeded();
    expect(await inSight(part), part).toBe(true);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
