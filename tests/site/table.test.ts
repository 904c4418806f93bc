import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { GAMES } from '#engine/games.ts';
import { formatFaultMessage } from '#engine/record/fault-sentences.ts';
import { getBalances, type Replay, replay } from '#engine/record/replay.ts';
import { formatClauses, narrateStep } from '../../src/narration/narrate.ts';
import { getTableContext } from '../content/narration/narrated.ts';
import { createWorstOfEachKind, selectInstances } from '../instances.ts';
import { waitForTurn } from './at-play.ts';
import { getOrigin, openPage } from './browser.ts';
import { builtPages, DIST_FOLDER } from './dist.ts';

const folder = join(import.meta.dirname, '../../content/examples');

/** Every example of a game that has an edition, as the engine plays it here. */
const examples: readonly { readonly id: string; readonly played: Replay }[] = readdirSync(folder, {
  recursive: true,
  encoding: 'utf8',
})
  .filter((file) => file.endsWith('.deal'))
  .map((file) => {
    const result = replay(readFileSync(join(folder, file), 'utf8'), GAMES);
    if (!result.ok) throw new Error(`${file}: ${formatFaultMessage(result.faults[0]!)}`);
    return { id: file.replace(/^.*[\\/]|\.deal$/g, ''), played: result.value };
  })
  .filter(({ played }) => builtPages.some(({ path }) => path.endsWith(`/${played.game}/`)));

const FOUR_NINES = '/en/examples/peel-four-nines/';
const NAIN_JAUNE = '/en/sources/avantcoureur-1760/nain-jaune/';

/** Articles cited in the second step of the deal with which an edition opens. */
const SECOND_STEP_CITES = [
  ...new Set(examples.find(({ id }) => id === 'nain-opera')!.played.steps[1]!.events.map(({ cite }) => cite)),
].sort();

/** Returns the counters of each seat and of the pool, as the table shows them. */
const counters = (page: Page): Promise<Record<string, number>> =>
  page.evaluate(() => {
    const last = (element: Element | null) =>
      Number(/[−-]?\d+(?=\D*$)/.exec(element?.textContent ?? '')?.[0]?.replace('−', '-'));
    const sheet = document.querySelector('.pane-cloth > :not(.ahead)')!;
    const seats = [...sheet.querySelectorAll('.seat')].map((seat) => [
      seat.querySelector('.seat-name')?.firstChild?.textContent ?? '',
      last(seat.querySelector('.purse')),
    ]);
    return Object.fromEntries([...seats, ['pool', last(sheet.querySelector('.pool .counters-figure'))]]);
  });

const next = (page: Page) => page.getByRole('button', { name: 'Next step' });
const sentence = async (page: Page): Promise<string> =>
  (await page.locator('.table-say').innerText()).replace(/\s+/g, ' ');
const stepsOf = (page: Page): Promise<number> => page.locator('.steps > li').count();

/** Waits until the table shows a step; `place` is its position in the list, counted from 1, settlements included. */
async function at(page: Page, place: number): Promise<void> {
  const shown = () =>
    page
      .locator('.steps > li')
      .evaluateAll((steps) => steps.findIndex((step) => step.hasAttribute('aria-current')) + 1);
  await expect.poll(shown).toBe(place);
}

/** Changes the record of a table before hydration. */
const rewrite = (page: Page, changes: readonly (readonly [string, string])[]): Promise<void> =>
  page.evaluate((swaps) => {
    const root = document.querySelector<HTMLElement>('[data-props]')!;
    const props = JSON.parse(root.dataset['props']!) as { examples: { record: string }[] };
    for (const [from, to] of swaps) {
      if (!props.examples[0]!.record.includes(from)) throw new Error(`the record has no ${from}`);
      props.examples[0]!.record = props.examples[0]!.record.replace(from, to);
    }
    root.dataset['props'] = JSON.stringify(props);
  }, changes);

describe('an example played step by step', () => {
  test.each([
    ['peel-four-nines', { A: 5, B: 4, C: 3, D: 2, E: 5, pool: 6 }],
    ['peel-ten-intervenes', { A: 5, B: 4, C: 5, D: 5, E: 4, pool: 2 }],
  ])('ends as the source says: %s', async (id, balance) => {
    const page = await openPage({ path: `/en/examples/${id}/` });
    const steps = await stepsOf(page);
    for (let step = 2; step <= steps; step++) {
      await next(page).click();
      await at(page, step);
    }
    expect(await counters(page)).toEqual(balance);
  });

  test('cites the article of every payment, on a page that has it', async () => {
    const page = await openPage({ path: FOUR_NINES });
    let payments = 0;
    for (let step = 2; step <= (await stepsOf(page)); step++) {
      await next(page).click();
      await at(page, step);
      const clauses = await page.locator('.table-say > span:not(.step)').evaluateAll((spans) =>
        spans.map((span) => ({
          text: span.textContent,
          links: [...span.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? ''),
        })),
      );
      for (const { text, links } of clauses) {
        // No rule ends an example in the middle of a deal.
        if (text.startsWith('The example ends here')) continue;
        expect(links.length, text).toBeGreaterThan(0);
        for (const link of links) {
          const [path, slug] = link.split('#');
          expect(builtPages.find((other) => other.path === path)?.html, link).toContain(`id="${slug}"`);
        }
        if (!text.includes(' pays ')) continue;
        payments += 1;
        expect(links).toEqual(['/en/sources/round-games-1891/snip-snap-snorum/#snip.penalty']);
      }
    }
    expect(payments).toBe(3);
  });

  test('is played by the engine: another record gives other numbers', async () => {
    const page = await openPage({ path: FOUR_NINES });
    // E holds the ten instead of the last nine, so that the Snorum is never called.
    await rewrite(page, [
      ['E: 9C (', 'E: 10S ('],
      ['E 9C Snorum', 'E 10S'],
    ]);
    await page.getByRole('button', { name: 'Last step' }).click();
    await at(page, await stepsOf(page));
    expect(await counters(page)).toEqual({ A: 5, B: 4, C: 3, D: 5, E: 5, pool: 3 });
  });

  test('shows the faults of a record that cannot be played', async () => {
    const page = await openPage({ path: FOUR_NINES });
    await rewrite(page, [['C 9H Snip', 'C 9H Snorum']]);
    await next(page).click();
    await expect
      .poll(() => page.locator('.table-faults').innerText())
      .toMatch(/Line \d+, column \d+: C called “Snorum”/);
  });

  test('begins at the step its address names, and updates the address', async () => {
    const page = await openPage({ path: `${FOUR_NINES}#step-4` });
    await at(page, 4);
    await next(page).click();
    await at(page, 5);
    await expect.poll(() => new URL(page.url()).hash).toBe('#step-5');
  });
});

test.each([360, 560, 1280])('eight players’ counters fit on the board of Lindor, at %i pixels', async (width) => {
  const page = await openPage({ path: '/en/examples/lindor-eight-players/', width, reducedMotion: true });
  await page.getByRole('button', { name: 'Last step' }).click();
  // The score of the deal lies there in place of the board.
  await page.getByRole('button', { name: 'Step back' }).click();
  await at(page, (await stepsOf(page)) - 1);
  const within = await page.locator('.pane-cloth > :not(.ahead) .board').evaluate((board) => {
    const frame = board.getBoundingClientRect();
    return [...board.querySelectorAll('.card, .counters')].map((part) => {
      const { left, right } = part.getBoundingClientRect();
      return left > frame.left && right < frame.right;
    });
  });
  expect(within).toEqual(Array(10).fill(true));
});

describe('the keys', () => {
  test('reach every step from the table, forward and back', async () => {
    const page = await openPage({ path: FOUR_NINES });
    for (let i = 0; i < 40 && !(await page.locator('.pane-cloth:focus').count()); i++) await page.keyboard.press('Tab');
    expect(await page.locator('.pane-cloth:focus').count()).toBe(1);
    const steps = await stepsOf(page);
    for (let step = 2; step <= steps; step++) {
      await page.keyboard.press('ArrowRight');
      await at(page, step);
    }
    await page.keyboard.press('ArrowLeft');
    await at(page, steps - 1);
    await page.keyboard.press('Home');
    await at(page, 1);
    await page.keyboard.press('End');
    await at(page, steps);
    expect(await page.locator('.steps > [aria-current="step"]').getAttribute('id')).toBe(`step-${steps}`);
  });

  test('reach every control, and work on the scrubber and the views', async () => {
    const page = await openPage({ path: FOUR_NINES });
    await page.locator('.views input').first().focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => page.locator('.steps').isVisible()).toBe(true);
    expect(await page.locator('.pane-cloth').isVisible()).toBe(false);
    await page.getByRole('slider').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await at(page, 3);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await at(page, 4);
  });

  test('are left to the page while the focus is elsewhere', async () => {
    const page = await openPage({ path: FOUR_NINES });
    await next(page).click();
    await at(page, 2);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.keyboard.press('End');
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await at(page, 2);
  });
});

describe('a table beside the text of an edition', () => {
  const marked = (page: Page) =>
    page.locator('.article.now').evaluateAll((found) => found.map((one) => `AC60.${one.id}`));

  test('has the articles of its step marked in the text', async () => {
    const page = await openPage({ path: NAIN_JAUNE });
    await next(page).click();
    await at(page, 2);
    expect((await marked(page)).sort()).toEqual(SECOND_STEP_CITES);
    await page.getByRole('button', { name: 'First step' }).click();
    await at(page, 1);
    expect((await marked(page)).sort()).toEqual(['AC60.deal', 'AC60.dealer.first', 'AC60.stakes', 'AC60.talon']);
  });

  test('marks them again when a game continued from the step is left', async () => {
    const page = await openPage({ path: NAIN_JAUNE });
    await next(page).click();
    await at(page, 2);
    await page.locator('.play-on').click();
    await page.locator('.in-play .tray-cards .may').first().click();
    await waitForTurn(page);
    await page.getByRole('button', { name: 'Leave the game' }).click();
    await at(page, 2);
    await expect.poll(async () => (await marked(page)).sort()).toEqual(SECOND_STEP_CITES);
  });

  test('moves by “see it played” to a step of the article', async () => {
    const page = await openPage({ path: NAIN_JAUNE });
    for (const article of ['AC60.nain.double', 'AC60.hoc.accidental']) {
      await page.locator(`[id="${article.replace('AC60.', '')}"] a[data-see]`).click();
      await expect.poll(() => marked(page)).toContain(article);
    }
    expect(new URL(page.url()).pathname).toBe(NAIN_JAUNE);
  });

  test('unfolds over the text on a narrow page', async () => {
    const page = await openPage({ path: NAIN_JAUNE, width: 360 });
    expect(await page.locator('.pane-cloth').isVisible()).toBe(false);
    await page.locator('[id="nain.double"] a[data-see]').click();
    await expect.poll(() => page.locator('.pane-cloth').isVisible()).toBe(true);
    await page.locator('.to-text').click();
    await expect.poll(() => page.locator('.pane-cloth').isVisible()).toBe(false);
  });

  test('scrolls under its foot in a low window, every hand of it', async () => {
    const page = await openPage({ path: NAIN_JAUNE });
    await page.setViewportSize({ width: 1366, height: 650 });
    const places = await page.locator('.beside .table').evaluate((table) => {
      const edge = (part: string, side: 'top' | 'bottom') => table.querySelector(part)!.getBoundingClientRect()[side];
      const { bottom } = table.getBoundingClientRect();
      const first = {
        foot: Math.round(bottom - edge('.table-foot', 'bottom')),
        cloth: edge('.table-foot', 'top') - edge('.pane-cloth', 'top'),
      };
      table.scrollTo(0, table.scrollHeight);
      return {
        ...first,
        hidden: edge('.round-seats > :last-child', 'bottom') > edge('.table-foot', 'top'),
        tail: edge('.table-tail', 'bottom') <= bottom,
      };
    });
    expect(places).toEqual({ foot: 0, cloth: expect.any(Number), hidden: false, tail: true });
    // Before scrolling, nearly half of the visible table is its cloth.
    expect(places.cloth).toBeGreaterThan(260);
  });

  test('can show another example', async () => {
    const page = await openPage({ path: NAIN_JAUNE });
    const choice = page.getByRole('combobox', { name: 'Example' });
    const before = await sentence(page);
    await choice.selectOption({ label: 'The dwarf left in hand' });
    await expect.poll(() => sentence(page)).not.toBe(before);
    expect(await stepsOf(page)).toBe(examples.find(({ id }) => id === 'nain-left-in-hand')!.played.steps.length);
  });

  test.each(
    selectInstances(
      builtPages.filter(({ path, hasTable }) => hasTable && path.includes('/sources/')),
      (all) => all.filter(({ path }) => /\/fr\/sources\/.*\/jig\/$/.test(path)),
    ),
  )('on $path shows each of its examples in turn, and each article played', async ({ path }) => {
    const page = await openPage({ path, reducedMotion: true });
    await page.locator('.pane-cloth').focus();
    await page.keyboard.press('ArrowRight');
    await page.locator('.steps > :nth-child(2)[aria-current]').waitFor({ state: 'attached' });
    const apart = await page.evaluate(async () => {
      const [different, numbers] = [[] as string[], /(\d+)\D+(\d+)/];
      const choice = document.querySelector<HTMLSelectElement>('.table-choice');
      const shown = new Map<string | undefined, string>();
      const check = async (what: string) => {
        for (let turn = 0; turn < 4; turn++) await Promise.resolve();
        const [say, steps] = [document.querySelector('.table-say')!, document.querySelectorAll('.steps > li')];
        const head = say.querySelector('.step')!.textContent;
        const [, step = '', of = ''] = numbers.exec(head) ?? [];
        const listed = [...steps];
        const moves = listed.filter((each) => !each.classList.contains('settles'));
        const now = listed.find(({ ariaCurrent }) => ariaCurrent === 'step');
        const number = now?.querySelector('.step-number')?.lastChild?.textContent?.split('.')[0];
        const told = now?.querySelector('p')?.textContent;
        if (moves.length !== Number(of) || number !== step || say.textContent !== `${head} ${told}`)
          different.push(`${what}: “${say.textContent}”, listed with ${steps.length} steps “${told}”`);
        // Whatever was on the table before, an example has the same hands, steps and accounts each time; the standing
        // belongs to its step.
        const title = choice?.selectedOptions[0]?.text;
        const all = [...document.querySelectorAll('.pane-steps, .pane-accounts > :not(.standing)')]
          .map((each) => each.textContent)
          .join();
        if (all !== (shown.get(title) ?? all)) different.push(`${what}: other hands, steps or accounts than before`);
        shown.set(title, all);
      };
      const titles = [...(choice?.options ?? [])].map(({ text }) => text);
      for (const stride of [1, titles.length - 1, 2])
        for (let i = 0; i < titles.length; i++) {
          choice!.selectedIndex = (i * stride) % titles.length;
          choice!.dispatchEvent(new Event('change', { bubbles: true }));
          await check(titles[choice!.selectedIndex]!);
        }
      for (const see of document.querySelectorAll<HTMLElement>('a[data-see]')) {
        see.click();
        await check(`${see.closest('[id]')?.id}, ${choice?.selectedOptions[0]?.text}`);
      }
      return different;
    });
    expect(apart).toEqual([]);
  });

  test('is in view with the sentence and the controls', async () => {
    const page = await openPage({ path: NAIN_JAUNE });
    await page.setViewportSize({ width: 1280, height: 900 });
    const inView = () =>
      page.evaluate(() =>
        ['.table-say', '.table-controls'].every((part) => {
          const { top, bottom } = document.querySelector(part)!.getBoundingClientRect();
          return top >= 0 && bottom <= innerHeight;
        }),
      );
    expect(await inView()).toBe(true);
    await page.mouse.wheel(0, 3000);
    await expect.poll(inView).toBe(true);
    await page.setViewportSize({ width: 360, height: 640 });
    expect(await inView()).toBe(true);
    await page.locator('.to-table').click();
    await expect.poll(inView).toBe(true);
  });
});

describe('a step', () => {
  test.each(selectInstances([false, true], (all) => all.slice(0, 1)))(
    'rereads nothing, not even the drawings of the cards, with a stored copy: %s',
    async (keeps) => {
      const read: string[] = [];
      const page = await openPage({ path: FOUR_NINES, keeps });
      await next(page).click();
      await at(page, 2);
      if (keeps) {
        await page.evaluate(() => navigator.serviceWorker.ready);
        await page.reload();
        await next(page).click();
        await at(page, 3);
      }
      await page.waitForLoadState('networkidle');
      page.on('request', (request) => read.push(new URL(request.url()).pathname));
      await page.getByRole('button', { name: 'First step' }).click();
      for (let step = 2; step <= (await stepsOf(page)); step++) {
        await next(page).click();
        await at(page, step);
      }
      expect(read.filter((path) => !path.startsWith('/favicon'))).toEqual([]);
    },
  );
});

describe('an example without scripts', () => {
  const games = [...new Set(examples.map(({ played }) => played.game))];
  const cases = games.flatMap((game) => (['en', 'fr'] as const).map((lang) => [game, lang] as const));
  const kinds = games.map((game, i) => [game, i % 2 ? 'en' : 'fr'] as const);

  test.each(selectInstances(cases, () => kinds.filter((_, i) => i % 3 === 0)))(
    'is told to its end for all of %s in %s',
    async (game, lang) => {
      const page = await openPage({ path: `/${lang}/`, javaScript: false });
      const own = selectInstances(
        examples.filter((example) => example.played.game === game),
        createWorstOfEachKind(
          () => game,
          ({ played }) => played.steps.length,
        ),
      );
      for (const { id, played } of own) {
        await page.goto(`/${lang}/examples/${id}/`);
        expect({ id, ...(await page.evaluate(shownOn)) }).toEqual({
          id,
          visible: played.steps.length,
          told: played.steps.map((step) =>
            formatClauses(narrateStep(step, played, getTableContext(played.game, lang))),
          ),
          // The score of a deal sums up what other steps cite.
          uncited: played.steps.filter(({ isScore, events }) => isScore && events.length === 0).length,
          seats: played.seats.length,
          held: played.steps[0]!.owners.filter((owner) => owner >= 0).length,
          unseen: 0,
          ledger: Object.values(getBalances(played)),
          controls: false,
        });
      }
    },
  );
});

/** Describes the example as a page without scripts shows it; runs in the browser. */
function shownOn() {
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  const visible = (element: Element) => element.getClientRects().length > 0;
  const across = all('.ledger thead th')[1]?.textContent === all('.seat')[0]?.getAttribute('data-seat');
  const items = all('.steps > li');
  const cards = all(':is(.seat-cards, .chat-seat) .card');
  return {
    visible: items.filter(visible).length,
    told: items.map((item) => {
      const copy = item.querySelector('div > p')!.cloneNode(true) as HTMLElement;
      for (const link of copy.querySelectorAll('a')) link.remove();
      return copy.textContent;
    }),
    uncited: items.filter((item) => !item.querySelector('.cite')).length,
    seats: all('.seat').length,
    held: cards.length,
    unseen: cards.filter((card) => !visible(card)).length,
    // The accounts are down the table, or across it in a long game, with their sum in the last column.
    ledger: (across
      ? [...all('.ledger tbody tr').at(-1)!.querySelectorAll('td')].slice(0, -1)
      : all('.ledger tbody tr').map((row) => row.lastElementChild)
    ).map((cell) => Number(cell?.textContent?.replace('−', '-'))),
    controls: all('.table-controls').some(visible),
  };
}

/** Returns the size of script files compressed with brotli, in bytes. */
const weightOf = (urls: readonly string[]): number =>
  [...new Set(urls.map((url) => new URL(url).pathname))]
    .map((file) => brotliCompressSync(readFileSync(join(DIST_FOLDER, file))).length)
    .reduce((a, b) => a + b, 0);

describe('the loading of a table', () => {
  test.each([FOUR_NINES, NAIN_JAUNE])(
    'fetches little before the first touch at %s, and no more than it needs after',
    async (path) => {
      const loaded: string[] = [];
      const page = await openPage({
        path,
        before: (opening) => {
          opening.on('request', (request) => {
            if (request.resourceType() === 'script') loaded.push(request.url());
          });
        },
      });
      await page.waitForLoadState('networkidle');
      expect(weightOf(loaded)).toBeLessThanOrEqual(6_000);
      await next(page).click();
      await at(page, 2);
      expect(weightOf(loaded)).toBeLessThanOrEqual(42 * 1024);
      expect(loaded.every((url) => url.startsWith(getOrigin()))).toBe(true);
      // One language is enough, and one game.
      expect(loaded.filter((url) => /\/fr\./.test(url))).toEqual([]);
      const games = GAMES.map(({ id }) => id).filter((id) => loaded.some((url) => url.includes(`/${id}.`)));
      expect(games.length).toBe(1);
    },
  );

  test('leaves the page unchanged without a network, and the table starts when there is one again', async () => {
    const page = await openPage({ path: FOUR_NINES });
    const told = await page.locator('.table-foot').innerText();
    await page.context().setOffline(true);
    await next(page).click();
    await page.waitForTimeout(300);
    expect(await page.locator('.table-foot').innerText()).toBe(told);
    await page.context().setOffline(false);
    // In a browser that caches the failure the page reloads, and the button is pressed again.
    await expect
      .poll(
        async () => {
          await next(page).click();
          return page.locator('.table-say .step').innerText();
        },
        { interval: 500 },
      )
      .not.toMatch(/ 1 /);
  });
});
