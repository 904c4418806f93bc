import { describe, expect, test } from 'vitest';
import { openPage } from './browser.ts';
import { builtPages } from './dist.ts';

const LANGUAGES = ['en', 'fr'] as const;
const EDITION = 'sources/boussac-1896/manille/';
const htmlOf = (path: string): string => builtPages.find((page) => page.path === path)?.html ?? '';

describe.each(LANGUAGES)('the glossary, %s', (lang) => {
  const html = htmlOf(`/${lang}/glossary/`);

  test('follows the alphabetical order of its language', () => {
    const names = [...html.matchAll(/<dfn>([^<]*)<\/dfn>/gu)].map((found) => found[1]!);
    expect(names.length).toBeGreaterThan(60);
    expect(names).toEqual(names.toSorted(new Intl.Collator(lang).compare));
  });

  test('gives each term in the other language, and names that language', () => {
    const other = lang === 'en' ? 'fr' : 'en';
    const pairs = [...html.matchAll(/<dfn>[^<]*<\/dfn>\s*<i lang="?([a-z]+)"?>([^<]+)<\/i>/gu)];
    expect(pairs.length).toBe(html.match(/<dfn>/gu)!.length);
    expect(new Set(pairs.map((found) => found[1]))).toEqual(new Set([other]));
  });

  test('is linked from the foot of every page', () => {
    const without = builtPages
      .filter((page) => page.language === lang && page.kind !== 'embed')
      .filter((page) => !/<footer.*href="?[^">]*\/glossary\/"?[\s>].*<\/footer>/su.test(page.html));
    expect(without.map(({ path }) => path)).toEqual([]);
  });
});

describe('a term in the text', () => {
  test.each(LANGUAGES)('links to its place in the glossary, %s', (lang) => {
    const anchors = new Set([...htmlOf(`/${lang}/glossary/`).matchAll(/<div id="?([a-z-]+)"?>/gu)].map((m) => m[1]!));
    const led = builtPages
      .filter(({ language, kind }) => language === lang && kind === 'edition')
      .flatMap(({ html }) => [...html.matchAll(/\/glossary\/#([a-z-]+)/gu)].map((m) => m[1]!));
    expect(led.length).toBeGreaterThan(20);
    expect(led.filter((id) => !anchors.has(id))).toEqual([]);
  });

  test('opens its definition by keyboard, without JavaScript, and closes it again', async () => {
    const page = await openPage({ path: `/en/${EDITION}`, javaScript: false });
    const term = page.locator('.term').first();
    const gloss = page.locator('.gloss').first();
    expect(await gloss.isVisible()).toBe(false);
    await term.focus();
    await page.keyboard.press('Enter');
    expect(await gloss.isVisible()).toBe(true);
    await page.keyboard.press('Tab');
    expect(await gloss.locator('a').evaluate((link) => link === document.activeElement)).toBe(true);
    await page.keyboard.press('Escape');
    expect(await gloss.isVisible()).toBe(false);
  });

  test.each([360, 1280])('shows its whole definition on a screen %i wide', async (width) => {
    const page = await openPage({ path: `/fr/${EDITION}`, javaScript: false, width });
    for (const [i, term] of (await page.locator('.term').all()).entries()) {
      await term.click();
      const box = (await page.locator('.gloss').nth(i).boundingBox())!;
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(width);
      expect(box.y).toBeGreaterThanOrEqual(0);
      expect(box.y + box.height).toBeLessThanOrEqual(800);
      await page.keyboard.press('Escape');
    }
  });

  test('prints like the other words', async () => {
    const page = await openPage({ path: `/fr/${EDITION}` });
    await page.emulateMedia({ media: 'print' });
    const term = page.locator('.term').first();
    expect(await term.isVisible()).toBe(true);
    expect(await term.evaluate((element) => getComputedStyle(element).textDecorationLine)).toBe('none');
  });
});
