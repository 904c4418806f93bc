/** Tests the home page: its first screen, and its links. */
import { describe, expect, test } from 'vitest';
import { GAMES } from '#engine/games.ts';
import { pageWords } from '../../src/i18n/pages.ts';
import { getOrigin, openPage } from './browser.ts';
import { builtPages, getPageWeight } from './dist.ts';
import { startBrowser } from './start-browser.ts';

const LANGUAGES = ['en', 'fr'] as const;
const homeOf = (lang: string) => builtPages.find(({ path }) => path === `/${lang}/`)!;

describe.each(LANGUAGES)('the first page, %s', (lang) => {
  test('is at most 40,000 bytes with its table', () => {
    expect(getPageWeight(homeOf(lang)).whole).toBeLessThanOrEqual(40_000);
  });

  test('shows every game with its numbers of players, its emblem, and links to its page, its table and its lesson', () => {
    const { html } = homeOf(lang);
    const entries = new Map(
      [...html.matchAll(/<li[^>]*data-game="?([a-z-]+)"?[^>]*>(.*?)<\/li>/gs)].map(([, id, entry]) => [id!, entry!]),
    );
    expect([...entries.keys()].sort()).toEqual(GAMES.map(({ id }) => id).sort());
    for (const { id, ...game } of GAMES) {
      const entry = entries.get(id)!;
      const players = /class="?tile-needs"?[^>]*>\s*<span[^>]*>([^<]*)/.exec(entry)?.[1] ?? '';
      const said = [...players.matchAll(/(\d+)(?:–(\d+))?/g)].flatMap(([, from, to = from]) =>
        Array.from({ length: Number(to) - Number(from) + 1 }, (_, i) => Number(from) + i),
      );
      expect(said, id).toEqual(game.seatNumbers());
      expect(entry, id).toContain(`emblems.svg#${id}`);
      for (const way of [/\/games\/[^/"]+\/"/, /\/games\/[^/"]+\/#new-game"/, /\/games\/[^/"]+\/learn\/"/])
        expect(entry.replaceAll(/href=([^"\s>]+)/g, 'href="$1"'), id).toMatch(way);
    }
  });

  test('states first how many games are played here, in words', async () => {
    const page = await openPage({ path: `/${lang}/`, width: 360, javaScript: false });
    const number = pageWords(lang).home.numbers[GAMES.length];
    expect(await page.locator('h1').textContent()).toContain(` ${number} `);
  });

  test('has on a phone the table in the first window above the main places: the sentence and the arrow', async () => {
    const page = await openPage({ path: `/${lang}/`, width: 360 });
    await page.setViewportSize({ width: 360, height: 740 });
    const places = (await page.locator('.places').boundingBox())!;
    expect(places.y + places.height).toBe(740);
    for (const seen of [
      'h1',
      '.doors a:nth-child(1)',
      '.doors a:nth-child(2)',
      '.doors a:nth-child(3)',
      '.home-table [data-card="9S"]',
      '.table-say',
      '.control-first',
    ]) {
      const box = (await page.locator(seen).first().boundingBox())!;
      expect(box.y, seen).toBeGreaterThanOrEqual(0);
      expect(box.y + box.height, seen).toBeLessThanOrEqual(places.y);
    }
  });

  test('leads from a touch of its table to the article that is played', async () => {
    const page = await openPage({ path: `/${lang}/`, width: 360 });
    const say = page.locator('.home-table .table-say');
    const before = await say.textContent();
    await page.locator('.home-table .control-first').click();
    await expect.poll(() => say.textContent()).not.toBe(before);
    const article = await page.locator('.home-table .table-say .cite').first().getAttribute('href');
    expect(article).toMatch(new RegExp(`^/${lang}/sources/round-games-1891/snip-snap-snorum/#`));
  });

  test('begins the game that one has chosen, at one tap', async () => {
    const page = await openPage({ path: `/${lang}/`, width: 360 });
    await page.locator('[data-game=jig] a[href$="#new-game"]').click();
    await page.waitForURL(`**/${lang}/games/jig/`);
    await expect.poll(() => page.locator('.tray-cards button').count()).toBeGreaterThan(0);
    await page.goBack();
    await page.locator('.tiles').waitFor();
  });

  test('has three doors: to the games by what one has, to literature, to the search', () => {
    const doors = /<nav[^>]*class="?doors.*?<\/nav>/s.exec(homeOf(lang).html)![0];
    expect([...doors.matchAll(/href="?([^"\s>]+)/g)].map(([, href]) => href)).toEqual(
      ['games/', 'literature/', 'search/'].map((path) => `/${lang}/${path}`),
    );
  });
});

describe('the bare address', () => {
  test('is the first page in English, whose own address is that of the language', () => {
    const { html } = builtPages.find(({ path }) => path === '/')!;
    const textOf = (page: string) =>
      /<main[^>]*>(.*)<\/main>/s.exec(page)![1]!.replace(/<p class="?in-other.*?<\/p>/s, '');
    const own = (page: string) => textOf(page).replaceAll(/\s+/g, ' ').trim();
    expect(own(html)).toBe(own(homeOf('en').html));
    expect(html).toMatch(/rel="?canonical"? href="?[^"\s>]+\/en\//);
  });

  test('offers French one tap away without a script, highlighted only for browsers that ask for it', async () => {
    const asksFor = async (languages: string): Promise<boolean> => {
      const browser = await startBrowser(`--accept-lang=${languages}`);
      try {
        const page = await browser.newPage({ javaScriptEnabled: false });
        await page.goto(`${getOrigin()}/`);
        const { width } = (await page.locator('.in-other rect').boundingBox()) ?? { width: 0 };
        return width > 0;
      } finally {
        await browser.close();
      }
    };
    expect(await asksFor('fr,en')).toBe(true);
    expect(await asksFor('en')).toBe(false);
    const page = await openPage({ path: '/', width: 360, javaScript: false });
    expect(await page.locator('.in-other').getAttribute('lang')).toBe('fr');
    await page.locator('.in-other a').click();
    await page.waitForURL('**/fr/');
    expect(await page.locator('.in-other').count()).toBe(0);
  });
});

describe('the main places of the site', () => {
  const seen = async (path: string, width: number) => {
    const page = await openPage({ path, width, javaScript: false });
    await page.setViewportSize({ width, height: 740 });
    return page;
  };

  test('stand at the head of a wide window and at the foot of a telephone’s, over nothing to read', async () => {
    const wide = await seen('/en/glossary/', 1280);
    expect((await wide.locator('.places').boundingBox())!.y).toBeLessThan(60);
    const narrow = await seen('/en/glossary/', 360);
    const places = (await narrow.locator('.places').boundingBox())!;
    expect(places.y + places.height).toBe(740);
    const links = await narrow.locator('.places a').all();
    for (const link of links) {
      const { width, height } = (await link.boundingBox())!;
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    await narrow.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const foot = (await narrow.locator('.foot').boundingBox())!;
    // A page may end between two pixels, out of reach of scrolling.
    expect(foot.y + foot.height).toBeLessThan(places.y + 1);
  });

  test.each([
    ['/en/', 'Games'],
    ['/en/games/jig/', 'Games'],
    ['/en/games/jig/learn/', 'Learn'],
    ['/fr/learn/', 'Apprendre'],
    ['/fr/find/', 'Comparer'],
    ['/fr/readings/', 'Livres'],
    ['/fr/search/', 'Chercher'],
    ['/en/about/', undefined],
  ])('mark the one to which %s belongs', (path, place) => {
    const { html } = builtPages.find((page) => page.path === path)!;
    const nav = /<nav class="?places.*?<\/nav>/s.exec(html)![0];
    const marked = [...nav.matchAll(/<a[^>]*aria-current[^>]*>(.*?)<\/a>/gs)].map(([, inside]) =>
      inside!.replaceAll(/<[^>]*>/g, '').trim(),
    );
    expect(marked).toEqual(place === undefined ? [] : [place]);
  });

  test('give way to a table at the foot of the window, and are not printed', async () => {
    const page = await seen('/en/sources/boussac-1896/manille/', 360);
    expect((await page.locator('.places').boundingBox())!.y).toBeLessThan(150);
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.places').isVisible()).toBe(false);
  });
});
