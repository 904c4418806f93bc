/** Tests each step of a table: the sentence is whole, all that it mentions is visible, and no badge covers a word. */
import type { Page } from 'playwright';
import { expect, test, vi } from 'vitest';
import { RUNS_ALL_INSTANCES, RUNS_LONG_TESTS } from '../instances.ts';
import { openPage } from './browser.ts';
import { type BuiltPage, builtPages } from './dist.ts';
import { listUnseenParts, type WalkOptions } from './unseen.ts';

// All steps of an example, in all windows, take their time.
vi.setConfig({ testTimeout: RUNS_ALL_INSTANCES ? 900_000 : 60_000 });

const WINDOWS = [
  [360, 640],
  [360, 740],
  [390, 844],
  [740, 360],
  [768, 1024],
  [1024, 768],
  [1200, 900],
  [1280, 800],
] as const;

/** Font sizes of the root element, in pixels, as a reader may set them in the browser. */
const SIZES = [16, 20, 24] as const;

const TABLE = '.example-root .table';

/** Opens a page and hydrates its table. */
async function openTable(path: string, fontSize: number): Promise<Page> {
  const page = await openPage({ path, width: 1280, reducedMotion: true });
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: fontSize } });
  await page.locator(`${TABLE} .control-first`).focus();
  await page.waitForFunction(() => Object.hasOwn(document.querySelector('.example-root:has(.pane-cloth)')!, '__k'));
  return page;
}

/** Goes through the steps of a table in each window size; lists what is not visible, grouped by window. */
async function atWindows(
  page: Page,
  windows: readonly (readonly [number, number])[],
  walk: Partial<WalkOptions> = {},
): Promise<readonly string[]> {
  const found: string[] = [];
  for (const [width, height] of windows) {
    await page.setViewportSize({ width, height });
    const faults = await page.evaluate(listUnseenParts, { table: TABLE, ...walk });
    found.push(...faults.map((fault) => `${width} × ${height}, ${fault}`));
  }
  return found;
}

/** Returns the length of the longest sentence in the list of a page’s steps: the other lengths follow it. */
const longest = ({ html }: BuiltPage): number =>
  Math.max(
    0,
    ...Array.from(
      html.matchAll(/<li id="[\w-]*step-[\d.]+".*?<\/li>/gs),
      ([item]) => item.replace(/<[^>]*>/g, '').length,
    ),
  );

/** Returns each page in the language in which its sentences are longer. */
const inLongerLanguage = (all: readonly BuiltPage[]): readonly BuiltPage[] =>
  all.filter((page) => {
    const other = all.find(({ path, language }) => language !== page.language && path.slice(3) === page.path.slice(3));
    return !other || longest(page) > longest(other) || (longest(page) === longest(other) && page.language === 'en');
  });

type Windows = readonly (readonly [number, number])[];

/** A walk through a page in some windows, at a font size in pixels. */
type Case = readonly [path: BuiltPage['path'], size: number, windows: Windows];

/**
 * Returns the walks through some pages. The nightly tests (`npm run test:long`) walk each page at each size, in each
 * window; the full tests walk each in one language, and in large letters in the two windows that differ most.
 */
const walksOf = (all: readonly BuiltPage[], daily: (page: BuiltPage) => readonly Case[]): readonly Case[] => {
  if (RUNS_LONG_TESTS) return all.flatMap(({ path }) => SIZES.map((size): Case => [path, size, WINDOWS]));
  if (!RUNS_ALL_INSTANCES) return all.flatMap(daily);
  return inLongerLanguage(all).flatMap(({ path }): Case[] => [
    [path, 16, WINDOWS],
    [path, 24, [WINDOWS[1], WINDOWS[7]]],
  ]);
};

const examples = builtPages.filter(({ kind }) => kind === 'example');

/**
 * Walks of the daily tests, in the windows that differ most: a board with payments and the end of a deal, and boxes
 * round a disc; and a ring that is nearly as high as it is wide.
 */
const SAMPLE: readonly Case[] = [
  ['/fr/examples/nain-opera/', 16, [WINDOWS[0], WINDOWS[3], WINDOWS[7]]],
  ['/en/examples/pope-in-lieu/', 24, [WINDOWS[0], WINDOWS[3], WINDOWS[7]]],
  ['/fr/examples/cat-sleeps-on/', 20, [WINDOWS[4]]],
];

test('each example is walked in one language in the full tests', () => {
  const ids = examples.map(({ path }) => path.slice(3));
  const walked = inLongerLanguage(examples).map(({ path }) => path.slice(3));
  expect(walked.toSorted()).toEqual([...new Set(ids)].sort());
  expect(examples.filter((page) => longest(page) === 0).map(({ path }) => path)).toEqual([]);
});

test.each(walksOf(examples, ({ path }) => SAMPLE.filter(([sampled]) => sampled === path)))(
  'every step of %s is seen whole, in letters of %i pixels',
  async (path, size, windows) => {
    const page = await openTable(path, size);
    expect(await atWindows(page, windows)).toEqual([]);
  },
);

const editions = builtPages.filter(({ kind, html }) => kind === 'edition' && html.includes('class="beside"'));

test.each(
  walksOf(editions, ({ path }) =>
    path === '/fr/sources/avantcoureur-1760/nain-jaune/' ? [[path, 16, [WINDOWS[1], WINDOWS[6]]]] : [],
  ),
)(
  'beside its text, docked or drawn up, each step of %s is seen whole, in letters of %i pixels',
  async (path, size, windows) => {
    const page = await openTable(path, size);
    // On a telephone the sentence of the first step comes with the first step, or the focus.
    await page.locator(`${TABLE} .table-say a`).first().focus();
    expect(await atWindows(page, windows)).toEqual([]);
    await page.evaluate(() => location.assign('#table'));
    expect(await atWindows(page, RUNS_ALL_INSTANCES ? windows.filter(([width]) => width < 992) : [WINDOWS[0]])).toEqual(
      [],
    );
  },
);

test('the walk finds a long sentence where it is cut, and none where the cloth gives way to it', async () => {
  const planted = ' A pays 2 counters to each of the others, who have played no card, and takes what lies on the box.';
  const page = await openTable('/en/examples/pope-in-lieu/', 16);
  expect(await atWindows(page, [WINDOWS[1]], { planted, upTo: 1 })).toEqual([]);
  await page.locator(`${TABLE} .table-say`).evaluate((said) => {
    said.style.maxBlockSize = '3em';
    said.style.overflow = 'auto';
  });
  expect(await atWindows(page, [WINDOWS[1]], { planted, upTo: 1 })).toContain('360 × 740, step 1: the sentence is cut');
});

test('the walk finds a badge that lies on a figure, and a card under the words', async () => {
  const page = await openTable('/en/examples/pope-in-lieu/', 16);
  await page.locator(TABLE).evaluate((table) => {
    const style = new CSSStyleSheet();
    style.replaceSync(
      '.change.change.change { position: absolute; inset: 0 auto auto 0 } .table .table-foot { margin-block-start: -20rem }',
    );
    document.adoptedStyleSheets = [style];
    return table;
  });
  const found = await atWindows(page, [WINDOWS[7]]);
  expect(found.some((fault) => /change .* lies on/.test(fault))).toBe(true);
  expect(found.some((fault) => fault.endsWith('the card played is cut'))).toBe(true);
});
