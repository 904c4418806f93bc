import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { GAMES, gameOf } from '#engine/games.ts';
import { randomFrom } from '#engine/random.ts';
import { printRecord } from '#engine/record.ts';
import { linkOf } from '../../src/widgets/play/link.ts';
import { satDown } from '../engine/sat-down.ts';
import { openGame, press, turn } from './at-play.ts';
import { faults } from './axe.ts';

const over = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** The link of a game of four, or of as many as can play it, after two moves; the reader is next. */
async function inProgress(game: string): Promise<string> {
  const { seatNumbers } = gameOf(game)!;
  const seats = seatNumbers.find((number) => number >= 4) ?? seatNumbers.at(-1)!;
  const live = satDown(gameOf(game)!, { seats, seed: 'seen' });
  live.deal(randomFrom('seen'));
  for (let moves = 0; moves < 2; moves++) live.play(live.legal()[0]!);
  const reader = live.table.toMove;
  return linkOf(
    printRecord(live.record),
    live.names.map((_, seat) => (seat === reader ? 'you' : 'random')),
  );
}

test.each(GAMES.map(({ id }) => id))('a game in progress can be seen by everybody, and fits: %s', async (game) => {
  const page = await openGame({ game }, { fragment: `#${await inProgress(game)}` });
  expect(await turn(page)).toBe('move');
  const shut = page.locator('.tray-cards [aria-disabled=true] .card');
  if (await shut.count()) await press(page, (await shut.first().getAttribute('data-card'))!);
  const seen: Record<string, unknown> = {};
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    seen[`over ${width}`] = await over(page);
    seen[`light ${width}`] = await faults(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    seen[`dark ${width}`] = await faults(page, ['color-contrast', 'target-size']);
    await page.emulateMedia({ colorScheme: 'light' });
  }
  expect(seen).toEqual({
    'over 1280': 0,
    'light 1280': [],
    'dark 1280': [],
    'over 360': 0,
    'light 360': [],
    'dark 360': [],
  });
});
