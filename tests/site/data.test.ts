/**
 * Tests the published data files as served: what they say about articles, claims and witnesses must match the pages.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { builtPages, DIST_FOLDER, escapePattern } from './dist.ts';

interface Node {
  readonly [column: string]: string | number | readonly string[] | null;
}

const graphOf = (table: string): readonly Node[] =>
  (JSON.parse(readFileSync(join(DIST_FOLDER, 'data', `${table}.jsonld`), 'utf8')) as { '@graph': readonly Node[] })[
    '@graph'
  ];

const htmlAt = (url: string): string => {
  const { pathname } = new URL(url);
  const page = builtPages.find(({ path }) => path === pathname);
  expect(page, url).toBeDefined();
  return page!.html;
};

const idIn = (html: string, id: string): boolean => new RegExp(`\\sid="?${escapePattern(id)}["\\s>]`).test(html);

test.each(['articles', 'readings', 'witnesses', 'claims'])(
  'every row of %s is at its address in both languages',
  (table) => {
    const rows = graphOf(table);
    expect(rows.length).toBeGreaterThan(20);
    for (const row of rows)
      for (const lang of ['en', 'fr']) {
        const url = String(row[`url_${lang}`]);
        const html = htmlAt(url);
        const anchor = new URL(url).hash.slice(1);
        if (anchor) expect(idIn(html, anchor), url).toBe(true);
      }
  },
);

test.each(['en', 'fr'] as const)('the register in %s counts the same points as the data', (lang) => {
  const html = htmlAt(String(graphOf('witnesses')[0]![`url_${lang}`]));
  const counted = Object.fromEntries(
    [...html.matchAll(/<div id="?([A-Z][A-Z0-9-]*)"? data-points="?(\d+)/g)].map(([, siglum, points]) => [
      siglum,
      Number(points),
    ]),
  );
  expect(counted).toEqual(Object.fromEntries(graphOf('witnesses').map(({ siglum, points }) => [siglum, points])));
});

test.each(['en', 'fr'] as const)('the principles in %s count the articles by status as the data do', (lang) => {
  const { html } = builtPages.find(({ kind, language }) => kind === 'about' && language === lang)!;
  const rows = [...html.matchAll(/<tr><th scope="?row"?>[^<]*<\/th>((?:<td>\d+<\/td>)+)/g)];
  const last = [...rows.at(-1)![1]!.matchAll(/\d+/g)].map(Number);
  const articles = graphOf('articles');
  expect(last).toEqual(
    ['stated', 'inferred', 'editorial'].map((status) => articles.filter((row) => row['status'] === status).length),
  );
  expect(html).toContain(String(graphOf('witnesses').length));
});

test('the claims have the outcome their page states', () => {
  for (const { url_en: url, outcome } of graphOf('claims'))
    expect(htmlAt(String(url)), String(url)).toMatch(new RegExp(`data-outcome="?${outcome}["\\s>]`));
});
