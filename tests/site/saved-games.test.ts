/** Tests that a game in play is never lost: in every case it continues at the same card. */
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import {
  createPeople,
  NO_ANIMATION_SETTINGS,
  openGame,
  readGameRecord,
  startGameOnPage,
  waitForTurn,
} from './at-play.ts';
import { listAxeFaults } from './axe.ts';
import { openPage } from './browser.ts';

const lay = async (page: Page): Promise<void> => {
  await page.locator('.in-play :is(.tray-cards .may, .tray-others button)').first().click();
  if (await page.locator('.tray-asked').count()) await page.locator('.tray-asked button').first().click();
  await waitForTurn(page);
};

/** Opens a table with a game of Nain jaune in the middle of a deal; returns the page and the record. */
const inPlay = async (lang: 'en' | 'fr' = 'en'): Promise<{ page: Page; record: string }> => {
  const page = await startGameOnPage({ game: 'nain-jaune', lang, chairs: ['you', 'book', 'random'], seed: 'kept' });
  await waitForTurn(page);
  await lay(page);
  await lay(page);
  return { page, record: await readGameRecord(page) };
};

describe('a game in mid-deal is restored at the same card', () => {
  test('after a reload, Back, the other language, and in another tab', async () => {
    const { page, record } = await inPlay();
    const same = async (where: Page): Promise<void> => {
      await waitForTurn(where);
      expect(await readGameRecord(where)).toBe(record);
    };
    await page.reload();
    await same(page);
    await page.goto('/en/glossary/');
    await page.goBack();
    await same(page);
    await page.locator('.in-play .bar-wide .languages a').click();
    await expect.poll(() => page.locator('.me-name').innerText()).toBe('Vous, Agathe');
    expect(new URL(page.url()).pathname).toBe('/fr/games/nain-jaune/');
    await same(page);
    const other = await page.context().newPage();
    await page.close();
    await other.goto('/en/');
    await other.locator('.kept a').click();
    await same(other);
    expect(new URL(other.url()).pathname).toBe('/en/games/nain-jaune/');
    // It goes on from there, and is saved as it goes.
    await lay(other);
    const later = await readGameRecord(other);
    expect(later.startsWith(record.trimEnd())).toBe(true);
    await other.reload();
    await waitForTurn(other);
    expect(await readGameRecord(other)).toBe(later);
  });

  test('after a reload while one plays on from an example, and the way back leads to the example', async () => {
    const page = await openPage({
      path: '/en/examples/peel-four-nines/#step-3',
      stored: NO_ANIMATION_SETTINGS,
    });
    await page.locator('.play-on').click();
    await waitForTurn(page);
    await lay(page);
    const record = await readGameRecord(page);
    expect(new URL(page.url()).pathname).toBe('/en/games/snip-snap-snorum/');
    await page.reload();
    await waitForTurn(page);
    expect(await readGameRecord(page)).toBe(record);
    await page.goBack();
    await page.waitForURL('**/examples/peel-four-nines/**');
  });

  test('in two tabs: the older one stops moving, and catches up on request', async () => {
    const { page } = await inPlay();
    const other = await page.context().newPage();
    await other.goto(page.url());
    await waitForTurn(other);
    await lay(other);
    const record = await readGameRecord(other);
    await page.getByRole('button', { name: 'Continue here' }).click();
    await waitForTurn(page);
    expect(await readGameRecord(page)).toBe(record);
  });

  test('after an article has been read over the table', async () => {
    const { page, record } = await inPlay('fr');
    const link = page.locator('.log-box a.cite').last();
    const number = await link.innerText();
    const href = (await link.getAttribute('href'))!;
    await link.focus();
    await page.keyboard.press('Enter');
    const dialog = page.locator('dialog.article-dialog');
    await expect.poll(() => dialog.locator('.article-text').innerText()).not.toBe('');
    expect(await dialog.locator('h2').innerText()).toBe(`Article ${number}`);
    expect(await dialog.locator('.status').innerText()).toMatch(/^(attesté|inféré|éditorial)$/i);
    expect(new URL((await dialog.locator('.article-ways a').getAttribute('href'))!).pathname).toBe(href.split('#')[0]);
    expect(await listAxeFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect.poll(() => dialog.count()).toBe(0);
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
    await waitForTurn(page);
    expect(await readGameRecord(page)).toBe(record);
  });
});

describe('a saved game', () => {
  test('is offered on the home page and on the page of the game, without any layout shift', async () => {
    const { page } = await inPlay();
    await page.getByRole('button', { name: 'Leave the game' }).click();
    const resume = page.locator('.kept a');
    await expect.poll(() => resume.innerText()).toMatch(/^Resume: deal 1, you (−?\d+)$/);
    const what = (await resume.innerText()).replace('Resume: ', '');
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const shift of list.getEntries()) console.error(`shift ${JSON.stringify(shift)}`);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const shifts: string[] = [];
    page.on('console', (said) => said.text().startsWith('shift') && shifts.push(said.text()));
    await page.goto('/fr/');
    await expect
      .poll(() => resume.innerText())
      .toBe(`Reprendre\u00a0: Le Nain jaune, ${what.replace('deal', 'donne').replace('you', 'vous')}`);
    expect(await listAxeFaults(page)).toEqual([]);
    expect(shifts).toEqual([]);
    await page.goto('/en/games/jig/');
    expect(await page.locator('.kept').isVisible()).toBe(false);
  });

  test('is listed, opened, deleted and undeleted', async () => {
    const { page, record } = await inPlay();
    await page.getByRole('button', { name: 'Leave the game' }).click();
    await page.locator('.new-begin [type=submit]').click();
    await waitForTurn(page);
    await lay(page);
    await page.goto('/en/');
    const open = page.locator('.kept button');
    await open.click();
    const items = page.locator('.kept-list li');
    expect(await items.count()).toBe(2);
    expect(await listAxeFaults(page)).toEqual([]);
    await items
      .first()
      .getByRole('button', { name: /^Delete: / })
      .click();
    await page.getByRole('button', { name: 'Put it back' }).click();
    await items
      .first()
      .getByRole('button', { name: /^Delete: / })
      .click();
    expect(await items.first().innerText()).toMatch(/^Deleted: Le Nain jaune, deal 1, you /);
    await items.nth(1).getByRole('link').click();
    await waitForTurn(page);
    expect(await readGameRecord(page)).toBe(record);
    await page.goto('/en/');
    await open.click();
    expect(await items.count()).toBe(1);
  });

  test('is absent when a table was left before the first move', async () => {
    const page = await startGameOnPage({ game: 'manille', chairs: createPeople(4), seed: 'kept' });
    const kept = () =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('snorum.game.')).length);
    expect(await kept()).toBe(1);
    await page.getByRole('button', { name: 'Leave the game' }).click();
    await page.locator('.new-game').waitFor();
    expect(await kept()).toBe(0);
    expect(await page.locator('.kept').isVisible()).toBe(false);
  });
});

describe('a browser that was killed before it wrote its storage to disk', () => {
  test.each(['that is older', 'that is gone'])('goes on at the last card, in place of a game %s', async (state) => {
    const page = await openGame({ game: 'jig' });
    await page.locator('.new-begin [type=submit]').click();
    await waitForTurn(page);
    const before = await page.evaluate(() => JSON.stringify(localStorage));
    await lay(page);
    await waitForTurn(page);
    const record = await readGameRecord(page);
    // The copy is on disk when its transaction is complete.
    await page.waitForTimeout(500);
    await page.evaluate(
      ([text, lost]) => {
        localStorage.clear();
        for (const [key, value] of Object.entries(JSON.parse(text!)))
          if (lost === 'that is older' || !key.startsWith('snorum.game.')) localStorage.setItem(key, String(value));
      },
      [before, state],
    );
    await page.reload();
    await waitForTurn(page);
    expect(await readGameRecord(page)).toBe(record);
  });
});

describe('a device that stores nothing, or something else', () => {
  test('lets a game be played, left and resumed when it is full', async () => {
    const page = await openGame(
      { game: 'jig' },
      {
        before: (opening) =>
          opening.addInitScript(() => {
            const { setItem } = Storage.prototype;
            Storage.prototype.setItem = function (key, value) {
              if (key.startsWith('snorum.game.')) throw new DOMException('full', 'QuotaExceededError');
              setItem.call(this, key, value);
            };
          }),
      },
    );
    await page.locator('.new-begin [type=submit]').click();
    await waitForTurn(page);
    const notKept = 'This game cannot be saved here; copy the link in the menu to keep it.';
    await expect.poll(() => page.locator('.table-say').innerText()).toContain(notKept);
    await lay(page);
    await waitForTurn(page);
    await expect.poll(() => page.locator('.table-say').innerText()).toContain(notKept);
    const record = await readGameRecord(page);
    expect(new URL(page.url()).hash).toBe('');
    await page.getByRole('button', { name: 'Leave the game' }).click();
    await page.getByRole('button', { name: 'Back to the game' }).click();
    expect(await readGameRecord(page)).toBe(record);
  });

  test('shows the form and reports the lost game when it has a broken game and one of another version', async () => {
    const page = await openPage({
      path: '/en/games/jig/#kept=abc',
      stored: {
        ...NO_ANIMATION_SETTINGS,
        'snorum.game.abc': '{"version":1,"game":"jig"',
        'snorum.game.abd': '{"version":9,"game":"jig","record":"","chairs":[],"at":1,"deal":1}',
      },
    });
    await expect
      .poll(() => page.locator('.new-game [role=alert]').innerText())
      .toBe('That game is no longer on this device. Here is a new table.');
    expect(await page.locator('.kept').isVisible()).toBe(false);
    await page.locator('.new-begin [type=submit]').click();
    expect(await waitForTurn(page)).toBe('move');
  });

  test('reports the fault of a record nobody can play', async () => {
    const page = await openPage({
      path: '/en/games/jig/#kept=abc',
      stored: {
        'snorum.game.abc': JSON.stringify({
          version: 1,
          game: 'jig',
          record: 'neither',
          chairs: ['you'],
          at: 1,
          deal: 1,
        }),
      },
    });
    await expect
      .poll(() => page.locator('.new-game .table-faults li').first().innerText())
      .toMatch(/^Line 1, column 1: /);
  });
});
