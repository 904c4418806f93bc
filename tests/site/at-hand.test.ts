/** Tests what is at hand at a table in play: the rules over it, the keys, the order of the cards, the hands afterwards. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { createRandom } from '#engine/random.ts';
import { pressRandomMove, startGameOnPage, waitForTurn } from './at-play.ts';
import { listAxeFaults } from './axe.ts';

const heldSuits = (page: Page): Promise<string[]> =>
  page
    .locator('.tray-cards [data-card]')
    .evaluateAll((cards) => cards.map((card) => (card as SVGElement).dataset['card']!.slice(-1)));

test.each([
  [1280, '.bar-wide .play-rules'],
  [360, '.play-menu .play-rules'],
])(
  'the rules at a glance open over the table at a width of %i, and the game goes on after them',
  async (width, link) => {
    const page = await startGameOnPage({ game: 'jig', chairs: ['you', 'book', 'book'] }, { width, height: 740 });
    await waitForTurn(page);
    if (width < 900) await page.locator('.play-menu-button').click();
    await page.locator(link).click();
    const rules = page.locator('.rules-dialog');
    await rules.waitFor();
    expect((await rules.innerText()).length).toBeGreaterThan(400);
    expect(page.context().pages().length).toBe(1);
    expect(await rules.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBeLessThanOrEqual(0);
    expect(await listAxeFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await rules.waitFor({ state: 'detached' });
    if (width < 900) await page.keyboard.press('Escape');
    await pressRandomMove(page, createRandom('rules'));
    await waitForTurn(page);
  },
);

test('the down arrow leads from the table to the hand, where the other arrows go from card to card', async () => {
  const page = await startGameOnPage({ game: 'snip-snap-snorum', chairs: ['you', 'book', 'book'] });
  await waitForTurn(page);
  await page.locator('.play-ring').focus();
  await page.keyboard.press('ArrowDown');
  const at = () =>
    page.evaluate(() => [...document.querySelectorAll('.tray-cards button')].indexOf(document.activeElement!));
  expect(await at()).toBe(0);
  await page.keyboard.press('ArrowRight');
  expect(await at()).toBe(1);
});

test('a telephone is offered no keys, and other devices are', async () => {
  const page = await startGameOnPage({ game: 'jig', chairs: ['you', 'book', 'book'] }, { width: 360, height: 740 });
  await page.locator('.play-menu-button').click();
  expect(await page.locator('.menu-keys').isVisible()).toBe(true);
  const session = await page.context().newCDPSession(page);
  const screen = { width: 360, height: 740, deviceScaleFactor: 1, mobile: true };
  await session.send('Emulation.setDeviceMetricsOverride', screen);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  expect(await page.locator('.menu-keys').isVisible()).toBe(false);
  await page.keyboard.press('Escape');
  await page.locator('.act-settings').click();
  await page.locator('.settings-list').waitFor();
  expect(await page.locator('.setting-keys').isVisible()).toBe(false);
  expect(await page.locator('.setting-sound').isVisible()).toBe(true);
});

test.each(['nain-jaune', 'pope-joan'])('the hand at %s is sorted by suit, since a run keeps to one', async (game) => {
  const page = await startGameOnPage({ game, chairs: ['you', 'book', 'book'] });
  await waitForTurn(page);
  const suits = await heldSuits(page);
  expect(suits.length).toBeGreaterThan(4);
  const changes = suits.filter((suit, i) => i > 0 && suit !== suits[i - 1]).length;
  expect(changes).toBe(new Set(suits).size - 1);
});

test('looking back at a finished deal shows all hands, and at one in play only one’s own', async () => {
  const page = await startGameOnPage(
    { game: 'jig', chairs: ['you', 'book', 'book'], length: 'short' },
    { width: 1280, height: 800 },
  );
  await waitForTurn(page);
  const random = createRandom('back');
  await pressRandomMove(page, random);
  await waitForTurn(page);
  const covered = () => page.locator('.play-ring .seat .backs').count();
  await page.locator('.play-ring').focus();
  await page.keyboard.press('Home');
  await page.locator('.looks-back').waitFor();
  expect(await covered()).toBe(2);
  await page.locator('.looks-forth').click();
  while (!['deal', 'over'].includes(await waitForTurn(page))) await pressRandomMove(page, random);
  await page.locator('.end-review').waitFor();
  await page.keyboard.press('Home');
  await page.locator('.looks-back').waitFor();
  await expect.poll(covered).toBe(0);
});

test('a table that a reload restores has no frame until a key is pressed', async () => {
  const page = await startGameOnPage({ game: 'jig', chairs: ['you', 'book', 'book'] }, { width: 360, height: 740 });
  await waitForTurn(page);
  await page.reload();
  await page.locator('.in-play .tray.is-mine').waitFor();
  const ring = page.locator('.play-ring');
  expect(await ring.evaluate((each) => each === document.activeElement)).toBe(true);
  const frame = () => ring.evaluate((each) => getComputedStyle(each).outlineStyle);
  expect(await frame()).toBe('none');
  await page.keyboard.press('Shift');
  expect(await frame()).not.toBe('none');
});

test.each(['jig', 'pope-joan', 'spin'])(
  'the card in play at %s is at least 40 pixels wide on a telephone',
  async (game) => {
    const page = await startGameOnPage({ game, chairs: ['you', 'book', 'book', 'book'] }, { width: 360, height: 740 });
    await waitForTurn(page);
    const card = page.locator('.play-ring .just-laid .card').last();
    const random = createRandom('wide');
    for (let i = 0; i < 4 && (await card.count()) === 0; i++) {
      await pressRandomMove(page, random);
      await waitForTurn(page);
    }
    expect((await card.boundingBox())!.width).toBeGreaterThanOrEqual(40);
  },
);
