/** Tests an article or a claim that is pasted into a post: its page, its preview, its frame. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { GAMES } from '#engine/games.ts';
import { createWorstOfEachKind, selectInstances } from '../instances.ts';
import { listAxeFaults } from './axe.ts';
import { getOrigin, openPage } from './browser.ts';
import { type BuiltPage, builtPages, DIST_FOLDER, escapePattern } from './dist.ts';
import { startOtherSite } from './other-site.ts';
import { filterAsWordPress, MESSAGE_RECEIVER_SCRIPT } from './wordpress.ts';
import { listZoteroItems } from './zotero.ts';

const site = process.env.SITE_URL ?? 'https://snorum.example';
const slips = builtPages.filter(({ kind }) => kind === 'slip');
const of = (kind: 'article' | 'claim'): BuiltPage[] =>
  slips.filter(({ html }) => html.includes(` data-slip="${kind}"`));
const articles = of('article');
const claims = of('claim');

const named = ({ path }: BuiltPage): readonly [lang: string, id: string] => {
  const [, lang, id] = /^\/embed\/(\w+)\/([^/]+)\/$/.exec(path)!;
  return [lang!, id!];
};
const answerOf = (page: BuiltPage) => {
  const [lang, id] = named(page);
  return JSON.parse(readFileSync(join(DIST_FOLDER, 'oembed', lang, `${id}.json`), 'utf8'));
};
const said = (html: string, name: string): string | undefined =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1];
const plain = (html: string): string =>
  html
    .replace(/<[^>]+>/g, '')
    .replace(
      /&(amp|lt|gt|quot|#39);/g,
      (_, name) => ({ amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" })[name as 'amp'],
    );
const partOf = (html: string, pattern: RegExp): string => plain(pattern.exec(html)?.[1] ?? '');

/** Chooses the longest page of each kind, language and status. */
const longest = createWorstOfEachKind<BuiltPage>(
  ({ path, html }) => `${path.slice(0, 10)}${/ data-slip="[^"]+"/.exec(html)}${/class="status [^"]+/.exec(html)}`,
  ({ html }) => html.length,
);

describe('an article under its own address', () => {
  test('exists for every article of every edition, in both languages', () => {
    const ids = GAMES.flatMap((game) => Object.keys(game.articles)).sort();
    for (const lang of ['en', 'fr'])
      expect(
        articles
          .filter((page) => named(page)[0] === lang)
          .map((page) => named(page)[1])
          .sort(),
      ).toEqual(ids);
  });

  test('gives its text, status, place and source, and links to its place in the edition', () => {
    for (const page of articles) {
      const [lang, id] = named(page);
      const game = GAMES.find((each) => id in each.articles)!;
      const { status, place } = game.articles[id]!;
      const slug = id.slice(id.indexOf('.') + 1);
      const [, edition] = new RegExp(`<h1><a href="(/${lang}/sources/[^"#]+)#${escapePattern(slug)}"`).exec(page.html)!;
      const text = builtPages.find(({ path }) => path === edition)!.html;
      const there = text.slice(text.indexOf(`<article id="${slug}"`)).split('</article>')[0]!;
      // The same words as in the edition, note by note; drawings of cards and the glossary apart.
      const words = (html: string) =>
        plain(
          html
            .replace(/<span class="corner[^>]*>[\s\S]*?<\/svg>\s*<\/span>/g, '')
            .replace(/<span popover[\s\S]*?<\/span>/g, '')
            .replace(/<svg[\s\S]*?<\/svg>/g, '')
            .replaceAll('&nbsp;', ''),
        ).replace(/[\s\u00a0]+/g, '');
      const inside = /<div class="article-text">([\s\S]*?)<p class="article-meta">/;
      expect(words(inside.exec(page.html)![1]!).length, page.path).toBeGreaterThan(10);
      expect(words(inside.exec(page.html)![1]!), page.path).toBe(words(inside.exec(there)![1]!));
      expect(page.html, page.path).toContain(`class="status status-${status}"`);
      const meta = partOf(page.html, /<p class="article-meta">([\s\S]*?)<\/p>/);
      if (place) expect(meta.replace('nº', 'no.'), page.path).toContain(place.split(',')[0]!);
      // An article that is ours alone has no reference but our own; any other, the page of the chapter that says it.
      expect(page.html.match(/<p class="reference"/g)?.length, page.path).toBe(status === 'editorial' ? 1 : 2);
      const references = plain(page.html.match(/<p class="reference".*?<\/p>/gs)![0]!).replaceAll('\u00a0', ' ');
      const [only] = status === 'stated' ? (/^\d+(–\d+)?$/.exec(place) ?? []) : [];
      if (only && !id.startsWith('AC60') && !id.startsWith('HF90.chat'))
        expect(references, page.path).toMatch(new RegExp(`pp?\\. ${only}[.,]`));
      for (const ending of ['bib', 'ris', 'json'])
        expect(page.html, page.path).toContain(`href="/cite/${lang}/${id}.${ending}"`);
      expect(listZoteroItems(page.html), page.path).toMatchObject([
        { itemType: 'webpage', language: lang, url: `${site}${edition}#${slug}` },
      ]);
    }
  });

  test('is offered where its edition is cited', () => {
    const offered = builtPages
      .filter(({ kind }) => kind === 'citations')
      .flatMap(({ html }) => [...html.matchAll(/href="(\/embed\/[^"]+)"/g)].map(([, path]) => path!));
    expect(offered.sort()).toEqual(articles.map(({ path }) => path).sort());
  });

  test('has an example’s table behind it, at the step that carries it out', () => {
    const played = articles.flatMap(({ path, html }) => {
      const [, frame] = /<iframe src="([^"?]+)\?step=[\d.]+"/.exec(html) ?? [];
      return frame ? [[path, frame] as const] : [];
    });
    expect(played.length).toBeGreaterThan(articles.length / 2);
    const tables = new Set(builtPages.filter(({ kind }) => kind === 'embed').map(({ path }) => path));
    expect(played.filter(([, frame]) => !tables.has(frame))).toEqual([]);
  });
});

describe('the link preview', () => {
  test('of an article has its own title, status, text and picture', () => {
    const titles = articles.map(({ path, html }) => `${path.slice(0, 10)} ${said(html, 'og:title')}`);
    expect(new Set(titles).size).toBe(articles.length);
    for (const { path, html } of articles) {
      expect(said(html, 'og:url'), path).toBe(`${site}${path}`);
      // A link to the canonical address would lead to the edition, and show that.
      expect(html, path).toContain(`<link rel="canonical" href="${site}${path}">`);
      const description = said(html, 'og:description')!;
      expect(description, path).toMatch(/^(Stated|Inferred|Editorial|Attesté|Inféré|Éditorial)(?:, .+)?\u00a0?: \S/u);
      expect(description.length, path).toBeLessThanOrEqual(300);
      const [, frame] = /<iframe src="\/embed\/\w+\/([^"?]+)\//.exec(html) ?? [];
      const image = said(html, 'og:image')!;
      if (frame) expect(image, path).toContain(`/examples/${frame}.png`);
      else expect(image, path).toMatch(/\/pictures\/\w+\/games\/[a-z-]+\.png$/);
      expect(existsSync(join(DIST_FOLDER, new URL(image).pathname)), path).toBe(true);
    }
  });

  test('of a claim and of a found deal matches its page: the verdict, the cards', () => {
    expect(claims.length).toBe(builtPages.filter(({ kind }) => kind === 'claim').length);
    for (const page of [...claims, ...builtPages.filter(({ kind }) => kind === 'claim' || kind === 'found deal')]) {
      const own = page.path.replace(/^\/embed\/(\w+)\//, '/$1/claims/');
      expect(said(page.html, 'og:url'), page.path).toBe(`${site}${own}`);
      expect(said(page.html, 'og:image'), page.path).toBe(`${site}/pictures${own.replace(/\/$/, '')}.png`);
      expect(existsSync(join(DIST_FOLDER, `pictures${own.replace(/\/$/, '')}.png`)), page.path).toBe(true);
    }
  });
});

describe('oEmbed', () => {
  test('answers for every article and claim, says so where frames are blocked, and passes WordPress', () => {
    expect(slips.length).toBe(articles.length + claims.length);
    for (const page of slips) {
      const [lang, id] = named(page);
      const own = claims.includes(page) ? page.path.replace(/^\/embed\/(\w+)\//, '/$1/claims/') : page.path;
      for (const path of new Set([page.path, own])) {
        const { html } = builtPages.find((each) => each.path === path)!;
        const [found] = /<link rel="alternate" type="application\/json\+oembed"[^>]*>/.exec(html) ?? [];
        expect(found, path).toContain(` href="${site}/oembed/${lang}/${id}.json"`);
      }
      const answer = answerOf(page);
      expect(answer, page.path).toMatchObject({ version: '1.0', type: 'rich', width: 600, height: expect.any(Number) });
      expect(answer.height, page.path).toBeLessThanOrEqual(900);
      expect(answer.thumbnail_url, page.path).toBe(said(page.html, 'og:image'));
      const quotation = partOf(answer.html, /^<blockquote>(.*?)<\/blockquote>/s);
      const title = partOf(answer.html, /<a[^>]*>(.*?)<\/a>/s);
      expect(quotation.length, page.path).toBeGreaterThan(title.length + 15);
      const kept = filterAsWordPress(answer, 'abcDEF1234')!;
      expect(kept, page.path).toContain(`src="${site}${page.path}#?secret=abcDEF1234"`);
      expect(kept, page.path).toContain(quotation.slice(title.length, title.length + 10).trim());
    }
  });

  test('is discovered from the page of a deal', () => {
    const deals = builtPages.filter(({ kind }) => kind === 'found deal');
    expect(deals.length).toBe(2 * 11);
    for (const { path, html } of deals)
      expect(html, path).toContain(`href="${site}${path.replace(/^\/(\w+)\/find\/(.*)\/$/, '/oembed/$1/$2.json')}"`);
  });
});

describe('an article card', () => {
  const post = startOtherSite();
  const example = articles.find(({ path }) => path === '/embed/en/AC60.bete/')!.path;

  test('requests no more than its style and script, and a table of this site when one is opened', () => {
    for (const { path, html } of slips) {
      const own = [...html.matchAll(/<(?:link[^>]* rel="stylesheet" href|script defer src)="([^"]+)"/g)].map(
        ([, file]) => file!,
      );
      expect(
        own.every((file) => /^\/(?:_astro|embed\/scripts)\/[\w.-]+$/.test(file)),
        path,
      ).toBe(true);
      const without = html
        .replace(/<iframe src="\/embed\/[^>]* loading="lazy"/, '')
        .replace(/="\/(?:_astro|embed\/scripts)\/[\w.-]+"/g, '');
      const [other] = / (src|srcset)=|rel="?(preload|modulepreload)|<style|type="module"|\sstyle="/.exec(without) ?? [];
      expect(other, path).toBe(undefined);
      expect(html, path).toMatch(
        /content="default-src 'none'; script-src 'self'; [^"]*frame-src 'self'; base-uri 'none'/,
      );
      expect(html.length, path).toBeLessThan(24_000);
    }
  });

  test('reports its height in a sandbox, plays its example, and returns to its height when that is folded', async () => {
    const { page, heard, asked } = await post({
      html: `<script>told = []; addEventListener('message', ({ data }) => told.push(data));</script>
        <iframe sandbox="allow-scripts" title="x" src="${getOrigin()}${example}?theme=dark" width="600" height="400"></iframe>`,
    });
    const heights = async () => ((await page.evaluate('told')) as { height: number }[]).map(({ height }) => height);
    await expect.poll(async () => (await heights()).length).toBeGreaterThan(0);
    const [before] = await heights();
    expect(before).toBeLessThan(600);
    const slip = page.frameLocator('iframe');
    await slip.locator('summary').first().click();
    const table = slip.frameLocator('iframe');
    await expect.poll(() => table.locator('.table-say .step').innerText()).toMatch(/^Step 14 /);
    expect(await table.locator('html').getAttribute('data-theme')).toBe('dark');
    await table.locator('.table-controls .control-first').click();
    await expect.poll(() => table.locator('.table-say .step').innerText()).toMatch(/^Step 14 of \d+, part \d/);
    const frame = slip.locator('iframe');
    const high = () => table.locator('body').evaluate((body) => Math.ceil(body.getBoundingClientRect().height));
    await expect.poll(async () => Number(await frame.getAttribute('height'))).toBeGreaterThanOrEqual(await high());
    await expect.poll(async () => (await heights()).at(-1)!).toBeGreaterThan(before! + 500);
    await slip.locator('summary').first().click();
    await expect.poll(async () => (await heights()).at(-1)).toBe(before);
    expect(heard).toEqual([]);
    const pages = asked.map((address) => new URL(address).pathname).filter((path) => path.endsWith('/'));
    expect(pages).toEqual([example, '/embed/en/bete-that-grows/']);
  });

  test('has its height in WordPress, and links to the article in its edition', async () => {
    const html = filterAsWordPress(answerOf(articles.find(({ path }) => path === example)!), 'Secret1234')!;
    const { page, heard } = await post({
      html: `<script>${MESSAGE_RECEIVER_SCRIPT}</script>${html.replaceAll(site, getOrigin())}`,
    });
    const element = page.locator('iframe');
    await expect.poll(() => element.isVisible()).toBe(true);
    const slip = page.frameLocator('iframe');
    const high = await slip.locator('body').evaluate((body) => Math.ceil(body.getBoundingClientRect().height));
    await expect.poll(() => element.getAttribute('height')).toBe(String(high));
    await slip.locator('.article-see').click();
    await expect.poll(() => page.title()).toBe(`went to ${getOrigin()}/en/sources/avantcoureur-1760/nain-jaune/#bete`);
    expect(heard).toEqual([]);
  });

  test('fits a telephone: no wider, and no higher than 900 pixels', { timeout: 600_000 }, async () => {
    const page = await openPage({ path: example, width: 342, javaScript: false });
    const over: string[] = [];
    for (const { path } of selectInstances(slips, longest)) {
      await page.goto(path);
      const [high, wide] = await page.evaluate(() => [
        document.body.getBoundingClientRect().height,
        document.documentElement.scrollWidth,
      ]);
      if (high! > 900 || wide! > 342) over.push(`${path} ${wide} × ${high}`);
    }
    expect(over).toEqual([]);
  });

  test.each(longest(slips).map(({ path }) => path))(
    'is accessible when %s is unfolded, light and dark',
    async (path) => {
      const page = await openPage({ path, width: 342 });
      // The content of the frame has its own tests.
      await page.evaluate(() => {
        for (const frame of document.querySelectorAll('iframe')) frame.remove();
        for (const fold of document.querySelectorAll('details')) fold.open = true;
      });
      expect(await listAxeFaults(page)).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await listAxeFaults(page, ['color-contrast'])).toEqual([]);
      await page.setViewportSize({ width: 320, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    },
  );

  test('reads without scripts, and its table opens', async () => {
    const page = await openPage({ path: example, javaScript: false, width: 360 });
    expect(await page.locator('.article-text').isVisible()).toBe(true);
    await page.locator('summary').first().click();
    await expect.poll(() => page.frameLocator('iframe').locator('.steps > li').first().isVisible()).toBe(true);
  });
});
