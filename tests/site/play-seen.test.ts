import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { GAMES } from '#engine/games.ts';
import { press, sitDown, turn } from './at-play.ts';
import { faults } from './axe.ts';

const over = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test.each(GAMES.map(({ id }) => id))('a game in progress can be seen by everybody, and fits: %s', async (game) => {
  const page = await sitDown({ game });
  // The others may have ended a deal before the reader’s first turn.
  for (let deals = 0; (await turn(page)) === 'deal' && deals < 9; deals++) await page.locator('.tray-deal').click();
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
