/** The pictures made at build: every page names one in its language, and every file is what its page says. */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { Face } from '../../src/pictures/face.ts';
import { openPage } from './browser.ts';
import { dist, pages } from './dist.ts';

const contentOf = (html: string, name: string): string | undefined =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1];

/** The width and height that a PNG says it has; nothing of a file that is none, or whose end is missing. */
const sizeOf = (file: string): readonly [width: number, height: number] | undefined => {
  if (!existsSync(file)) return undefined;
  const bytes = readFileSync(file);
  const signed = bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex'));
  const ended = bytes.subarray(-8, -4).toString('latin1') === 'IEND';
  return signed && ended ? [bytes.readUInt32BE(16), bytes.readUInt32BE(20)] : undefined;
};

const readable = pages.filter(({ kind }) => kind !== 'embed');

describe('the social picture', () => {
  test('is named on every page, with what it shows, in the language of the page', () => {
    expect(readable.length).toBeGreaterThan(0);
    for (const { path, html, language = 'en' } of readable) {
      const picture = contentOf(html, 'og:image') ?? '';
      expect(picture, path).toMatch(new RegExp(`^https?://[^/]+/pictures/${language}/[a-z\\d/-]+\\.png$`));
      expect(contentOf(html, 'og:image:alt'), path).toMatch(/.{20}/);
      expect(contentOf(html, 'twitter:card'), path).toBe('summary_large_image');
    }
  });

  test('is a file of 1200 by 630 points, light enough to be fetched by those who preview links', () => {
    const named = new Set(readable.map(({ html }) => new URL(contentOf(html, 'og:image')!).pathname));
    for (const address of named) {
      const file = join(dist, address);
      expect(sizeOf(file), address).toEqual([1200, 630]);
      expect(readFileSync(file).length, address).toBeLessThan(300_000);
    }
  });

  test.each(['sources', 'games', 'examples'])('is one of its own for each of the %s', (room) => {
    const own = readable.filter(({ path }) => new RegExp(`^/(en|fr)/${room}/[^/]+/$`).test(path));
    expect(own.length).toBeGreaterThan(5);
    for (const { path, html } of own)
      expect(new URL(contentOf(html, 'og:image')!).pathname).toBe(`/pictures${path.replace(/\/$/, '')}.png`);
    const seen = new Set(
      own.map(({ path }) => readFileSync(join(dist, 'pictures', `${path.replace(/\/$/, '')}.png`), 'hex')),
    );
    expect(seen.size).toBe(own.length);
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
    const face = new Face(
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

describe.each(['en', 'fr'] as const)('the manifest, %s', (lang) => {
  const linked = readable.filter(({ language }) => language === lang);
  const manifest = JSON.parse(readFileSync(join(dist, lang, 'manifest.webmanifest'), 'utf8')) as {
    lang: string;
    start_url: string;
    icons: { src: string; sizes: string }[];
  };

  test('is named on every page and opens the first page in its language', () => {
    expect(linked.filter(({ html }) => !html.includes(`/${lang}/manifest.webmanifest`))).toEqual([]);
    expect([manifest.lang, manifest.start_url]).toEqual([lang, `/${lang}/`]);
  });

  test('has icons of the sizes it gives, and Apple’s has its own', () => {
    expect(manifest.icons.length).toBeGreaterThan(1);
    for (const { src, sizes } of manifest.icons) expect(sizeOf(join(dist, src))?.join('x'), src).toBe(sizes);
    const [, apple = ''] = /<link rel="apple-touch-icon" href="([^"]+)"/.exec(linked[0]!.html) ?? [];
    expect(sizeOf(join(dist, apple))).toEqual([180, 180]);
  });
});
