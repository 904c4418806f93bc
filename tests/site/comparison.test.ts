/** The pages on which one deal is played by two rule-books. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { GAMES } from '#engine/games.ts';
import { balanceOf, replay } from '#engine/replay.ts';
import { openPage } from './browser.ts';

const PAIR = '/en/compare/nain-jaune-lindor/';

const expected = (file: string): number[] => {
  const played = replay(readFileSync(join(import.meta.dirname, '../../content/examples', file), 'utf8'), GAMES);
  if (!played.ok) throw new Error(file);
  return Object.values(balanceOf(played.value));
};

/** The accounts of a column, from the top, without the sum at the foot. */
const column = (page: Page, book: number): Promise<number[]> =>
  page.evaluate(
    (nth) =>
      [...document.querySelectorAll('.ledgers tbody tr')].map((row) =>
        Number(row.querySelectorAll('td')[nth]!.textContent.replace('−', '-')),
      ),
    book,
  );

describe('a comparison', () => {
  test('without scripts shows both accounts worked by hand, and leads to where the books part', async () => {
    const page = await openPage({ path: PAIR, javaScript: false });
    expect(await column(page, 0)).toEqual(expected('nain-jaune/nain-left-in-hand.deal'));
    expect(await column(page, 1)).toEqual(expected('lindor/same-hands-as-1760.deal'));
    expect(await page.locator('.compare-form').isVisible()).toBe(false);
    const parts = page.locator('tr.parts');
    expect(await parts.count()).toBe(1);
    await page.getByRole('link', { name: 'See it' }).last().click();
    expect(await page.evaluate(() => document.querySelector(':target')?.className)).toBe('parts');
  });

  test('links every article it names to a place on a page', async () => {
    const page = await openPage({ path: '/fr/compare/chnif-snip/', javaScript: false });
    const links = await page
      .locator('.compared .cite')
      .evaluateAll((all) => all.map((each) => (each as HTMLAnchorElement).pathname));
    expect(links.length).toBeGreaterThan(50);
    expect(new Set(links).size).toBe(2);
  });

  test('plays another deal by both books, and keeps it in the address', async () => {
    const page = await openPage({ path: PAIR });
    await page.getByLabel('Shuffle, any word').fill('three of us');
    await page.getByLabel('Players').selectOption('3');
    await page.getByLabel('Each lays').selectOption('highest');
    await page.getByRole('button', { name: 'Play it by both books' }).click();
    await expect.poll(() => page.locator('.change-of').count()).toBe(3);
    expect(new URL(page.url()).search).toBe('?seed=three+of+us&seats=3&order=highest');
    const shown = await column(page, 1);
    expect(shown.reduce((a, b) => a + b)).toBe(0);

    const again = await openPage({ path: `${PAIR}?seed=three+of+us&seats=3&order=highest` });
    await expect.poll(() => again.locator('.change-of').count()).toBe(3);
    expect(await column(again, 1)).toEqual(shown);

    await page.goBack();
    await expect.poll(() => page.locator('.change-of').count()).toBe(5);
  });

  test.each([
    '?seed=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E&seats=999999999&order=__proto__',
    `?seed=${'x'.repeat(5000)}&seats=-1&order=`,
    '?seed=%00%FF&seats=5&seats=3',
  ])('plays some deal whatever the address asks for: %s', async (query) => {
    const faults: string[] = [];
    const page = await openPage({
      path: PAIR + query,
      before: (opened) => void opened.on('pageerror', (error) => faults.push(error.message)),
    });
    await page.locator('.compare-form').hover();
    await expect.poll(() => page.getByRole('button', { name: 'The deal of the page' }).count()).toBe(1);
    expect((await column(page, 0)).reduce((a, b) => a + b)).toBe(0);
    expect(await page.locator('.compared img').count()).toBe(0);
    expect(faults).toEqual([]);
  });
});
