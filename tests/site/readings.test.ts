/** Tests the change of disputed points at a table: on an edition, in play, and with two books side by side. */
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { replayWithOtherReadings } from '#engine/compare/switch-readings.ts';
import { nainJaune } from '#engine/games/nain-jaune/index.ts';
import { GAMES } from '#engine/games.ts';
import { getBalances, replay } from '#engine/record/replay.ts';
import { listExampleRecords } from '../content/narration/narrated.ts';
import { selectInstances, takeFirst } from '../instances.ts';
import { openGame, startGameOnPage } from './at-play.ts';
import { listAxeFaults } from './axe.ts';
import { openPage } from './browser.ts';

const EDITION = '/sources/avantcoureur-1760/nain-jaune/';
const PAIR = '/en/compare/nain-jaune-lindor/';

const panel = (page: Page) => page.locator('.readings-panel');
const select = (page: Page, question: string) => panel(page).getByLabel(question);

/**
 * Returns the accounts that other readings change, as the page shows them: for each the value in the record and the new
 * one.
 */
const changed = (page: Page): Promise<Record<string, [number, number]>> =>
  page.evaluate(() => {
    const number = (cell: Element) => Number(cell.textContent.replace('−', '-'));
    const rows = [...document.querySelectorAll('.table .frame:has(.unlike) tbody tr:has(.unlike)')];
    return Object.fromEntries(
      rows.map((row) => {
        const [name, before, after] = [...row.children] as [Element, Element, Element];
        return [name.textContent, [number(before), number(after)]];
      }),
    );
  });

/**
 * Computes with the engine the accounts that other readings change in an example: the value in the record and the new
 * one.
 */
const expected = (id: string, readings: Readonly<Record<string, string>>): readonly [number, number][] => {
  const own = replay(listExampleRecords().find((example) => example.id === id)!.record, GAMES);
  if (!own.ok) throw new Error(id);
  const [before, after] = [
    getBalances(own.value),
    getBalances(replayWithOtherReadings(own.value, nainJaune, readings)!.played),
  ];
  return Object.keys(before)
    .filter((account) => before[account] !== after[account])
    .map((account) => [before[account]!, after[account]!]);
};

describe('the readings on the page of an edition', () => {
  const seen = [
    ['fr', 1280],
    ['en', 360],
    ['en', 1280],
    ['fr', 768],
  ] as const;
  test.each(selectInstances(seen, takeFirst))(
    'are accessible and fit with one chosen (%s, %i)',
    async (lang, width) => {
      const page = await openPage({ path: `/${lang}${EDITION}${width < 992 ? '#table' : ''}`, width });
      await page.locator('.table-readings').click();
      await panel(page).locator('select').first().selectOption('on-holding');
      await expect.poll(() => panel(page).locator('.switched').count()).toBe(1);
      const light = await listAxeFaults(page);
      await page.emulateMedia({ colorScheme: 'dark' });
      const dark = await listAxeFaults(page, ['color-contrast']);
      expect({ light, dark }).toEqual({ light: [], dark: [] });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      // Nothing of it lies outside its table, or under the bar at its foot when focused.
      const last = panel(page).locator('select').last();
      await last.focus();
      await last.scrollIntoViewIfNeeded();
      expect(
        await last.evaluate((field) => {
          const { left, right, bottom } = field.getBoundingClientRect();
          const table = field.closest('.table')!.getBoundingClientRect();
          const bar = document.querySelector('.readings-done')!.getBoundingClientRect();
          return left >= table.left && right <= table.right && bottom <= bar.top;
        }),
      ).toBe(true);
    },
  );

  test('are chosen and reset with the keys alone', async () => {
    const page = await openPage({ path: `/en${EDITION}` });
    await page.locator('.table-readings').focus();
    await page.keyboard.press('Enter');
    await select(page, 'When does a card win its box').waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => panel(page).getByRole('status').innerText()).toMatch(/steps? changes?\./);
    expect(Object.values(await changed(page))).toEqual(expected('nain-opera', { box: 'on-holding' }));
    await panel(page).getByRole('button', { name: 'Back to the record’s options' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => panel(page).locator('.switched').count()).toBe(0);
    expect(await changed(page)).toEqual({});
  });

  test('report a reading that would have dealt other cards, and leave the table unchanged', async () => {
    const page = await openPage({ path: '/en/examples/peel-four-nines/' });
    await page.locator('.table-readings').click();
    const pack = select(page, 'pack').first();
    await pack.selectOption('32');
    await expect.poll(() => panel(page).getByRole('alert').count()).toBe(1);
    expect(await pack.inputValue()).toBe('52');
    expect(new URL(page.url()).search).toBe('');
  });
});

describe('the readings in play', () => {
  const WATCHED = { game: 'nain-jaune', chairs: ['random', 'random', 'random'], seed: 'turned' } as const;

  test('let a finished deal be replayed by another reading, which the address keeps', async () => {
    const page = await startGameOnPage(WATCHED);
    await page.getByRole('button', { name: 'Next deal' }).waitFor();
    await page.locator('.play-menu-button').click();
    await page.locator('.table-readings').click();
    await panel(page).getByLabel('Is the hand').or(panel(page).locator('select').first()).first().waitFor();
    await select(page, 'How many counters is a fiche worth').selectOption('10');
    await expect.poll(() => panel(page).locator('.switched').count()).toBe(1);
    expect(new URL(page.url()).search).toBe('?readings=fiche:10');
    const both = await changed(page);
    expect(Object.keys(both).length).toBeGreaterThan(0);
    // The board has ten times as many counters, and payments for hocs and points are the same.
    const sum = (which: 0 | 1) => Object.values(both).reduce((total, each) => total + each[which], 0);
    expect(sum(0)).toBe(sum(1));
    expect(await listAxeFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Back to the game' }).click();
    expect(new URL(page.url()).search).toBe('');
  });

  test('open the form when an address names them', async () => {
    const page = await openGame(
      { game: 'nain-jaune' },
      { fragment: '?readings=bete:not-the-nain,nain:nonsense,__proto__:x' },
    );
    await expect.poll(() => page.locator('[name=bete]').inputValue()).toBe('not-the-nain');
    expect(await page.locator('[name=nain]').inputValue()).toBe('lacked');
  });
});

describe('the readings of two books side by side', () => {
  /** Lists the cells of a book’s column in the table of accounts, each with its former value if it changed. */
  const column = (page: Page, book: number): Promise<string[]> =>
    page.evaluate(
      (nth) =>
        [...document.querySelectorAll('.ledgers tbody tr')].map((row) => row.querySelectorAll('td')[nth]!.innerText),
      book,
    );

  test('belong to each book, and show each change beside its former value', async () => {
    const page = await openPage({ path: PAIR });
    const letter = await column(page, 2);
    await page.getByText('Rule options of each book').click();
    await page.getByText('Rule options, 1760', { exact: true }).click();
    await select(page, 'Does the dwarf left in hand cost a bête').selectOption('not-the-nain');
    await expect.poll(() => page.locator('.ledgers .was').count()).toBe(2);
    expect(new URL(page.url()).search).toBe('?readings=bete:not-the-nain');
    const own = (text: string) => text.replace(/\s*was.*$/s, '');
    // By that reading the first column equals the third.
    expect((await column(page, 0)).map(own)).toEqual(letter);
    expect(await listAxeFaults(page)).toEqual([]);
  });

  test('are restored by an address, and dropped when no book knows them', async () => {
    const page = await openPage({ path: `${PAIR}?readings=nain:nonsense;stop:skip,toString:x;bete:all-five` });
    await expect.poll(() => page.locator('.ledgers .was').count()).toBeGreaterThan(0);
    expect((await page.locator('.turnings summary b').allInnerTexts()).map((text) => text.trim())).toEqual([
      '(1 changed)',
      '(1 changed)',
    ]);
    await page.getByText('Rule options, 1792').click();
    expect(await panel(page).locator('select:has([value=skip])').inputValue()).toBe('skip');
  });
});
