/** Tests the pictures made at build: every page names one in its language, and every file matches its page. */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { FontFile } from '../../src/pictures/face.ts';
import { selectInstances } from '../instances.ts';
import { openPage } from './browser.ts';
import { builtPages, DIST_FOLDER, isForOtherSites } from './dist.ts';
import { pngSize } from './png.ts';

/** Lists the preview tags of a page, name and content, in the order of the page. */
const saidBy = (html: string): [name: string, content: string][] =>
  [...html.matchAll(/<meta (?:property|name)="((?:og|article|twitter):[^"]+)" content="([^"]*)"/g)].map(
    ([, name = '', content = '']) => [name, content],
  );

const contentOf = (html: string, name: string): string | undefined => saidBy(html).find(([said]) => said === name)?.[1];

/** Returns the content of another tag or element that must say the same as a preview tag; empty if it is missing. */
const within = (html: string, pattern: RegExp): string => pattern.exec(html)?.[1] ?? '';

const site = new URL(/<loc>([^<]+)/.exec(readFileSync(join(DIST_FOLDER, 'sitemap-index.xml'), 'utf8'))![1]!).origin;
const readable = builtPages.filter((page) => !isForOtherSites(page));
const named = new Set(readable.map(({ html }) => new URL(contentOf(html, 'og:image')!).pathname));

describe('the social picture', () => {
  test('is named on every page with a description in its language, and without repetition', () => {
    expect(readable.length).toBeGreaterThan(0);
    for (const { path, html, language = 'en', kind } of readable) {
      const said = saidBy(html);
      const listed = kind !== 'missing';
      expect(
        said.map(([name]) => name),
        path,
      ).toEqual([
        'og:site_name',
        'og:type',
        'og:title',
        'og:description',
        ...(listed ? ['og:url'] : []),
        'og:locale',
        'og:image',
        'og:image:width',
        'og:image:height',
        'og:image:alt',
        'twitter:card',
      ]);
      const content = Object.fromEntries(said);
      expect(content['og:type'], path).toBe(/^(home|bare home)$/.test(kind) ? 'website' : 'article');
      expect(within(html, /<title>([^<]*)/), path).toContain(content['og:title']);
      expect(content['og:description'], path).toBe(within(html, /<meta name="description" content="([^"]*)"/));
      if (listed) expect(content['og:url'], path).toBe(within(html, /<link rel="canonical" href="([^"]*)"/));
      expect(content['og:locale'], path).toBe(language === 'fr' ? 'fr_FR' : 'en_GB');
      expect(content['og:image'], path).toMatch(new RegExp(`^${site}/pictures/${language}/[a-z\\d/-]+\\.png$`));
      expect([content['og:image:width'], content['og:image:height']], path).toEqual(['1200', '630']);
      expect(content['og:image:alt'], path).toMatch(
        language === 'fr'
          ? /^[^:]{5,}\u00a0: .*(?:[’ ]d[eu] |carte retournée)/
          : /^[^:]{5,}: .*(?: of |card face down)/,
      );
      expect(content['twitter:card'], path).toBe('summary_large_image');
    }
  });

  test('is a file of 1200 by 630 points and under 100 KB', () => {
    for (const address of named) {
      const file = join(DIST_FOLDER, address);
      expect(pngSize(file), address).toEqual([1200, 630]);
      expect(readFileSync(file).length, address).toBeLessThan(100_000);
    }
  });

  test('has a plain cloth under the cards and plain paper around the words', async () => {
    // Daily tests read every sixth pixel by pixel: all are drawn by one rule.
    for (const address of selectInstances([...named], (all) => all.filter((_, i) => i % 6 === 0))) {
      const { data } = await sharp(join(DIST_FOLDER, address))
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      // Pictures have few colours: an ink may be off by one, invisibly, but it is one ink.
      const plain = (ink: readonly number[], left: number, width: number, top: number, height: number) => {
        for (let y = top; y < top + height; y++)
          for (let x = left; x < left + width; x++)
            if (ink.some((value, i) => Math.abs(data[3 * (1200 * y + x) + i]! - value) > 1)) return `${x}, ${y}`;
        return 'plain';
      };
      expect(plain([0x24, 0x50, 0x40], 30, 480, 572, 30), address).toBe('plain');
      expect(plain([0xfb, 0xf7, 0xec], 580, 580, 575, 20), address).toBe('plain');
    }
  });

  test('exists for no missing page', () => {
    const drawn = readdirSync(join(DIST_FOLDER, 'pictures'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.png'))
      .map((file) => `/pictures/${file.replaceAll('\\', '/')}`);
    expect(drawn.sort()).toEqual([...named].sort());
  });

  test.each([
    ['sources', 5],
    ['games', 8],
    ['examples', 70],
    ['compare', 2],
    ['claims', 37],
    ['games', 8, 'study/'],
  ] as const)('is different for each of the %s', (room, least, below: string = '') => {
    const own = readable.filter(({ path }) => new RegExp(`^/(en|fr)/${room}/[^/]+/${below}$`).test(path));
    expect(own.length).toBeGreaterThanOrEqual(2 * least);
    for (const { path, html } of own)
      expect(new URL(contentOf(html, 'og:image')!).pathname).toBe(`/pictures${path.replace(/\/$/, '')}.png`);
    const seen = new Set(
      own.map(({ path }) => readFileSync(join(DIST_FOLDER, 'pictures', `${path.replace(/\/$/, '')}.png`), 'hex')),
    );
    expect(seen.size).toBe(own.length);
  });

  test('of a claim states the finding of its page in words', () => {
    const claims = readable.filter(({ kind }) => kind === 'claim');
    expect(claims.length).toBeGreaterThanOrEqual(2 * 36);
    for (const { path, html } of claims) {
      const said = contentOf(html, 'og:image:alt')!;
      const verdict = within(html, /<p class="claim-verdict"[^>]*>\s*<strong>([^<]+)\.<\/strong>/);
      expect(said.toLowerCase(), path).toContain(within(html, /<h1>([^<]*?)\.?<\/h1>/).toLowerCase());
      expect(said, path).toMatch(new RegExp(`: ${verdict.toLowerCase()}\\. `));
      expect(verdict, path).not.toBe('');
      const answer = within(html, /<figure class="drawn">\s*<figcaption>([^<]*)/);
      expect(said, path).toContain(answer);
      // Every mark drawn is counted, and every one that supports the claim.
      const marks = html.match(/class="intervals-mark"/g)?.length;
      if (answer) expect(said, path).toMatch(new RegExp(`\\d (?:of|sur) ${marks}\\)\\.$`));
    }
  });

  test('of the claims of an author has each quoted phrase', () => {
    const [list] = readable.filter(({ path }) => path === '/en/claims/boussac/');
    const quotes = [...list!.html.matchAll(/<q lang="fr">([^<]+)<\/q>/g)].map(([, quote = '']) => quote);
    expect(quotes.length).toBeGreaterThan(4);
    for (const quote of quotes) expect(contentOf(list!.html, 'og:image:alt')).toContain(quote);
  });
});

test('the lines of the pictures are as wide as a browser sets them', async () => {
  const page = await openPage({ path: '/en/' });
  const texts = [
    'Four nines among five',
    'Le Chat qui dort',
    'L’Avantcoureur, 1760',
    'AV To Wo. Quatre fois fifty',
    '« Été »',
  ];
  const require = createRequire(import.meta.url);
  for (const [i, style] of ['normal', 'italic'].entries()) {
    const face = new FontFile(
      readFileSync(require.resolve(`@fontsource/eb-garamond/files/eb-garamond-latin-400-${style}.woff`)),
    );
    const ours = texts.map((text) => face.set(text).reduce((sum, { advance }) => sum + advance, 0));
    const theirs = await page.evaluate(
      async ([number, lines]) => {
        const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="font"]')];
        const font = new FontFace('measured', `url("${links[number]!.href}")`);
        document.fonts.add(await font.load());
        const context = document.createElement('canvas').getContext('2d')!;
        context.font = '1000px measured';
        const widths = lines.map((line) => context.measureText(line).width);
        document.fonts.delete(font);
        return widths;
      },
      [i, texts] as const,
    );
    texts.forEach((text, at) => {
      expect(Math.abs(ours[at]! - theirs[at]!), `${style}: ${text}`).toBeLessThan(2);
    });
  }
});

describe.each(['en', 'fr'] as const)('the web manifest, %s', (lang) => {
  const linked = readable.filter(({ language }) => language === lang);
  const manifest = JSON.parse(readFileSync(join(DIST_FOLDER, lang, 'manifest.webmanifest'), 'utf8')) as {
    lang: string;
    start_url: string;
    icons: { src: string; sizes: string }[];
  };

  test('is named on every page and opens the first page in its language', () => {
    expect(linked.filter(({ html }) => !html.includes(`/${lang}/manifest.webmanifest`))).toEqual([]);
    expect([manifest.lang, manifest.start_url]).toEqual([lang, `/${lang}/`]);
  });

  test('has icons of the sizes it lists, with a separate one for Apple', () => {
    expect(manifest.icons.length).toBeGreaterThan(1);
    for (const { src, sizes } of manifest.icons) expect(pngSize(join(DIST_FOLDER, src))?.join('x'), src).toBe(sizes);
    const [, apple = ''] = /<link rel="apple-touch-icon" href="([^"]+)"/.exec(linked[0]!.html) ?? [];
    expect(pngSize(join(DIST_FOLDER, apple))).toEqual([180, 180]);
  });
});
