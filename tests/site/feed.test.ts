/** Tests the machine-readable pages: the feed of changes, and the list of pages for search engines. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { builtPages, DIST_FOLDER } from './dist.ts';

const site = process.env['SITE_URL'] ?? 'https://snorum.example';
const changes = ['avantcoureur-1760', 'boussac-1896', 'huvier-1790', 'lacombe-1792', 'round-games-1891'].flatMap(
  (source) =>
    parse(readFileSync(join(import.meta.dirname, `../../content/changes/${source}.yaml`), 'utf8')) as {
      date: string;
    }[],
);

test.each(['en', 'fr'])('the feed has every change, the latest first, each with a working address, %s', (lang) => {
  const text = readFileSync(join(DIST_FOLDER, lang, 'changes.atom'), 'utf8');
  const entries = text.split('<entry>').slice(1);
  expect(entries.length).toBe(changes.length);
  const days = entries.map((entry) => /<updated>(.*?)T/.exec(entry)![1]!);
  expect(days).toEqual(days.toSorted().reverse());
  const ids = entries.map((entry) => /<id>(.*?)<\/id>/.exec(entry)![1]!);
  expect(new Set(ids).size).toBe(ids.length);
  const titles = entries.map((entry) => /<title>(.*?)<\/title>/.exec(entry)![1]!);
  expect(titles.filter((title, i) => titles.indexOf(title) < i)).toEqual([]);
  for (const entry of entries) {
    const [, path, anchor] = new RegExp(`<link href="${site}(/[^"#]*)#?([^"]*)"`).exec(entry)!;
    const page = builtPages.find((each) => each.path === path);
    expect(page?.language, path).toBe(lang);
    if (anchor) expect(page!.html, entry).toContain(`id="${anchor}"`);
  }
  const home = builtPages.find(({ path }) => path === `/${lang}/`)!;
  expect(home.html).toMatch(new RegExp(`type="application/atom\\+xml"[^>]*href="/${lang}/changes.atom"`));
});

test('search engines get the list of pages', () => {
  const [, list] = /^Sitemap: (.*)$/m.exec(readFileSync(join(DIST_FOLDER, 'robots.txt'), 'utf8'))!;
  expect(list).toBe(`${site}/sitemap-index.xml`);
  expect(existsSync(join(DIST_FOLDER, 'sitemap-index.xml'))).toBe(true);
});
