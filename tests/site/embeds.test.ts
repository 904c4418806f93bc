import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Frame, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { faults } from './axe.ts';
import { openPage, origin } from './browser.ts';
import { dist, pages } from './dist.ts';
import { otherSite } from './other-site.ts';
import { filtered, RECEIVER } from './wordpress.ts';

const embeds = pages.filter(({ kind }) => kind === 'embed');
const site = process.env.SITE_URL ?? 'https://snorum.example';

/** The longest embed of each game, among these. */
const oneOfEach = (some: typeof embeds): typeof embeds => {
  const longest = new Map<string, (typeof embeds)[number]>();
  for (const page of some) {
    const game = / data-game="([^"]+)"/.exec(page.html)![1]!;
    if ((longest.get(game)?.html.length ?? 0) < page.html.length) longest.set(game, page);
  }
  return [...longest.values()];
};
const longest = oneOfEach(embeds);
const heaviest = ['en', 'fr'].flatMap((lang) =>
  oneOfEach(embeds.filter(({ path }) => path.startsWith(`/embed/${lang}/`))),
);

describe('an embed', () => {
  test('is one file of at most 40,000 bytes on the wire, for each game in each language', () => {
    const heavy = heaviest
      .map(({ path, html }) => ({ path, bytes: brotliCompressSync(html).length }))
      .filter(({ bytes }) => bytes > 40_000);
    expect(heavy).toEqual([]);
    const examples = pages.filter(({ kind }) => kind === 'example').map(({ path }) => path);
    expect(embeds.map(({ path }) => path.replace(/^\/embed\/(\w+)\//, '/$1/examples/'))).toEqual(examples);
    expect(longest.length).toBe(8);
  });

  test('asks for nothing from anywhere, and has a policy that lets it ask for nothing', () => {
    for (const { path, html } of embeds) {
      const without = html.replace(/<script>[\s\S]*?<\/script>|<style>[\s\S]*?<\/style>/g, '');
      expect(without, path).not.toMatch(/ (src|srcset)=|rel="?(stylesheet|preload|modulepreload)|<!--(policy|style)/);
      expect(html, path).not.toMatch(/@import|url\((?!#)|\sstyle="/);
      expect(html, path).toMatch(
        /http-equiv="content-security-policy" content="default-src 'none'; script-src 'sha256-/,
      );
    }
  });

  test('has every drawing it names', () => {
    for (const { path, html } of embeds) {
      const has = new Set([...html.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id));
      const wants = new Set([...html.matchAll(/<use href="([^"]*)#([^"]+)"/g)].map(([, file, id]) => file + id!));
      expect(
        [...wants].filter((id) => !has.has(id)),
        path,
      ).toEqual([]);
    }
  });
});

describe('oEmbed', () => {
  const answers = embeds.map(({ path }) => {
    const [, lang, id] = /^\/embed\/(\w+)\/([^/]+)\/$/.exec(path)!;
    const file = join(dist, 'oembed', lang!, `${id}.json`);
    return [path, lang!, id!, existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined] as const;
  });

  test('answers for every example, is found from its page, and passes WordPress', () => {
    for (const [path, lang, id, answer] of answers) {
      const page = pages.find((each) => each.path === `/${lang}/examples/${id}/`)!;
      const link = /<link[^>]*application\/json\+oembed[^>]*>/.exec(page.html);
      expect(link?.[0], path).toContain(`href="${site}/oembed/${lang}/${id}.json"`);
      expect(link!.index, 'WordPress reads no further').toBeLessThan(150_000);
      expect(answer, path).toMatchObject({
        version: '1.0',
        type: 'rich',
        thumbnail_url: expect.stringMatching(new RegExp(`^${site}/pictures/${lang}/examples/${id}\\.png$`)),
        thumbnail_width: 1200,
        thumbnail_height: 630,
        width: expect.any(Number),
        height: expect.any(Number),
      });
      const kept = filtered(answer, 'abcDEF1234')!;
      expect(kept, path).toContain(`src="${site}${path}#?secret=abcDEF1234"`);
      expect(kept, path).toContain('sandbox="allow-scripts"');
      expect(
        kept.replace(/ (class|data-secret|sandbox|security|style)="[^"]*"/g, '').replace('#?secret=abcDEF1234', ''),
      ).toBe(answer.html);
    }
  });

  test('is found from the pages of games and pairs too, with an example of theirs', () => {
    const others = pages.filter(({ kind }) => kind === 'game' || kind === 'comparison');
    expect(others.length).toBe(2 * (8 + 2));
    for (const { path, html, language } of others) {
      const links = html.match(/<link[^>]*application\/json\+oembed[^>]*>/g) ?? [];
      expect(links.length, path).toBe(1);
      const [, lang, id] = /\/oembed\/(\w+)\/([^/]+)\.json"/.exec(links[0]!)!;
      expect(lang, path).toBe(language);
      expect(existsSync(join(dist, 'oembed', lang!, `${id}.json`)), path).toBe(true);
      const embed = embeds.find((each) => each.path === `/embed/${lang}/${id}/`)!;
      const game = / data-game="([^"]+)"/.exec(embed.html)![1]!;
      expect(path.includes(`/games/${game}/`) || path.includes('/compare/'), path).toBe(true);
    }
    const pair = pages.find(({ path }) => path === '/fr/compare/nain-jaune-lindor/')!;
    expect(pair.html).toContain('/oembed/fr/nain-left-in-hand.json"');
  });

  test('would not pass with less', () => {
    const [, , , { html }] = answers[0]!;
    expect(filtered({ type: 'link', html }, 'x')).toBeNull();
    expect(filtered({ type: 'rich', html: html.replace('</iframe>', '') }, 'x')).toBeNull();
    expect(filtered({ type: 'rich', html: html.replace(/<iframe.*/, '') }, 'x')).toBeNull();
  });
});

describe('on another site', () => {
  const post = otherSite();

  const framesOf = (page: Page): Frame[] => page.frames().filter((frame) => frame.url().startsWith(origin()));
  const step = (frame: Frame): Promise<string> => frame.locator('.table-say .step').innerText();
  const end = (frame: Frame): Promise<void> =>
    frame.evaluate(async () => {
      const next = [...document.querySelectorAll<HTMLElement>('.table-controls button')].at(-2)!;
      for (let i = 0; next.getAttribute('aria-disabled') !== 'true' && i < 2000; i++) {
        next.click();
        await new Promise((drawn) => requestAnimationFrame(drawn));
      }
    });

  test.each(longest.map(({ path }) => path))('%s plays to its end in the sandbox, by itself', async (path) => {
    const { page, heard, asked } = await post({
      html: `<iframe sandbox="allow-scripts" title="x" src="${origin()}${path}" width="600" height="700"></iframe>`,
    });
    const [frame] = framesOf(page);
    await end(frame!);
    expect(await step(frame!)).toMatch(/^(Step|Étape) (\d+) (of|sur) \2$/);
    expect(heard).toEqual([]);
    expect(asked).toEqual([`${origin()}${path}`]);
  });

  test('WordPress shows it at its height, and follows its links to its own site', async () => {
    const path = embeds.find(({ path }) => path.endsWith('/peel-four-nines/'))!.path;
    const answer = JSON.parse(
      readFileSync(join(dist, path.replace(/^\/embed/, 'oembed').replace(/\/$/, '.json')), 'utf8'),
    );
    const html = filtered(answer, 'Secret1234')!.replaceAll(site, origin());
    const { page, heard } = await post({ html: `<script>${RECEIVER}</script>${html}` });
    const element = page.locator('iframe');
    await expect.poll(() => element.isVisible()).toBe(true);
    const [frame] = framesOf(page);
    const height = await frame!.evaluate(() => Math.ceil(document.body.getBoundingClientRect().height));
    await expect.poll(() => element.getAttribute('height')).toBe(String(Math.min(1000, Math.max(200, height))));
    await frame!.locator('.embed-source a').nth(1).click();
    await expect.poll(() => page.title()).toMatch(/^went to .*\/examples\/peel-four-nines\/$/);
    expect(heard).toEqual([]);
  });

  test('two on a page do not disturb each other, each as its address says', async () => {
    const [one, two] = [longest[0]!.path, longest[1]!.path];
    const { page, heard } = await post({
      html: `<script>heights = {}; addEventListener('message', ({ data }) => { if (data.type === 'snorum:height') heights[data.id] = data.height; });</script>
       <iframe title="1" src="${origin()}${one}?step=3&theme=dark" width="600" height="700"></iframe>
       <iframe title="2" src="${origin()}${two}?view=accounts" width="600" height="700"></iframe>`,
    });
    const [first, second] = framesOf(page);
    await expect.poll(() => step(first!)).toMatch(/ 3 /);
    expect(await first!.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark');
    await expect.poll(() => second!.locator('.ledger').isVisible()).toBe(true);
    await end(first!);
    expect(await step(second!)).toMatch(/ 1 /);
    expect(Object.values((await page.evaluate('heights')) as object)).toEqual([expect.any(Number), expect.any(Number)]);
    expect(heard).toEqual([]);
  });

  test('nothing hostile in the address or in a message moves it', async () => {
    const { path } = longest[0]!;
    const bad =
      '?step=1e99&view=<script>alert(1)</script>&theme="><img src=x onerror=alert(2)>&readings=__proto__=x&step=-1';
    const { page, heard, asked } = await post({
      html: `<iframe sandbox="allow-scripts" title="x" src="${origin()}${path}${encodeURI(bad)}#?secret=<b>&x" width="600" height="700"></iframe>
       <script>spoken = []; addEventListener('message', ({ data }) => spoken.push(data));
       const shout = (what) => document.querySelector('iframe').contentWindow.postMessage(what, '*');
       shoutAll = () => { for (const what of [null, 'x'.repeat(1e6), { message: 'ready', secret: {} }, { message: 'height', value: 1e9 }, [], 7,
         { type: 'snorum:height', height: '<img onerror=alert(1)>' }]) shout(what); };</script>`,
    });
    const [frame] = framesOf(page);
    await expect.poll(() => step(frame!)).toMatch(/ 1 /);
    await page.evaluate('shoutAll()');
    await end(frame!);
    const spoken = (await page.evaluate('spoken')) as { type?: string; message?: string; height: number }[];
    expect(spoken.length).toBeGreaterThan(0);
    expect(spoken.every(({ type, message }) => type === 'snorum:height' && !message)).toBe(true);
    // It answers nobody: it speaks only when its height is another.
    expect(spoken.filter(({ height }, i) => height === spoken[i - 1]?.height)).toEqual([]);
    expect(await frame!.evaluate(() => document.querySelectorAll('img, b').length)).toBe(0);
    expect([heard, asked.length]).toEqual([[], 1]);
  });

  test('keeps nothing, even where it might', async () => {
    const page = await openPage({ path: longest[0]!.path });
    await page.locator('.table-settings').click();
    await page.locator('.more-panel select').nth(1).selectOption('four');
    await expect.poll(() => page.locator('.table.four-colours').count()).toBe(1);
    const kept = await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie]);
    expect(kept).toEqual([0, 0, '']);
  });

  test('without scripts the whole example is there to be read', async () => {
    const page = await openPage({ path: longest[0]!.path, javaScript: false, width: 360 });
    expect(await page.locator('.steps > li').first().isVisible()).toBe(true);
    expect(await page.locator('.ledger').isVisible()).toBe(true);
    expect(await page.locator('.table-foot').isVisible()).toBe(false);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });

  test('is accessible, in the light and in the dark', async () => {
    const page = await openPage({ path: longest[0]!.path, width: 360 });
    expect(await faults(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await faults(page, ['color-contrast'])).toEqual([]);
  });
});
