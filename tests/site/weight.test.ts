import { describe, expect, test } from 'vitest';
import { isOver, kinds, pages, weigh } from './dist.ts';

const limit = { text: 14_600, search: 18_000, table: 42_000, scripts: 20_000, fixed: 8_000, article: 350 };

describe('the built site', () => {
  test.each(kinds)('has a page of the kind “%s” in both languages', (kind) => {
    const languages = new Set(pages.filter((page) => page.kind === kind).map((page) => page.language));
    expect([...languages].sort()).toEqual(['en', 'fr']);
  });

  test('has every page in both languages, but for those that have none', () => {
    const untranslated = pages
      .filter(({ language }) => language !== undefined)
      .filter(
        ({ path }) =>
          !pages.some(
            (other) => other.path === path.replace(/^\/(en|fr)\//, (own) => (own === '/en/' ? '/fr/' : '/en/')),
          ),
      );
    expect(untranslated.map(({ path }) => path)).toEqual([]);
  });
});

describe('bytes on the wire, brotli, fonts apart', () => {
  test('a page without a table runs no script, but for the search', () => {
    const scripted = text().filter(
      ({ kind, html }) =>
        kind !== 'search' &&
        /<script(?![^>]*type="?application\/(ld\+)?json)|<astro-island|\son[a-z]+=|modulepreload/.test(html),
    );
    expect(scripted.map(({ path }) => path)).toEqual([]);
  });

  test(`a page without a table is at most ${limit.text} bytes in all, or ${limit.article} for each disputed point or example listed; the search with its script ${limit.search}`, () => {
    const most = ({ kind, html }: Pages[number]) =>
      kind === 'search'
        ? limit.search
        : Math.max(
            limit.text,
            limit.fixed + limit.article * (html.match(/<section [^>]*class="point"|<li data-example=/g)?.length ?? 0),
          );
    const heavy = text().filter((page) => isOver(page, 'whole', most(page)));
    expect(heavy.map((page) => `${page.path} ${weigh(page).whole}`)).toEqual([]);
  });

  test(`a page with a table runs at most ${limit.scripts} bytes of script`, () => {
    const heavy = table().filter((page) => isOver(page, 'scripts', limit.scripts));
    expect(heavy.map((page) => `${page.path} ${weigh(page).scripts}`)).toEqual([]);
  });

  test(`a page with a table is at most ${limit.table} bytes in all, or ${limit.article} for each article of a long edition`, () => {
    const articlesOn = ({ html }: Pages[number]) => html.match(/<article\b/g)?.length ?? 0;
    const heavy = table().filter((page) =>
      isOver(page, 'whole', Math.max(limit.table, limit.fixed + limit.article * articlesOn(page))),
    );
    expect(heavy.map((page) => `${page.path} ${weigh(page).whole}`)).toEqual([]);
  });
});

type Pages = typeof pages;

function text(): Pages {
  const found = pages.filter(({ hasTable, kind }) => !hasTable && kind !== 'embed');
  expect(found.length).toBeGreaterThan(0);
  return found;
}

function table(): Pages {
  const found = pages.filter(({ hasTable }) => hasTable);
  expect(found.length).toBeGreaterThan(0);
  return found;
}
