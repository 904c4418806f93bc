import type { Page } from 'playwright';
import { describe, expect, test, vi } from 'vitest';
import { parseCard } from '#engine/cards.ts';
import { GAMES } from '#engine/games.ts';
import { getBalances, replay } from '#engine/record/replay.ts';
import { RUNS_ALL_INSTANCES, RUNS_LONG_TESTS, selectInstances } from '../instances.ts';
import {
  fillNewGameForm,
  type GameSetup,
  openGame,
  readAccounts,
  readGameRecord,
  startGameOnPage,
  waitForTurn,
} from './at-play.ts';
import { listAxeFaults } from './axe.ts';

/** Games short enough to be played to their end in every run. */
const SHORT: readonly (GameSetup & { readonly by: 'clicks' | 'keys' })[] = [
  {
    by: 'clicks',
    lang: 'en',
    game: 'snip-snap-snorum',
    variant: 'first-out',
    chairs: ['you', 'book', 'search', 'random'],
  },
  { by: 'keys', lang: 'fr', game: 'jig', chairs: ['you', 'book', 'search'] },
  { by: 'clicks', lang: 'fr', game: 'cassino', chairs: ['you', 'book'] },
  { by: 'keys', lang: 'en', game: 'nain-jaune', readings: { tours: '1' }, chairs: ['you', 'book', 'random'] },
  { by: 'clicks', lang: 'en', game: 'lindor', readings: { tours: '1' }, chairs: ['you', 'search', 'random'] },
  {
    by: 'keys',
    lang: 'fr',
    game: 'manille',
    readings: { game: '34-single' },
    chairs: ['you', 'book', 'search', 'random'],
  },
  {
    by: 'keys',
    lang: 'en',
    game: 'chat-qui-dort',
    readings: { stake: '1' },
    chairs: ['you', 'search', 'random', 'random', 'random'],
  },
  {
    by: 'clicks',
    lang: 'fr',
    game: 'chnif-chnof-chnorum',
    readings: { stake: '2' },
    chairs: ['you', 'search', 'random', 'random'],
  },
  { by: 'keys', lang: 'fr', game: 'pope-joan', chairs: ['you', 'book', 'random', 'random'] },
  { by: 'clicks', lang: 'fr', game: 'spin', chairs: ['you', 'book', 'random'] },
  { by: 'clicks', lang: 'fr', game: 'commerce', chairs: ['you', 'book', 'random'] },
  { by: 'clicks', lang: 'en', game: 'speculation', chairs: ['you', 'book', 'random'] },
  { by: 'clicks', lang: 'en', game: 'newmarket', chairs: ['you', 'book', 'random'] },
];

/** Games played in daily tests: one with clicks and one with keys. The other games have their own tests. */
const DAILY = ['snip-snap-snorum', 'chat-qui-dort'];

/** Every game at the length that its source gives, with clicks and with keys, in both languages. */
const FULL: typeof SHORT = SHORT.flatMap(({ game, chairs = [] }) => [
  { by: 'clicks', lang: 'en', game, chairs },
  { by: 'clicks', lang: 'fr', game, chairs },
  { by: 'keys', lang: 'en', game, chairs },
  { by: 'keys', lang: 'fr', game, chairs },
]);

/** Limit of moves, more than one player makes in any of these games. */
const MOST = RUNS_LONG_TESTS ? 10_000 : 400;

vi.setConfig({ testTimeout: RUNS_LONG_TESTS ? 3_600_000 : 60_000 });

describe('a whole game', () => {
  test.each(RUNS_LONG_TESTS ? FULL : RUNS_ALL_INSTANCES ? SHORT : SHORT.filter(({ game }) => DAILY.includes(game)))(
    'is played to its end: $game in $lang, by $by',
    async ({ by, ...sitting }) => {
      const page = await (by === 'keys' ? sitDownByKeys : startGameOnPage)(sitting);
      const move = { clicks: click, keys: press }[by];
      let moves = 0;
      for (let now = await waitForTurn(page); now !== 'over' && moves < MOST; now = await waitForTurn(page), moves++)
        await move(page);
      expect(moves).toBeLessThan(MOST);

      const played = replay(await readGameRecord(page), GAMES);
      if (!played.ok) throw new Error(played.faults.map(({ code }) => code).join());
      expect(played.value.gameOver).toBe(true);
      expect(played.value.game).toBe(sitting.game);
      expect(await readAccounts(page)).toEqual(Object.values(getBalances(played.value)));
      expect(await page.locator('.table-hand button').count()).toBe(0);
      await theEnd(page, played.value.winners.length);
    },
  );
});

/** Begins a game with the keyboard; checks that the focus is then in the table and visible. */
async function sitDownByKeys(sitting: GameSetup): Promise<Page> {
  const page = await openGame(sitting);
  await fillNewGameForm(page, sitting);
  await page.locator('.new-begin [type=submit]').focus();
  await page.keyboard.press('Enter');
  await page.locator('.table-hand').waitFor({ state: 'attached' });
  expect(await page.locator('.in-play :focus').count()).toBe(1);
  expect((await focused(page)).seen).toBe(true);
  return page;
}

const BUTTONS = [
  '.tray-asked button',
  '.tray-deal',
  '.tray-reveal',
  '.tray-cards .may',
  '.tray-others button:not(:disabled)',
];

/** Presses the first available control with a click, and answers the question that may follow. */
async function click(page: Page): Promise<void> {
  const here = await focused(page);
  await page.locator(`.in-play ${BUTTONS[here.may]}`).first().click();
  if ((await focused(page)).may === 0) await page.locator('.tray-asked button').first().click();
}

/**
 * Returns the index of the first available control (`may`), that of the focused one (`on`), and whether the focus is on
 * a card and visible.
 */
const focused = (page: Page): Promise<{ may: number; on: number; onCard: boolean; seen: boolean }> =>
  page.evaluate((buttons) => {
    const active = document.activeElement!;
    const { outlineStyle, outlineWidth } = getComputedStyle(active);
    return {
      may: buttons.findIndex((button) => document.querySelector(`.in-play ${button}`)),
      on: buttons.findIndex((button) => active.matches(`.in-play ${button}`)),
      onCard: active.matches('.tray-cards button'),
      seen: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
    };
  }, BUTTONS);

/** Presses a control with the keyboard alone: in a hand with a legal card the arrow keys, else Tab, and then Enter. */
async function press(page: Page): Promise<void> {
  const keys: string[] = [];
  for (let here = await focused(page); here.on < 0; here = await focused(page)) {
    const inHand = here.onCard && BUTTONS[here.may]!.includes('may');
    keys.push(!inHand ? 'Tab' : keys.includes('Home') ? 'ArrowRight' : 'Home');
    await page.keyboard.press(keys.at(-1)!);
    if (keys.length > 60) throw new Error(`nothing was reached: ${keys.join(' ')}`);
  }
  expect((await focused(page)).seen).toBe(true);
  await page.keyboard.press('Enter');
  if ((await focused(page)).may === 0) await page.keyboard.press('Enter');
}

/**
 * Checks the end of a game: the winners, a table of all players with the winners first, and the choices that follow.
 */
async function theEnd(page: Page, winners: number): Promise<void> {
  const sheet = page.locator('.play-end.is-game');
  expect(await sheet.locator('h2').innerText()).toMatch(/\b(wins?|gagnez?|gagnent|gagne)\b/);
  const places = await sheet.locator('.end-table .rank').allInnerTexts();
  expect(places[0]).toBe('1');
  expect(places).toEqual([...places].sort((a, b) => Number(a) - Number(b)));
  expect(winners).toBeGreaterThan(0);
  expect(await sheet.locator('.is-you').count()).toBe(1);
  for (const way of ['.end-again', '.end-review', '.end-share', '.end-another a'])
    expect(await sheet.locator(way).isVisible()).toBe(true);
}

describe('the form of a new game', () => {
  test.each(
    selectInstances(
      GAMES.map(({ id }) => id),
      (all) => all.slice(-3),
    ),
  )('of %s has at most six choices above the rules', async (game) => {
    const page = await openGame({ game }, { width: 360, height: 740 });
    const seen = await page.evaluate(() => {
      const rules = document.querySelector('#rules')!.getBoundingClientRect().top;
      return [...document.querySelectorAll<HTMLElement>('main :is(a, button, summary, input, select)')]
        .filter((choice) => choice.checkVisibility() && choice.getBoundingClientRect().bottom < rules)
        .map((choice) => choice.innerText.trim());
    });
    expect(seen.length).toBeGreaterThanOrEqual(5);
    expect(seen.length, seen.join(' · ')).toBeLessThanOrEqual(6);
  });

  test('says in one line what game would begin, and follows the choices', async () => {
    const page = await openGame({ game: 'pope-joan' });
    const line = page.locator('.new-more > summary');
    expect(await line.innerText()).toMatch(/^4 players, 3 deals, by the book Change$/);
    await line.click();
    await page.locator('[name=others][value=search]').check({ force: true });
    await page.locator('[name=length][value=deal]').check({ force: true });
    await page.locator('[name=seats]').selectOption('6');
    await page.locator('.rule-options').first().locator('summary').click();
    await page.locator('.rule-options select').first().selectOption({ index: 1 });
    await expect
      .poll(() => line.innerText())
      .toBe('6 players, one deal, strong players, one rule option changed Change');
  });

  test('says under a line of the rules what holds in its place, if the usual answer was changed', async () => {
    const page = await openGame({ game: 'pope-joan' });
    const notes = page.locator('.rule-now:visible');
    expect(await notes.count()).toBe(0);
    await page.locator('.rule-options').first().locator('summary').click();
    const field = page.locator('.rule-options select').first();
    await field.selectOption({ index: 1 });
    const answer = (await field.locator('option').nth(1).innerText()).trim();
    await expect.poll(() => notes.first().innerText()).toMatch(/^In your next game: .+\? /);
    expect(await notes.first().innerText()).toContain(answer);
    await field.selectOption({ index: 0 });
    await expect.poll(() => notes.count()).toBe(0);
  });

  test('is one button, with the seats folded under it', async () => {
    const page = await openGame({ game: 'nain-jaune' }, { width: 360, height: 740 });
    expect(await page.locator('.new-game [name=chair-B]').isVisible()).toBe(false);
    const begin = page.getByRole('button', { name: 'Play now' });
    // All choices are visible without scrolling.
    const { y, height } = (await page.locator('.new-more').boundingBox())!;
    expect(y + height).toBeLessThanOrEqual(740);
    await begin.click();
    await page.locator('.table-hand').waitFor({ state: 'attached' });
    // Ten rounds of five deals are the book's game; one is proposed.
    expect(await readGameRecord(page)).toContain('tours=1');
  });

  test('sets all other seats at once, also later ones, and says when they differ', async () => {
    const page = await openGame({ game: 'lindor' });
    const form = page.locator('.new-game');
    const sits = () =>
      form.locator('.new-chair select').evaluateAll((all) => all.map((each) => (each as HTMLSelectElement).value));
    await form.locator('.new-more > summary').click();
    await form.locator('[name=others][value=search]').check({ force: true });
    await form.locator('[name=seats]').selectOption('5');
    await expect.poll(sits).toEqual(['you', 'search', 'search', 'search', 'search']);
    await form.locator('[name=chair-C]').selectOption('random');
    await expect.poll(() => form.locator('[name=others]:checked').count()).toBe(0);
  });

  test('offers a deal of the day, the same for everybody', async () => {
    const records: string[] = [];
    for (const lang of ['en', 'fr'] as const) {
      const page = await openGame({ game: 'jig', lang });
      await page.locator('.new-more > summary').click();
      await page.locator('.new-daily').click();
      await waitForTurn(page);
      records.push((await readGameRecord(page)).replace(/^[A-D] \w+( \w+)?\n/gm, ''));
    }
    expect(records[1]).toBe(records[0]);
    expect(records[0]).toMatch(/\[Seed "\d{4}-\d\d-\d\d"\]/);
  });
});

/** Plays the first legal move until the deal or the game is over; returns which of the two. */
const toTheEnd = async (page: Page): Promise<'deal' | 'over'> => {
  for (let i = 0; i < MOST; i++) {
    const now = await waitForTurn(page);
    if (now === 'deal' || now === 'over') return now;
    await click(page);
  }
  throw new Error('the deal does not end');
};

describe('the end', () => {
  test('of a deal leads to the same cards in another book', async () => {
    const page = await startGameOnPage({ game: 'jig', chairs: ['you', 'book', 'random'], length: 'short' });
    expect(await toTheEnd(page)).toBe('deal');
    const link = page.locator('.end-books a');
    await expect.poll(() => link.count()).toBe(1);
    expect(await link.innerText()).toMatch(/^The same deal .* \(you are (Agathe|Basile|Céleste) there\)$/);
    const owner = /you are (\w)/.exec(await link.innerText())![1]!;
    const record = await readGameRecord(page);
    await link.click();
    await page.waitForURL(/\/en\/compare\/jig-newmarket\/\?hands=1\./);
    expect(await page.locator('[role=alert]').count()).toBe(0);
    const hands = new URL(page.url()).searchParams.get('hands')!.split('.').slice(1);
    const result = replay(record, GAMES);
    if (!result.ok) throw new Error('not played');
    // The reader sits at A here, and has the same cards under the other letter.
    const { owners } = result.value.steps[0]!;
    const mine = hands['ABC'.indexOf(owner)]!.match(/(?:10|[2-9AJQK])[SHDC]/g)!;
    expect(mine.every((card) => owners[parseCard(card)!] === 0)).toBe(true);
  });

  test('of a deal shows the winnings in a table, and then the next is dealt', async () => {
    const page = await startGameOnPage({
      game: 'snip-snap-snorum',
      chairs: ['you', 'book', 'random'],
      length: 'short',
    });
    expect(await page.locator('.bar-deal').innerText()).toBe('Deal 1 of 3');
    expect(await toTheEnd(page)).toBe('deal');
    const sheet = page.locator('.play-end');
    expect(await sheet.locator('.end-what').innerText()).toBe('End of deal 1');
    const rows = await sheet
      .locator('.end-table tbody tr')
      .evaluateAll((all) =>
        all.map((row) =>
          [...row.querySelectorAll('td')].map((cell) => Number(cell.innerText.replace('−', '-').replace('·', '0'))),
        ),
      );
    expect(rows.length).toBe(3);
    for (const [got, paid, won] of rows) expect(got! + paid!).toBe(won);
    expect(await sheet.locator('.tray-deal').evaluate((button) => button === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await waitForTurn(page);
    expect(await page.locator('.bar-deal').innerText()).toBe('Deal 2 of 3');
  });

  test('of as many deals as were agreed ends the game, and the same seats play again', async () => {
    // By this shuffle the reader leads first, and so has a choice, whatever the others do.
    const page = await startGameOnPage({
      game: 'jig',
      lang: 'fr',
      chairs: ['you', 'book', 'search'],
      length: 'deal',
      seed: 'deux',
    });
    const first = await readGameRecord(page);
    expect(first).toContain('[Deals "1"]');
    expect(await toTheEnd(page)).toBe('over');
    await theEnd(page, 1);
    await page.getByRole('button', { name: 'Revoir' }).click();
    await expect
      .poll(() => page.locator('.review [role=status]').innerText(), { timeout: 20_000 })
      .not.toContain('Examen');
    expect(await page.locator('.review li').count()).toBeGreaterThan(0);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Rejouer' }).click();
    // The thinking player is loaded again for a new game: until then the end of the last one stays visible.
    await expect.poll(() => page.locator('.play-end').count()).toBe(0);
    expect(await waitForTurn(page)).toBe('move');
    const second = await readGameRecord(page);
    expect(second).toContain('[Deals "1"]');
    const seed = /\[Seed "(.*)"\]/;
    expect(seed.exec(second)![1]).not.toBe(seed.exec(first)![1]);
    expect(second.replace(seed, '')).toContain('[Seats "A B C"]');
  });
});

test('the review of La Manille shows the cards that cost something, the dearest first, each button with its trick', async () => {
  const page = await startGameOnPage({
    game: 'manille',
    chairs: ['you', 'book', 'book', 'book'],
    length: 'deal',
    seed: 'trumps',
  });
  await toTheEnd(page);
  await page.locator('.end-review').click();
  await page.locator('.review h3').waitFor({ timeout: 60_000 });
  const costs = await page.locator('.review > ul .review-cost').allInnerTexts();
  const points = costs.map((cost) => Number(cost.replace('−', '')));
  expect(points.length).toBeGreaterThan(1);
  expect(points).toEqual([...points].sort((one, other) => other - one));
  const total = points.reduce((sum, each) => sum + each, 0);
  expect(await page.locator('.review h3').innerText()).toContain(`cost ${total} points`);
  const names = await page.locator('.review button').evaluateAll((all) => all.map(({ textContent }) => textContent));
  const own = names.slice(0, 8);
  expect(new Set(own).size).toBe(own.length);
  expect(await page.locator('.review').innerText()).not.toMatch(/\bA and C\b/);
  expect(await listAxeFaults(page)).toEqual([]);
  await page.locator('.review > ul button').first().click();
  await page.locator('.play-looks').waitFor();
  const shown = await page.locator('.log-box [aria-current]').innerText();
  expect(shown).not.toBe(await page.locator('.log-box .steps > li').last().innerText());
});

/** Games whose choices stand in different places; the others differ from them by their hands only. */
const CHOICES = ['newmarket', 'chat-qui-dort', 'cassino', 'nain-jaune'];

describe.each([
  [360, 740],
  [740, 360],
])('a hint at %i × %i', (width, height) => {
  const games = selectInstances(
    GAMES.map(({ id }) => id),
    () => CHOICES,
  );
  test.each(games)('covers nothing that can be tapped at %s, can be followed, and closes', async (game) => {
    const page = await startGameOnPage({ game, seed: 'note' }, { width, height });
    // A deal may end before the reader has a turn.
    while ((await waitForTurn(page)) === 'deal') await page.locator('.tray-deal').click();
    await page.locator('.act-hint').click();
    const note = page.locator('.table-say .say-hint');
    await note.waitFor();
    const covered = await page.evaluate(() =>
      [...document.querySelectorAll('.in-play :is(button, a, summary)')].flatMap((each) => {
        const { left, top, width, height } = each.getBoundingClientRect();
        const there = document.elementFromPoint(left + width / 2, top + height / 2);
        const isUnder = there?.closest('.table-say') && !each.closest('.table-say, .play-log');
        return width > 0 && isUnder ? [each.outerHTML.slice(0, 120)] : [];
      }),
    );
    expect(covered).toEqual([]);
    await page.locator('.say-close').click();
    await expect.poll(() => note.count()).toBe(0);
    await page.locator('.act-hint').click();
    await note.waitFor();
    // The cards of a full hand overlap: a corner is free.
    await page
      .locator('.is-hinted')
      .first()
      .click({ position: { x: 8, y: 12 } });
    // A card that can be played in several ways asks which, and the hinted way is marked.
    const way = page.locator('.tray-asked .is-hinted');
    if ((await page.locator('.tray-asked').count()) > 0) await way.first().click();
    await expect.poll(() => page.locator('.say-hint').count()).toBe(0);
  });
});

test('a hint names a playable card, and its article where the book has one', async () => {
  const page = await startGameOnPage({ game: 'manille', chairs: ['you', 'book', 'book', 'book'], seed: 'hint' });
  await waitForTurn(page);
  await page.keyboard.press('h');
  await expect.poll(() => page.locator('.tray-cards .is-hinted').count()).toBe(1);
  expect(await page.locator('.tray-cards .is-hinted.may').count()).toBe(1);
  expect(await page.locator('.table-say').innerText()).toMatch(/^(The book’s advice|The book gives no advice here)/);
  await page.locator('.tray-cards .is-hinted').click();
  await expect.poll(() => page.locator('.is-hinted').count()).toBe(0);
});

describe('a page in play does not scroll and hides nothing', () => {
  test.each([
    [320, 568],
    [360, 740],
    [1280, 800],
    [740, 360],
  ])('at %i × %i', async (width, height) => {
    const page = await startGameOnPage(
      { game: 'nain-jaune', chairs: ['you', 'book', 'random'], seed: 'size' },
      { width, height },
    );
    await waitForTurn(page);
    const at = () => page.evaluate(() => scrollY);
    const before = await at();
    await page.mouse.move(width / 2, height / 2);
    await page.mouse.wheel(0, 400);
    await page.keyboard.press('PageDown');
    expect(await at()).toBe(before);
    const seen = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      const table = document.querySelector('.in-play')!;
      const parts = [
        '.play-bar',
        '.play-ring',
        '.log-box',
        '.play-me',
        '.play-acts',
        '.tray-cards li:last-child button',
      ];
      const out = parts.filter((part) => {
        const { left, right, top, bottom, width, height } = document.querySelector(part)!.getBoundingClientRect();
        return left < -1 || right > innerWidth + 1 || top < -1 || bottom > innerHeight + 1 || width < 20 || height < 20;
      });
      const small = [...document.querySelectorAll('.play-acts button, .tray-cards button, .bar-button')].filter(
        (each) => {
          const box = each.getBoundingClientRect();
          return Math.min(box.width, box.height) < 40;
        },
      );
      return {
        over: [table.scrollHeight - table.clientHeight, table.scrollWidth - table.clientWidth],
        wider: scrollWidth - clientWidth,
        out,
        small: small.length,
      };
    });
    expect(seen).toEqual({ over: [0, 0], wider: 0, out: [], small: 0 });
  });
});

test('the hand keeps its place from turn to turn, and events are told one sentence each', async () => {
  const page = await startGameOnPage(
    { game: 'manille', chairs: ['you', 'book', 'book', 'book'], seed: 'places' },
    { width: 360, height: 740 },
  );
  await waitForTurn(page);
  const foot = () =>
    page.locator('.tray-cards').evaluate((hand) => {
      const { top, bottom } = hand.getBoundingClientRect();
      return [top, bottom];
    });
  const before = await foot();
  const log = page.getByRole('log');
  for (let moves = 0; moves < 3; moves++) {
    const told = await log.locator('li').count();
    // The upper part of a card in a row behind another is visible and touchable.
    await page
      .locator('.tray-cards .may')
      .first()
      .click({ position: { x: 20, y: 20 } });
    await waitForTurn(page);
    expect(await log.locator('li').count()).toBeGreaterThan(told);
    expect(await foot()).toEqual(before);
  }
  expect(await log.locator('li[aria-current] .cite').count()).toBeGreaterThan(0);
});

test.each([
  [1280, 800],
  [360, 740],
])('in Cassino captured cards are touched on the table, at %d × %d', async (width, height) => {
  // From this shuffle a card soon has several captures, whatever the other plays.
  const page = await startGameOnPage({ game: 'cassino', chairs: ['you', 'random'], seed: 'choice' }, { width, height });
  const many = page.locator('.tray-cards button.may[aria-expanded]');
  for (let moves = 0; moves < 30 && (await waitForTurn(page)) === 'move' && !(await many.count()); moves++)
    await page
      .locator('.tray-cards .may')
      .first()
      .click({ position: { x: 8, y: 8 } });
  await many.first().click({ position: { x: 8, y: 8 } });
  const may = page.locator('.play-ring .may-take');
  const touched = page.locator('.play-ring .may-take:not(.is-touched)');
  expect(await may.count()).toBeGreaterThan(0);
  expect(await may.first().getAttribute('role')).toBe('button');
  const before = await page.getByRole('log').locator('li').count();
  const names: string[] = [];
  for (let i = 0; i < 12 && (await touched.count()); i++) {
    names.push((await touched.first().getAttribute('aria-label'))!);
    // By keyboard the first time, then by touch.
    if (i === 0) await touched.first().press('Enter');
    else await touched.first().click();
  }
  await waitForTurn(page);
  expect(await page.locator('.is-touched').count()).toBe(0);
  const told = await page.getByRole('log').locator('li').nth(before).innerText();
  for (const name of names) expect(told).toContain(name);
});
