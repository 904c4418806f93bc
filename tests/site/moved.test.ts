/** Tests former addresses: each answers, leads to where its content is, and is in no list of pages. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { GAMES } from '#engine/games.ts';
import { LANGUAGES } from '../../src/i18n/routes.ts';
import { openPage } from './browser.ts';
import { builtPages, DIST_FOLDER } from './dist.ts';

const moved = builtPages.filter(({ kind }) => kind === 'moved');
const idsOf = (html: string): ReadonlySet<string> =>
  new Set([...html.matchAll(/\sid="?([^"\s>]+)/g)].map(([, id]) => id!));
const mainOf = (html: string): string => /<main.*<\/main>/s.exec(html)![0];

test('each former page of numbers, of coverage, and each second page of disputed points and of code answers', () => {
  const paths = moved.map(({ path }) => path);
  for (const lang of LANGUAGES)
    for (const { id } of GAMES)
      for (const path of [`games/${id}/numbers/`, `about/coverage/${id}/`]) expect(paths).toContain(`/${lang}/${path}`);
  expect(paths.filter((path) => /\/readings\/[^/]+\/2\/$/.test(path))).toHaveLength(8);
  expect(paths.filter((path) => /\/code\/2\/$/.test(path))).toHaveLength(8);
});

test('each place of a former page has a link to the same place of the present one', () => {
  for (const { path, html } of moved) {
    const links = [...mainOf(html).matchAll(/<a[^>]*href="?([^"\s>]+)/g)].map(([, href]) => href!);
    expect(links.length, path).toBeGreaterThan(0);
    for (const link of links) {
      const [to, fragment] = link.split('#');
      const target = builtPages.find((page) => page.path === to);
      expect(target?.kind, link).toMatch(/^(study|coverage of a game|readings of a game|code)$/);
      if (fragment) expect(idsOf(target!.html), link).toContain(fragment);
    }
  }
});

test('no former address is in the list of pages for search engines', () => {
  const list = readFileSync(join(DIST_FOLDER, 'sitemap-0.xml'), 'utf8');
  for (const { path, html } of moved) {
    expect(list).not.toContain(`${path}<`);
    expect(html).toMatch(/<meta[^>]*robots[^>]*noindex/);
  }
});

test('a former address without places leads on at once', async () => {
  const page = await openPage({ path: '/en/about/coverage/jig/', javaScript: false });
  await page.waitForURL('**/en/games/jig/study/articles/');
});
