import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { findGame, GAMES } from '#engine/games.ts';
import { createRandom } from '#engine/random.ts';
import { formatRecord } from '#engine/record/format-record.ts';
import { encodeGameLink } from '../../src/features/play/share-link.ts';
import { startGame } from '../engine/sat-down.ts';
import { RUNS_ALL_INSTANCES, selectInstances } from '../instances.ts';
import { listFaceUpCards, openGame, pressCard, waitForTurn } from './at-play.ts';
import { listAxeFaults } from './axe.ts';

const over = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/**
 * Returns the link of a game of four players, or of as many as the game allows, after two moves or after all have
 * looked at their hands. The reader is next to move.
 */
async function linkInProgress(game: string): Promise<string> {
  const seatNumbers = findGame(game)!.seatNumbers();
  const seats = seatNumbers.find((number) => number >= 4) ?? seatNumbers.at(-1)!;
  const live = startGame(findGame(game)!, { seats, seed: 'seen' });
  live.deal(createRandom('seen'));
  for (let moves = 0; moves < 2 || live.table.handsLookedAt === false; moves++) live.play(live.legal()[0]!);
  const reader = live.table.toMove;
  return encodeGameLink(
    formatRecord(live.record),
    live.names.map((_, seat) => (seat === reader ? 'you' : 'random')),
  );
}

const WIDTHS = [1280, 360] as const;

test.each(
  selectInstances(
    GAMES.map(({ id }, i) => [id, WIDTHS[i % 2]!] as const),
    // A board in the middle, and camps with cards to be taken back.
    (all) => all.filter(([id]) => /^(nain-jaune|manille)$/.test(id)),
  ),
)('a game in progress can show all hands, and fits: %s', async (game, light) => {
  const page = await openGame({ game }, { fragment: `#${await linkInProgress(game)}` });
  expect(await waitForTurn(page)).toBe('move');
  const shut = page.locator('.tray-cards [aria-disabled=true] .card');
  if (await shut.count()) await pressCard(page, (await shut.first().getAttribute('data-card'))!);
  const seen: Record<string, unknown> = {};
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    seen[`over ${width}`] = await over(page);
    // One width in the light and the other in the dark; in the full tests, both in both.
    if (RUNS_ALL_INSTANCES || width === light) seen[`light ${width}`] = await listAxeFaults(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    if (RUNS_ALL_INSTANCES || width !== light)
      seen[`dark ${width}`] = await listAxeFaults(page, ['color-contrast', 'target-size']);
    await page.emulateMedia({ colorScheme: 'light' });
  }
  for (const [what, found] of Object.entries(seen)) expect([what, found]).toEqual([what, /over/.test(what) ? 0 : []]);
  expect(Object.keys(seen).length).toBe(RUNS_ALL_INSTANCES ? 6 : 4);
});

// In Le Chat qui dort a hand is one card, face down on the cloth.
test.each(
  selectInstances(
    GAMES.map(({ id }) => id).filter((id) => id !== 'chat-qui-dort'),
    () => ['cassino'],
  ),
)('a hand is shown once: below the cloth to be played from, and on it when looking back: %s', async (game) => {
  const page = await openGame({ game }, { fragment: `#${await linkInProgress(game)}` });
  expect(await waitForTurn(page)).toBe('move');
  const own = await listFaceUpCards(page, '.tray-cards');
  expect(own.length).toBeGreaterThan(0);
  const seats = await page.locator('.play-ring .seat').count();
  expect((await listFaceUpCards(page, '.play-ring .seat')).filter((card) => own.includes(card))).toEqual([]);

  await page.locator('.pane-cloth').press('ArrowLeft');
  expect(await page.locator('.tray-cards').count()).toBe(0);
  expect(await page.locator('.play-ring .seat').count()).toBe(seats + 1);
  const open = await listFaceUpCards(page, '.play-ring .seat');
  expect(own.filter((card) => !open.includes(card))).toEqual([]);

  await page.locator('.pane-cloth').press('ArrowRight');
  expect(await listFaceUpCards(page, '.tray-cards')).toEqual(own);
  expect(await page.locator('.play-ring .seat').count()).toBe(seats);
});

test.each([1280, 360])('the card laid starts from where it was pressed, at %i pixels', async (width) => {
  const page = await openGame(
    { game: 'jig' },
    {
      fragment: `#${await linkInProgress('jig')}`,
      width,
      reducedMotion: false,
      stored: { 'snorum.table': '{}' },
    },
  );
  expect(await waitForTurn(page)).toBe('move');
  const apart = await page.evaluate(async () => {
    /** Returns the middle of a card relative to the cloth, since the page itself may still be scrolling. */
    const middle = (card: Element): readonly [number, number] => {
      const cloth = document.querySelector('.pane-cloth')!.getBoundingClientRect();
      const { x, y, width, height } = card.getBoundingClientRect();
      return [x - cloth.x + width / 2, y - cloth.y + height / 2];
    };
    const card = document.querySelector<SVGElement>('.tray-cards .may .card')!;
    const pressed = middle(card);
    card.closest('button')!.click();
    await new Promise((drawn) => requestAnimationFrame(drawn));
    const laid = [...document.querySelectorAll(`.pane-cloth .card[data-card="${card.dataset['card']}"]`)];
    for (const motion of laid.flatMap((each) => each.getAnimations())) {
      motion.pause();
      motion.currentTime = 0;
    }
    return laid.map(middle).map(([x, y]) => Math.hypot(x - pressed[0], y - pressed[1]));
  });
  expect(apart.length).toBe(1);
  expect(apart[0]).toBeLessThan(1);
  // The hands stay in place once the page has reached the table: their text can be selected.
  const name = page.locator('.seat-name').first();
  const found = () =>
    name.evaluate((span) => {
      const { x, y, height } = span.getBoundingClientRect();
      return document.elementFromPoint(x + 2, y + height / 2) === span;
    });
  await expect.poll(found).toBe(true);
});
