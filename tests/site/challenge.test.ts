/** Tests the end of a deal: the challenge by a link, both deals on two tables, and the claim that the deal touched. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { findGame } from '#engine/games.ts';
import { createRandom } from '#engine/random.ts';
import { createTag } from '#engine/record/deal-record.ts';
import { formatRecord } from '#engine/record/format-record.ts';
import { LiveGame } from '#engine/record/live-game.ts';
import { createChallenge } from '../../src/features/play/challenge.ts';
import { encodeGameLink } from '../../src/features/play/share-link.ts';
import { CLAIMS } from '../../src/model/claims.ts';
import { startGame } from '../engine/sat-down.ts';
import { selectInstances, takeFirst } from '../instances.ts';
import { type GameSetup, openGame, pressRandomMove, startGameOnPage, waitForTurn } from './at-play.ts';
import { listAxeFaults } from './axe.ts';

/** Plays to the end of a deal, at random by this seed. */
const playDeal = async (page: Page, seed: string): Promise<void> => {
  const random = createRandom(seed);
  while (!['deal', 'over'].includes(await waitForTurn(page))) await pressRandomMove(page, random);
  await page.locator('.end-challenge').waitFor();
};

const heldCards = async (page: Page): Promise<string[]> =>
  (await page.locator('.tray-cards button').evaluateAll((all) => all.map((each) => each.ariaLabel!))).toSorted();

test.each(
  selectInstances(
    [
      { game: 'snip-snap-snorum', lang: 'en', chairs: ['you', 'book', 'search', 'random'], length: 'short' },
      { game: 'cassino', lang: 'fr', chairs: ['you', 'book'], length: 'short' },
      { game: 'manille', lang: 'en', chairs: ['you', 'book', 'book', 'random'], length: 'short' },
    ] satisfies readonly GameSetup[],
    takeFirst,
  ),
)('a challenge at $game deals a friend the same cards, and shows both deals where they parted', async (setup) => {
  const options = { width: 360, height: 740 };
  const page = await startGameOnPage(setup, options);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await waitForTurn(page);
  const mine = setup.game === 'manille' ? [] : await heldCards(page);
  await playDeal(page, 'mine');
  await page.locator('.end-challenge').click();
  await expect.poll(() => page.locator('.end-sheet').innerText()).toMatch(/Link copied\.|Lien copié\./);
  expect(await page.locator('.end-both').count()).toBe(0);
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const { pathname, hash } = new URL(copied.split('\n').at(-1)!);
  expect(pathname).toBe(`/${setup.lang}/games/${setup.game}/`);

  const friend = await openGame(setup, { ...options, fragment: hash });
  await friend.locator('.in-play').waitFor();
  expect(await friend.locator('.table-say').innerText()).toMatch(/challenge|défi/);
  await waitForTurn(friend);
  if (mine.length > 0) expect(await heldCards(friend)).toEqual(mine);
  // The challenge outlasts a reload.
  await friend.reload();
  await playDeal(friend, 'friend');
  await friend.locator('.end-both').click();
  const both = friend.locator('.both-deals');
  await both.locator('.pair-table').nth(1).waitFor();
  expect(await both.locator('.pair-table').count()).toBe(2);
  expect(await both.locator('.pair-table h3').first().innerText()).toMatch(/^(You|Vous)\s?: [+−]?\d+$/);
  // The slider stands where the deals parted; one step before it both tables are alike.
  await both.locator('.pair-flag button').waitFor();
  const slider = both.locator('[type=range]');
  const parted = Number(await slider.inputValue());
  expect(parted).toBeGreaterThan(0);
  const said = () => both.locator('.pair-say').allInnerTexts();
  const [here, there] = await said();
  expect(here).not.toBe(there);
  await slider.press('ArrowLeft');
  await expect.poll(async () => new Set(await said()).size).toBe(1);
  expect(await listAxeFaults(friend)).toEqual([]);
  expect(await friend.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await friend.keyboard.press('Escape');
  await both.waitFor({ state: 'detached' });
});

test('a challenge whose link was cut says so at once, and one whose moves were changed at its end', async () => {
  const cut = await openGame({ game: 'jig' }, { fragment: '#play=1.AAAA&chairs=y.b.b.b' });
  await cut.getByRole('alert').waitFor();
  expect(await cut.getByRole('alert').innerText()).toContain('damaged');

  const begun = startGame(findGame('jig')!, { seats: 4, seed: 'damaged' });
  const tags = [...begun.record.tags, createTag('Salt', 'salt')];
  const live = LiveGame.from({ ...begun.record, tags }, [begun.game]);
  if (!live.ok) throw new Error('not begun');
  live.value.deal(createRandom('damaged'));
  while (!live.value.table.dealOver) live.value.play(live.value.legal()[0]!);
  const record = createChallenge(live.value, 0);
  const changed = record.tags.map((tag) => (tag.name === 'Challenge' ? { ...tag, value: 'A 2S, A 2S' } : tag));
  const link = await encodeGameLink(formatRecord({ ...record, tags: changed }), ['you', 'book', 'book', 'book']);
  const page = await openGame({ game: 'jig' }, { fragment: `#${link}` });
  await playDeal(page, 'damaged');
  expect(await page.locator('.end-sheet').getByRole('alert').innerText()).toContain('cannot be shown');
  expect(await page.locator('.end-both').count()).toBe(0);
});

test.each([
  ['cassino', 'en'],
  ['snip-snap-snorum', 'fr'],
] as const)(
  'the end of a deal of %s in %s shows a claim that it touched, with its verdict and its trial',
  async (game, lang) => {
    const page = await startGameOnPage(
      { game, lang, chairs: ['you', 'book'], length: 'short', seed: 'touched' },
      { width: 360 },
    );
    await playDeal(page, 'claim');
    const shown = page.locator('.end-claim');
    await shown.waitFor();
    const href = (await shown.locator('a').getAttribute('href'))!;
    const claim = CLAIMS.find(({ slug }) => href === `/${lang}/claims/${slug}/`)!;
    expect(claim.game).toBe(game);
    expect(claim.touched).toBeDefined();
    expect(await shown.innerText()).toContain(claim[lang].claim);
    expect(await listAxeFaults(page)).toEqual([]);
    await shown.locator('a').click();
    await page.waitForURL((url) => url.pathname === href);
  },
);
