/**
 * The shortest walk through the site in a real browser, for `npm test`: each kind of page does the one thing for which
 * it is there. `npm run test:slow` tries each of them in earnest.
 */
import { expect, test } from 'vitest';
import { createRandom } from '#engine/random.ts';
import { NO_ANIMATION_SETTINGS, openGame, pressRandomMove, readGameRecord, startGameOnPage } from './at-play.ts';
import { listAxeFaults } from './axe.ts';
import { getOrigin, openPage } from './browser.ts';
import { startOtherSite } from './other-site.ts';

const post = startOtherSite();

test('Play on the home page begins a game at one tap', async () => {
  const page = await openPage({ path: '/en/', width: 360, stored: NO_ANIMATION_SETTINGS });
  await page.locator('a[href$="/games/jig/#new-game"]').first().click();
  await page.locator('.table-hand').first().waitFor();
});

test('a game is played, is there after a reload, and keeps its record', async () => {
  const page = await startGameOnPage({ game: 'lindor', chairs: ['you', 'you', 'you'], seed: 'walk', length: 'deal' });
  const random = createRandom('walk');
  for (let moves = 0; moves < 3; moves++) await pressRandomMove(page, random);
  const record = await readGameRecord(page);
  expect(record).toContain('[Game "lindor"]');
  await page.reload();
  await page.locator('.table-hand').first().waitFor();
  expect(await readGameRecord(page)).toBe(record);
});

test('a rule option stands under the rules that it varies, and changes the game to be begun', async () => {
  const page = await openGame({ game: 'nain-jaune', lang: 'fr' }, { width: 360 });
  await page.locator('.rule-options summary').first().click();
  await page.locator('.rule-options select').first().selectOption({ index: 1 });
  await expect.poll(() => page.locator('.new-more > summary').innerText()).toContain('variante de règle');
  const field = page.locator('.rule-options select').first();
  const [name, value] = [await field.getAttribute('name'), await field.inputValue()];
  expect(new URL(page.url()).search).toBe(`?readings=${name}:${value}`);
});

test('an edition plays its deal step by step, by keyboard, beside the article', async () => {
  const page = await openPage({ path: '/en/sources/avantcoureur-1760/nain-jaune/', stored: NO_ANIMATION_SETTINGS });
  const step = page.locator('.table-say .step').first();
  await page.locator('.table-cloth').first().focus();
  const before = await step.innerText();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => step.innerText()).not.toBe(before);
});

test('an example is read to its end without scripts', async () => {
  const page = await openPage({ path: '/fr/examples/nain-opera/', javaScript: false });
  expect(await page.locator('.steps > li').count()).toBeGreaterThan(5);
  expect(await page.locator('main').innerText()).toContain('216');
});

test('a lesson asks for a card', async () => {
  const page = await openPage({ path: '/en/games/jig/learn/', width: 360, stored: NO_ANIMATION_SETTINGS });
  await page.locator('.learn-next').click();
  await expect.poll(() => page.locator('.learn-step').innerText()).toContain('step 2');
});

test('the search finds the article of a word without its accent', async () => {
  const page = await openPage({ path: '/fr/search/?q=BETE' });
  await page.locator('[data-kind=article] h3 a[href*="/lacombe-1792/lindor/#bete"]').waitFor();
});

test('a comparison goes on card by card in both books', async () => {
  const page = await openPage({ path: '/en/compare/nain-jaune-lindor/', stored: NO_ANIMATION_SETTINGS });
  const slider = page.locator('main input[type=range]').first();
  await slider.focus();
  const before = await slider.inputValue();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => slider.inputValue()).not.toBe(before);
});

test('an element plays on another site', async () => {
  const { page } = await post({
    html: `<script src="${getOrigin()}/embed/v1.js"></script><snorum-example example="peel-four-nines">Nines</snorum-example>`,
  });
  await page.frameLocator('snorum-example iframe').locator('.table-say .step').waitFor();
});

test.each(['/en/', '/fr/games/manille/', '/en/sources/lacombe-1792/lindor/'])(
  '%s has no axe faults and fits 360 pixels',
  async (path) => {
    const page = await openPage({ path, width: 360 });
    expect(await listAxeFaults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  },
);
