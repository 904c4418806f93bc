/** The first page: what a reader sees of it at once, and the way it leads him. */
import { describe, expect, test } from 'vitest';
import { GAMES } from '#engine/games.ts';
import { openPage } from './browser.ts';
import { pages, weigh } from './dist.ts';

const LANGUAGES = ['en', 'fr'] as const;
const homeOf = (lang: string) => pages.find(({ path }) => path === `/${lang}/`)!;

describe.each(LANGUAGES)('the first page, %s', (lang) => {
  test('is at most 40,000 bytes with its table', () => {
    expect(weigh(homeOf(lang)).whole).toBeLessThanOrEqual(40_000);
  });

  test('shows every game with its numbers of players, its emblem, and the ways to its book, a deal and its table', () => {
    const { html } = homeOf(lang);
    const entries = new Map(
      [...html.matchAll(/<li[^>]*data-game="?([a-z-]+)"?[^>]*>(.*?)<\/li>/gs)].map(([, id, entry]) => [id!, entry!]),
    );
    expect([...entries.keys()].sort()).toEqual(GAMES.map(({ id }) => id).sort());
    for (const { id, ...game } of GAMES) {
      const entry = entries.get(id)!;
      const players = /class="?needs"?[^>]*>\s*<span[^>]*>([^<]*)/.exec(entry)?.[1] ?? '';
      const said = [...players.matchAll(/(\d+)(?:–(\d+))?/g)].flatMap(([, from, to = from]) =>
        Array.from({ length: Number(to) - Number(from) + 1 }, (_, i) => Number(from) + i),
      );
      expect(said, id).toEqual(game.seatNumbers());
      expect(entry, id).toContain(`emblems.svg#${id}`);
      for (const way of [/\/sources\/[^/]+\/[^/"]+\/"/, /\/examples\/[^/"]+\/"/, /\/games\/[^/"]+\/#table"/])
        expect(entry.replaceAll(/href=([^"\s>]+)/g, 'href="$1"'), id).toMatch(way);
    }
  });

  test('on a phone has the table in the first window: cards of the deal, its sentence, and the arrow', async () => {
    const page = await openPage({ path: `/${lang}/`, width: 360 });
    await page.setViewportSize({ width: 360, height: 640 });
    for (const seen of ['.home-tagline', '.home-table [data-card="9S"]', '.table-say', '.control-first']) {
      const box = (await page.locator(seen).first().boundingBox())!;
      expect(box.y, seen).toBeGreaterThanOrEqual(0);
      expect(box.y + box.height, seen).toBeLessThanOrEqual(640);
    }
  });

  test('leads from a touch of its table to a table of the reader’s own', async () => {
    const page = await openPage({ path: `/${lang}/`, width: 360 });
    const say = page.locator('.home-table .table-say');
    const before = await say.textContent();
    await page.locator('.home-table .control-first').click();
    await expect.poll(() => say.textContent()).not.toBe(before);
    const path = page.locator('.path a');
    const article = await page.locator('.home-table .table-say .cite').first().getAttribute('href');
    expect(article).toContain(await path.first().getAttribute('href'));
    await path.last().click();
    await page.waitForURL(`**/${lang}/games/snip-snap-snorum/#table`);
    await page.locator('.new-begin [type="submit"]').click();
    await expect.poll(() => page.locator('.tray-cards button').count()).toBeGreaterThan(0);
  });
});
