/** Tests the pages on which one deal is played under two rule books. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import {
  buildMoveOrder,
  type CardPreference,
  type Comparison,
  compare,
  parseMoveOrder,
  rebuildPack,
  shufflePack,
} from '#engine/compare/compare.ts';
import type { DealingMode } from '#engine/compare/deals.ts';
import { findGame, GAMES } from '#engine/games.ts';
import { getBalances, replay } from '#engine/record/replay.ts';
import { getBookState, listSliderStops } from '../../src/features/compare/book-state.ts';
import { RUNS_ALL_INSTANCES, selectInstances, takeFirst } from '../instances.ts';
import { listAxeFaults } from './axe.ts';
import { openPage } from './browser.ts';
import { DIST_FOLDER } from './dist.ts';

const PAIR = '/en/compare/nain-jaune-lindor/';

const expected = (file: string): number[] => {
  const played = replay(readFileSync(join(import.meta.dirname, '../../content/examples', file), 'utf8'), GAMES);
  if (!played.ok) throw new Error(file);
  return Object.values(getBalances(played.value));
};

/** Computes with the engine the comparison that the page shows. */
const comparison = (): Comparison => {
  const content = join(import.meta.dirname, '../../content');
  const played = replay(readFileSync(join(content, 'examples/nain-jaune/nain-left-in-hand.deal'), 'utf8'), GAMES);
  const { deal } = parse(readFileSync(join(content, 'comparisons/nain-jaune-lindor.yaml'), 'utf8')) as {
    deal: { order: string };
  };
  if (!played.ok) throw new Error('the example of the page cannot be played');
  const { record, seats } = played.value;
  const hands = seats.map((name) =>
    record.deals[0]!.hands.find(({ seat }) => seat === name)!.cards.map(({ card }) => card),
  );
  const made = compare(
    ['nain-jaune', 'lindor', 'nain-jaune'].map((id, i) => ({
      game: findGame(id)!,
      ...(i === 2 && { readings: { bete: 'not-the-nain' } }),
    })),
    { seats: 5, dealer: 4, pack: rebuildPack(hands, 4), order: parseMoveOrder(deal.order)! },
  );
  if (!made.ok) throw new Error('the deal of the page cannot be compared');
  return made.value;
};

/** Returns the accounts in a column, from the top, without the sum at the foot. */
const column = (page: Page, book: number): Promise<number[]> =>
  page.evaluate(
    (nth) =>
      [...document.querySelectorAll('.ledgers tbody tr')].map((row) =>
        Number(row.querySelectorAll('td')[nth]!.textContent.replace('−', '-')),
      ),
    book,
  );

describe('the page of a comparison', () => {
  test('shows without scripts both accounts worked by hand, and links to where the books diverge', async () => {
    const page = await openPage({ path: PAIR, javaScript: false });
    expect(await column(page, 0)).toEqual(expected('nain-jaune/nain-left-in-hand.deal'));
    expect(await column(page, 1)).toEqual(expected('lindor/same-hands-as-1760.deal'));
    for (const idle of ['.compare-form', '.pair-slider', '.pair-third'])
      expect(await page.locator(idle).first().isVisible()).toBe(false);
    // The five differences, with the articles of both.
    expect(await page.locator('.five tbody').count()).toBe(5);
    expect(await page.locator('.five tbody td:not(:has(.cite))').count()).toBe(0);
    const parts = page.locator('tr.parts');
    expect(await parts.count()).toBe(1);
    await page.getByRole('link', { name: 'See it' }).last().click();
    expect(await page.evaluate(() => document.querySelector(':target')?.className)).toBe('parts');
    // A closed section opens for a link into it, and the column beside the two books is read there.
    expect(await parts.isVisible()).toBe(true);
    await expect.poll(() => page.locator('.card-by-card th.third').isVisible()).toBe(true);
  });

  test.each(
    selectInstances(
      [
        [360, 740],
        [1280, 800],
      ],
      takeFirst,
    ),
  )(
    'shows, at each card of the slider, the tables of the engine, by keyboard too, at %i × %i',
    async (width, height) => {
      const whole = comparison();
      const first = whole.first!.row;
      const page = await openPage({ path: PAIR, width });
      await page.setViewportSize({ width, height });
      const slider = page.locator('.pair-slider [type=range]');
      const shown = () =>
        page.locator('.pair-table').evaluateAll((tables) =>
          tables.map((table) => ({
            step: Number((table as HTMLElement).dataset['at']),
            told: table.querySelector('.pair-say')!.textContent.length,
            counters: [...table.querySelectorAll<HTMLElement>('[data-account]')].map(
              ({ dataset }) => dataset['account']!,
            ),
          })),
        );
      const stepsAt = (row: number) => [0, 1].map((book) => getBookState(whole, book, row).step);
      const stops = listSliderStops(whole.rows, [0, 1]);
      expect((await shown()).map(({ step }) => step)).toEqual(stepsAt(first));
      await slider.focus();
      await page.keyboard.press('Home');
      for (const row of stops) {
        if (row > 0) await page.keyboard.press('ArrowRight');
        // Daily tests only pass through most stops.
        if (!RUNS_ALL_INSTANCES && row % 8 !== 0 && row !== first) continue;
        await expect.poll(async () => (await shown()).map(({ step }) => step)).toEqual(stepsAt(row));
        const now = await page.locator('.pair-table').evaluateAll((tables) =>
          tables.map((table) =>
            ['A', 'B', 'C', 'D', 'E'].map((seat) => {
              const purse = table.querySelector(`[data-account="${seat}"]`)!.cloneNode(true) as Element;
              for (const other of purse.querySelectorAll('.change, .unseen')) other.remove();
              return Number(/[+−-]?\d+/.exec(purse.textContent.replaceAll(/\s/g, ''))![0].replace('−', '-'));
            }),
          ),
        );
        expect(now).toEqual([0, 1].map((book) => getBookState(whole, book, row).position.step.balance.slice(0, 5)));
        for (const { told } of await shown()) expect(told).toBeGreaterThan(3);
        expect(/First difference/.test((await slider.getAttribute('aria-valuetext'))!)).toBe(row === first);
      }
      await page.keyboard.press('End');
      await page.keyboard.press('Home');
      await page.getByRole('button', { name: 'First difference' }).click();
      await expect.poll(async () => (await shown()).map(({ step }) => step)).toEqual(stepsAt(first));
      await expect.poll(() => new URL(page.url()).hash).toBe(`#step-${first + 1}`);
      // Autoplay from the start pauses at the divergence.
      await slider.focus();
      await page.keyboard.press('Home');
      await page.keyboard.press(' ');
      await expect
        .poll(
          () =>
            page
              .getByRole('button', { name: 'Autoplay' })
              .or(page.getByRole('button', { name: 'Play', exact: true }))
              .count(),
          { timeout: 10_000 },
        )
        .toBe(1);
      await expect.poll(async () => (await shown()).map(({ step }) => step)).toEqual(stepsAt(first));
      // Both tables and the slider stay within the page.
      const boxes = await page.locator('.pair-cloth, .pair-slider').evaluateAll((all) =>
        all.map((each) => {
          const { left, right } = each.getBoundingClientRect();
          return left >= 0 && right <= innerWidth;
        }),
      );
      expect(boxes).toEqual([true, true, true]);
    },
  );

  test('shows the third book by a switch, and keeps card and choice in the address', async () => {
    const page = await openPage({ path: `${PAIR}#step-4` });
    await expect.poll(() => page.locator('.pair-slider [type=range]').inputValue()).toBe('3');
    await page.getByLabel('Add a third column: 1760, to the letter').check();
    await expect.poll(() => page.locator('.pair-table').count()).toBe(3);
    expect(page.url()).toMatch(/\?books=all#step-4$/);
    const again = await openPage({ path: `${PAIR}?books=all#step-4` });
    await expect.poll(() => again.locator('.pair-table').count()).toBe(3);
    expect(await again.locator('.pair-slider [type=range]').inputValue()).toBe('3');
    expect(await listAxeFaults(again)).toEqual([]);
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
    await page.getByText('Another deal', { exact: true }).click();
    await page.getByLabel('Seed: a word').fill('three of us');
    await page.getByLabel('Players').selectOption('3');
    await page.getByLabel('Each player plays').selectOption('highest');
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

  test('marks card by card the changes of a chosen reading, with its witness and its argument', async () => {
    const page = await openPage({ path: `${PAIR}?readings=bete:not-the-nain` });
    const marks = page.locator('.card-by-card .was');
    // The bête that is no longer due, and the score of the deal.
    await expect.poll(() => marks.count()).toBe(2);
    await page.getByText('The deal card by card').click();
    // By the page B adds five counters to the box of the dwarf left in hand; to the letter of 1760 B does not.
    expect(await marks.filter({ hasText: 'kept the dwarf' }).innerText()).toMatch(
      /^Changed\. By the rules of this page.*Basile kept the dwarf and puts a penalty, the bête, on its box: as much as lies there, 5 counters/s,
    );
    const cell = page.locator('.card-by-card td:has(.was)');
    expect(await cell.getAttribute('data-book')).toBe('1760');
    let told = await cell.innerText();
    for (const mark of await marks.allInnerTexts()) told = told.replace(mark, '');
    expect(told).not.toContain('Basile kept the dwarf');
    const turned = page.locator('.turned');
    await expect.poll(() => turned.innerText()).toMatch(/Witnesses: L’Avantcoureur, no\. 42/);
    expect(await turned.getByRole('link', { name: 'The argument' }).getAttribute('href')).toMatch(
      /\/en\/readings\/nain-jaune\/.*#/,
    );
    expect(await turned.innerText()).toContain('2 steps change.');
    await turned.getByRole('link', { name: 'See the first' }).click();
    // The tables go to the first changed card: the last, where the hands are paid.
    const slider = page.locator('.pair-slider [type=range]');
    await expect.poll(() => slider.inputValue()).toBe(await slider.getAttribute('max'));
    expect(await slider.evaluate((each) => each === document.activeElement)).toBe(true);

    // The same mark as under a step of an example.
    const example = await openPage({ path: '/en/examples/nain-left-in-hand/?readings=bete:not-the-nain' });
    await expect.poll(() => example.locator('.steps .was').count()).toBe(1);
    const own = (await example.locator('.steps .was').innerText()).replace(
      'By the record:',
      'By the rules of this page:',
    );
    expect(own).toMatch(/^Changed\. By the .*Score of the deal: /s);
  });

  test('keeps the deal shown when a reading cannot play it, and says why', async () => {
    const page = await openPage({ path: '/en/compare/chnif-snip/' });
    const before = await column(page, 1);
    await page.getByText('Rule options of each book').click();
    await page.getByText('Rule options, Snip, 1891').click();
    const point = page.locator('.turnings details[open] div:has(> label select option[value="32"])').last();
    await point.locator('select').selectOption('32');
    await expect.poll(() => point.getByRole('alert').innerText()).toMatch(/^That option would deal other cards/);
    expect(await column(page, 1)).toEqual(before);
    expect(new URL(page.url()).search).toBe('');
  });

  test.each(
    selectInstances(
      [
        '?seed=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E&seats=999999999&order=__proto__',
        `?seed=${'x'.repeat(5000)}&seats=-1&order=`,
        '?seed=%00%FF&seats=5&seats=3',
      ],
      takeFirst,
    ),
  )('plays a deal whatever the address asks for: %s', async (query) => {
    const page = await openPage({ path: PAIR + query });
    await page.locator('.pair-slider').hover();
    await expect
      .poll(() => page.getByRole('button', { name: 'Back to the first deal', includeHidden: true }).count())
      .toBe(1);
    expect((await column(page, 0)).reduce((a, b) => a + b)).toBe(0);
    expect(await page.locator('.compared img').count()).toBe(0);
  });
});

/** Pairs of games with different packs. */
const UNEQUAL_PACKS = ['nain-jaune-pope-joan', 'lindor-pope-joan', 'jig-newmarket', 'spin-pope-joan'] as const;

interface PairFile {
  readonly books: readonly { readonly game: string; readonly readings?: Readonly<Record<string, string>> }[];
  readonly boxes?: readonly (readonly [string, string])[];
  readonly deal: { readonly seed: string; readonly seats: number; readonly order: CardPreference };
}
const pairFile = (pair: string): PairFile =>
  parse(readFileSync(join(import.meta.dirname, `../../content/comparisons/${pair}.yaml`), 'utf8')) as PairFile;

/** Computes with the engine the comparison with which the page of a pair opens. */
const openingComparison = ({ books, deal: { seed, seats, order } }: PairFile, dealing: DealingMode): Comparison => {
  const deal = { seats, dealer: seats - 1, pack: shufflePack(seed), order: buildMoveOrder(order, seed), dealing };
  const made = compare(
    books.map(({ game, readings }) => ({ game: findGame(game)!, readings })),
    deal,
  );
  if (!made.ok) throw new Error('the deal of the page cannot be compared');
  return made.value;
};

/** Lists the cells of a book’s column; a dash stands for an account that the book does not have. */
const cellsOf = (page: Page, book: number): Promise<string[]> =>
  page.evaluate(
    (nth) =>
      [...document.querySelectorAll('.ledgers tbody tr')].map((row) => {
        const cell = row.querySelectorAll('td')[nth]!.cloneNode(true) as Element;
        for (const unseen of cell.querySelectorAll('.unseen')) unseen.remove();
        return cell.textContent.replace('−', '-');
      }),
    book,
  );

describe.each(selectInstances(UNEQUAL_PACKS, takeFirst))('the pair %s with its unequal packs', (pair) => {
  const file = pairFile(pair);
  /**
   * Lists the accounts of a book in the order of the page’s rows: first the accounts of the first book, then those that
   * only other books have.
   */
  const rowsOf = (whole: Comparison, book: number): string[] => {
    const own = whole.played.map((each) => getBalances(each));
    const names = new Map((file.boxes ?? []).map(([one, other]) => [other, one]));
    const named = own.map((balance, i) =>
      Object.fromEntries(
        Object.entries(balance).map(([account, has]) => [
          file.books[i]!.game === file.books[1]!.game ? (names.get(account) ?? account) : account,
          has,
        ]),
      ),
    );
    const rows = [...new Set(named.flatMap((balance) => Object.keys(balance)))];
    return rows.map((row) => String(named[book]![row] ?? '–'));
  };

  test('has without scripts the engine’s accounts, a row for corresponding boxes, and states the differences', async () => {
    const page = await openPage({ path: `/en/compare/${pair}/`, javaScript: false });
    const whole = openingComparison(file, 'kept');
    for (const book of [0, 1]) expect(await cellsOf(page, book)).toEqual(rowsOf(whole, book));
    expect((await page.locator('.dealt-alike p').textContent())!.length).toBeGreaterThan(200);
    expect(await page.locator('.dealt-alike tbody tr').count()).toBe(file.boxes?.length ?? 0);
    expect(await page.locator('tr.parts').getAttribute('id')).toBe(`card-${whole.first!.row}`);
  });

  test('opens where the books diverge, deals by each book’s own rules on request, and keeps that in the address', async () => {
    const page = await openPage({ path: `/en/compare/${pair}/` });
    const whole = openingComparison(file, 'kept');
    const steps = () =>
      page
        .locator('.pair-table')
        .evaluateAll((tables) => tables.map((table) => Number((table as HTMLElement).dataset['at'])));
    expect(await steps()).toEqual([0, 1].map((book) => getBookState(whole, book, whole.first!.row).step));
    const own = page.getByLabel('Let each book deal in its own way');
    await own.check();
    const apart = openingComparison(file, 'by-the-book');
    await expect.poll(() => cellsOf(page, 1)).toEqual(rowsOf(apart, 1));
    expect(await cellsOf(page, 0)).toEqual(rowsOf(apart, 0));
    const { seed, seats, order } = file.deal;
    const asked = `?seed=${seed}&seats=${seats}&order=${order}`;
    expect(new URL(page.url()).search).toBe(`${asked}&dealing=by-the-book`);
    const again = await openPage({ path: `/en/compare/${pair}/?dealing=by-the-book` });
    await expect.poll(() => cellsOf(again, 1)).toEqual(rowsOf(apart, 1));
    expect(await again.getByLabel('Let each book deal in its own way').isChecked()).toBe(true);
    expect(await listAxeFaults(again)).toEqual([]);
    await own.uncheck();
    await expect.poll(() => cellsOf(page, 1)).toEqual(rowsOf(whole, 1));
    expect(new URL(page.url()).search).toBe(asked);
  });

  test('replays its written hands, with the card turned up', async () => {
    const page = await openPage({ path: `/en/compare/${pair}/` });
    const before = [await cellsOf(page, 0), await cellsOf(page, 1)];
    await page.locator('.another > summary').click();
    await page.locator('.writing-room > summary').click();
    const field = page.locator('.writing textarea');
    await field.waitFor();
    const talon = /^(nain|lindor)/.test(pair);
    expect(/^Talon: /m.test(await field.inputValue())).toBe(talon);
    await page.locator('.writing [type=submit]').click();
    await expect.poll(() => new URL(page.url()).searchParams.has('hands')).toBe(true);
    expect(new URL(page.url()).searchParams.has('talon')).toBe(talon);
    const again = await openPage({ path: new URL(page.url()).pathname + new URL(page.url()).search });
    await expect.poll(() => again.locator('.writing-room').count()).toBe(1);
    for (const book of [0, 1]) {
      expect(await cellsOf(page, book)).toEqual(before[book]);
      await expect.poll(() => cellsOf(again, book)).toEqual(before[book]);
    }
  });
});

describe('a deal written by the reader', () => {
  const opened = async (path = PAIR) => {
    const page = await openPage({ path });
    await page.locator('.another > summary').click();
    await page.locator('.writing-room > summary').click();
    const field = page.locator('.writing textarea');
    await field.waitFor();
    return { page, field, text: await field.inputValue() };
  };
  const play = (page: Page) => page.locator('.writing [type=submit]').click();

  test('is played by both books and kept in the address', async () => {
    const { page, field, text: hands } = await opened();
    const before = await column(page, 0);
    // The field has the hands shown; replayed, they reach the same accounts.
    await play(page);
    await expect.poll(() => new URL(page.url()).search).toMatch(/^\?hands=1\./);
    expect(await column(page, 0)).toEqual(before);
    const swapped = hands.replace(/^A: (\S+) (.*)\nB: (\S+) /, 'A: $3 $2\nB: $1 ');
    await field.fill(swapped.toLowerCase());
    await page.locator('.writing select').selectOption('highest');
    await play(page);
    await expect.poll(() => new URL(page.url()).searchParams.get('order')).toBe('highest');
    expect(await field.inputValue()).toBe(swapped);
    const shown = [await column(page, 0), await column(page, 1)];
    expect(shown[0]).not.toEqual(before);

    const again = await openPage({ path: new URL(page.url()).pathname + new URL(page.url()).search });
    await expect.poll(() => column(again, 0)).toEqual(shown[0]);
    expect(await column(again, 1)).toEqual(shown[1]);
    await page.goBack();
    await page.goBack();
    await expect.poll(() => column(page, 0)).toEqual(before);
    expect(await field.inputValue()).toBe(hands);
  });

  test('is reported at the place of its fault, and the deal shown stays', async () => {
    const { page, field, text: hands } = await opened(PAIR.replace('/en/', '/fr/'));
    const before = [await column(page, 0), page.url()];
    const bad = hands.replace(/^B: (\S+)/m, 'B: 9X');
    await field.fill(bad);
    await play(page);
    const told = page.locator('.writing [role=alert] li');
    await expect
      .poll(() => told.allInnerTexts())
      .toEqual([
        'Ligne 2, colonne 4\u00a0: il n’y a pas de carte «\u202f9X\u202f»\u202f; il fallait une valeur et une couleur, comme 9S, 10D, KH',
      ]);
    expect([await column(page, 0), page.url()]).toEqual(before);
    expect(await field.inputValue()).toBe(bad);
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    // The fault is selected, ready to be overwritten.
    expect(
      await field.evaluate((area: HTMLTextAreaElement) => area.value.slice(area.selectionStart, area.selectionEnd)),
    ).toBe('9X');
    await field.fill(bad.replace(/^D.*\n/m, ''));
    await play(page);
    await expect.poll(() => told.first().innerText()).toMatch(/^Ligne 2, colonne 4/);
    await field.fill(hands.replace(/^D.*\n/m, ''));
    await play(page);
    await expect.poll(() => told.first().innerText()).toMatch(/^Ligne 1, colonne 1\u00a0: la main de D manque/);
    expect(await listAxeFaults(page)).toEqual([]);
    await field.fill(hands);
    await play(page);
    await expect.poll(() => told.count()).toBe(0);
    expect(await column(page, 0)).toEqual(before[0]);
  });

  test('opens the form at its fault when its address is spoilt, beside the deal of the page', async () => {
    const page = await openPage({ path: `${PAIR}?hands=1.AS9X.%3Cimg%20src=x%20onerror=alert(1)%3E&order=lowest` });
    await expect.poll(() => page.locator('.writing [role=alert] li').count()).toBeGreaterThan(0);
    expect(await page.locator('.writing textarea').inputValue()).toContain('A: AS 9X\nB: <img');
    expect(await column(page, 0)).toEqual(expected('nain-jaune/nain-left-in-hand.deal'));
    expect(await page.locator('.compared img').count()).toBe(0);
  });

  test.each(['en', 'fr'])('is read from the hands in a plain text of the site (%s)', async (lang) => {
    const { page } = await opened(`/${lang}/compare/chnif-snip/`);
    const name = 'chnif-four-nines.txt';
    const buffer = readFileSync(join(DIST_FOLDER, lang, 'examples', name));
    await page.locator('.writing [type=file]').setInputFiles({ name, mimeType: 'text/plain', buffer });
    await expect
      .poll(() => new URL(page.url()).searchParams.get('hands'))
      .toMatch(/^1\.8S9SKS4H5D6D7D8D10DAC4C10CJC\./);
    expect(await page.locator('.writing [role=alert]').count()).toBe(0);
  });

  test('is saved as a record and reopened with its order', async () => {
    const { page } = await opened(`/en/compare/chnif-snip/?seed=kept&seats=4&order=by-lot`);
    await expect.poll(() => page.locator('.change-of').count()).toBe(4);
    const shown = [await column(page, 0), await column(page, 1), await column(page, 2)];
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save the deal' }).click();
    const saved = await text(await (await saving).createReadStream());
    expect(saved).toContain('[Game "chnif-chnof-chnorum"]');
    expect(replay(saved, GAMES).ok).toBe(true);

    const other = await opened('/en/compare/chnif-snip/');
    const open = (text: string) =>
      other.page
        .locator('.writing [type=file]')
        .setInputFiles({ name: 'deal.deal', mimeType: 'text/plain', buffer: Buffer.from(text) });
    await open(saved);
    await expect.poll(() => other.page.locator('.change-of').count()).toBe(4);
    expect([await column(other.page, 0), await column(other.page, 1), await column(other.page, 2)]).toEqual(shown);
    await open(saved.replace('A: ', 'A: 9X '));
    await expect
      .poll(() => other.page.locator('.writing [role=alert] li').first().innerText())
      .toMatch(/^Line \d+, column 4: there is no card “9X”/);
    expect(await column(other.page, 0)).toEqual(shown[0]);
    await open('x'.repeat(50_000));
    await expect.poll(() => other.page.locator('.writing > [role=alert]').innerText()).toMatch(/too long/);
    expect(await column(other.page, 0)).toEqual(shown[0]);
  });
});
