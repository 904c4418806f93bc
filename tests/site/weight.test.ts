import { describe, expect, test } from 'vitest';
import {
  type BuiltPage,
  builtPages,
  exceedsWeight,
  getPageWeight,
  isForOtherSites,
  PAGE_KINDS,
  type PageWeight,
} from './dist.ts';

const limit = {
  text: 14_600,
  search: 16_000,
  table: 40_000,
  scripts: 6_000,
  builder: 10_000,
  style: 12_000,
  fixed: 8_000,
  article: 350,
  term: 120,
};
/**
 * Limit, in bytes, for a page with a long edition beside its table, without the articles and their examples: head and
 * foot, the panel for the book’s words, script, style, the drawn cards.
 */
const aroundArticles = 30_500;

/** Limit of a part of a page’s weight, for some pages. */
interface Budget {
  readonly name: string;
  readonly pagesOf: () => Pages;
  readonly part: keyof PageWeight;
  readonly most: (page: BuiltPage) => number;
}

const countOf = (html: string, mark: RegExp): number => html.match(mark)?.length ?? 0;

const BUDGETS: readonly Budget[] = [
  {
    name: `a page without a table is at most ${limit.text} bytes in all, or ${limit.article} for each disputed point, example or article with its code, ${limit.term} for each term`,
    pagesOf: () => text().filter(({ kind }) => kind !== 'search'),
    part: 'whole',
    most: ({ html, kind }) =>
      Math.max(
        limit.text,
        limit.fixed + limit.article * countOf(html, /<section [^>]*class="point"|<li data-(example|point)=/g),
        limit.fixed + limit.article * (kind === 'code' ? countOf(html, /<article\b/g) : 0),
        limit.fixed + limit.term * countOf(html, /<dt\b/g),
      ),
  },
  {
    name: `the search with its script is at most ${limit.search} bytes in all`,
    pagesOf: () => text().filter(({ kind }) => kind === 'search'),
    part: 'whole',
    most: () => limit.search,
  },
  {
    name: `a page with a table runs at most ${limit.scripts} bytes of script before it is touched`,
    pagesOf: () => table().filter(({ kind }) => kind !== 'builder'),
    part: 'scripts',
    most: () => limit.scripts,
  },
  {
    name: `the builder of embeds runs at most ${limit.builder} bytes of script`,
    pagesOf: () => table().filter(({ kind }) => kind === 'builder'),
    part: 'scripts',
    most: () => limit.builder,
  },
  {
    name: `the style of a page is at most ${limit.style} bytes`,
    pagesOf: () => [...text(), ...table()],
    part: 'style',
    most: () => limit.style,
  },
  {
    name: `a page with a table is at most ${limit.table} bytes in all, or ${limit.article} for each article and each example in the text of a long edition`,
    pagesOf: table,
    part: 'whole',
    most: ({ html }) =>
      Math.max(limit.table, aroundArticles + limit.article * countOf(html, /<article\b|<figure [^>]*data-example=/g)),
  },
];

describe('the built site', () => {
  test.each(PAGE_KINDS)('has a page of the kind “%s” in both languages', (kind) => {
    const languages = new Set(builtPages.filter((page) => page.kind === kind).map((page) => page.language));
    expect([...languages].sort()).toEqual(['en', 'fr']);
  });

  test('has every page in both languages, but for those that have none', () => {
    const untranslated = builtPages
      .filter(({ language }) => language !== undefined)
      .filter(
        ({ path }) =>
          !builtPages.some(
            (other) => other.path === path.replace(/^\/(en|fr)\//, (own) => (own === '/en/' ? '/fr/' : '/en/')),
          ),
      );
    expect(untranslated.map(({ path }) => path)).toEqual([]);
  });
});

describe('the weight on the wire, brotli, fonts apart,', () => {
  test('includes no script for a page without a table, but for the search and the matrix columns', () => {
    const scripted = text().filter(
      ({ kind, html }) =>
        kind !== 'search' &&
        kind !== 'concordance' &&
        /<script(?![^>]*type="?application\/(ld\+)?json)|<astro-island|\son[a-z]+=|modulepreload/.test(html),
    );
    expect(scripted.map(({ path }) => path)).toEqual([]);
    for (const page of text().filter(({ kind }) => kind === 'concordance'))
      expect(getPageWeight(page).scripts, page.path).toBeLessThan(700);
  });

  test.each(BUDGETS)('is within its limit for $name', ({ name, pagesOf, part, most }) => {
    const found = pagesOf();
    const heavy = found.filter((page) => exceedsWeight(page, part, most(page)));
    expect(heavy.slice(0, 20).map((page) => `${page.path} ${getPageWeight(page)[part]}`)).toEqual([]);

    // A budget protects readers and is not to be filled: a nearly exhausted one is logged.
    const use = (page: BuiltPage, pressing?: 'quick') => getPageWeight(page, pressing)[part] / most(page);
    const fullest = found.reduce((a, b) => (use(a, 'quick') >= use(b, 'quick') ? a : b));
    const percent = Math.round(100 * use(fullest));
    console[percent > 90 ? 'warn' : 'info'](`${percent} % used: ${name} (${fullest.path})`);
  });
});

type Pages = typeof builtPages;

function text(): Pages {
  const found = builtPages.filter((page) => !page.hasTable && !isForOtherSites(page));
  expect(found.length).toBeGreaterThan(0);
  return found;
}

function table(): Pages {
  const found = builtPages.filter(({ hasTable }) => hasTable);
  expect(found.length).toBeGreaterThan(0);
  return found;
}
