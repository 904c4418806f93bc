/** Tests pages on a telephone: nothing is wider than the window without need, folded or unfolded. */
import { expect, test, vi } from 'vitest';
import { GAMES } from '#engine/games.ts';
import { createWorstOfEachKind, RUNS_ALL_INSTANCES, selectInstances } from '../instances.ts';
import { openPage } from './browser.ts';
import { type BuiltPage, builtPages } from './dist.ts';

// All of them, one after another, are slow.
vi.setConfig({ testTimeout: RUNS_ALL_INSTANCES ? 300_000 : 60_000 });

/** Selectors of parts that may be wide: code, the drawings of the games’ history, the score sheets. */
const WIDE = 'pre, .frame.drawn, .score-tables';

const longest = ({ html }: BuiltPage): number => html.length;
const gameIn = ({ html }: BuiltPage): string => / data-game="([^"]+)"/.exec(html)?.[1] ?? '';

/** Lists the pages of a language that have something which can be too wide: a frame or a table’s cloth. */
const framed = (lang: string): readonly BuiltPage[] =>
  builtPages.filter(({ language, html }) => language === lang && /\b(?:frame|table-cloth)\b/.test(html));

/**
 * Lists the parts of pages that are too wide at 360 pixels, with everything unfolded; `refused` is a pattern of
 * requests that fail.
 */
async function listOverflowing(paths: readonly string[], refused?: string): Promise<readonly string[]> {
  const page = await openPage({
    path: paths[0]!,
    javaScript: false,
    width: 360,
    before: async (opening) => void (refused && (await opening.route(refused, (route) => route.abort()))),
  });
  const aside: string[] = [];
  for (const [i, path] of paths.entries()) {
    if (i > 0) await page.goto(path);
    const wider = await page.evaluate((wide) => {
      for (const folded of document.querySelectorAll('details')) folded.open = true;
      return [...document.querySelectorAll('html, body *')]
        .filter((part) => part.scrollWidth > part.clientWidth && !part.matches(wide))
        .filter((part) => part.matches('html') || ['auto', 'scroll'].includes(getComputedStyle(part).overflowX))
        .map((part) => `${part.tagName}.${part.className}: ${part.scrollWidth - part.clientWidth}`);
    }, WIDE);
    aside.push(...wider.map((part) => `${path} ${part}`));
  }
  return aside;
}

test.each(selectInstances(['en', 'fr'], () => ['fr']))(
  'no unfolded table is wider than its frame at 360 pixels: in %s',
  async (lang) => {
    const all = framed(lang);
    expect(all.length).toBeGreaterThan(100);
    const seen = selectInstances(
      all,
      createWorstOfEachKind(({ kind }) => kind, longest),
    );
    expect(await listOverflowing(seen.map(({ path }) => path))).toEqual([]);
  },
);

test.each(selectInstances(['en', 'fr'], () => ['fr']))(
  'no hand is cut when the book’s font is missing and its fallback is wider: in %s',
  async (lang) => {
    const all = framed(lang).filter(({ kind }) => kind === 'example');
    expect(all.length).toBeGreaterThan(50);
    const seen = selectInstances(all, createWorstOfEachKind(gameIn, longest));
    const aside = await listOverflowing(
      seen.map(({ path }) => path),
      '**/*.woff2',
    );
    expect(aside.filter((part) => part.includes('pane-cloth'))).toEqual([]);
  },
);

/**
 * Lists parts that reach over the edge of a table or cover the dealer’s mark, at any step. Runs in the browser, and
 * goes to the last step.
 */
async function listOverEdge(): Promise<readonly string[]> {
  const cloth = document.querySelector('.pane-cloth')!;
  const press = (key: string) => cloth.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  const over = new Set<string>();
  press('Home');
  for (const [i] of [...document.querySelectorAll('.steps > li')].entries()) {
    if (i > 0) press('ArrowRight');
    await new Promise((drawn) => setTimeout(drawn));
    const { left, right } = cloth.getBoundingClientRect();
    for (const part of cloth.querySelectorAll(':is(svg, :not(svg *)):not(.unseen, .unseen *)')) {
      const words = [...part.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
      const boxes = words.flatMap((text) => {
        const range = document.createRange();
        range.selectNode(text);
        return [...range.getClientRects()];
      });
      if (part.matches('svg')) boxes.push(part.getBoundingClientRect());
      if (boxes.some((box) => box.width > 0 && (box.left < left - 1 || box.right > right + 1)))
        over.add(`step ${i + 1}: ${part.tagName}.${part.getAttribute('class')} ${part.textContent}`);
    }
    const mark = cloth.querySelector(':scope > :not(.ahead) .dealer')?.getBoundingClientRect();
    for (const part of cloth.querySelectorAll(':scope > :not(.ahead) .way > *')) {
      const sign = part.getBoundingClientRect();
      const wide = mark ? Math.min(mark.right, sign.right) - Math.max(mark.left, sign.left) : 0;
      const high = mark ? Math.min(mark.bottom, sign.bottom) - Math.max(mark.top, sign.top) : 0;
      if (sign.width > 1 && wide > 2 && high > 2) over.add(`step ${i + 1}: the sign of the way lies on who deals`);
    }
  }
  return [...over];
}

test.each(
  selectInstances(
    GAMES.map(({ id }) => id),
    // A table of twelve, boxes, camps, and cards in rows.
    (all) => all.filter((id) => /^(chnif-chnof-chnorum|nain-jaune|manille|cassino)$/.test(id)),
  ),
)('nothing on a cloth is cut by its edge, on a telephone or in a blog column, at any step: %s', async (game) => {
  const all = builtPages.filter((page) => page.kind === 'example' && page.language === 'fr' && gameIn(page) === game);
  expect(all.length).toBeGreaterThan(2);
  // The table with the most seats has the widest cloth.
  const own = selectInstances(
    all,
    createWorstOfEachKind(
      () => game,
      ({ html }) => html.match(/class="seat-name/g)?.length ?? 0,
    ),
  );
  const page = await openPage({ path: own[0]!.path, width: 360, reducedMotion: true });
  const over: Record<string, readonly string[]> = {};
  for (const { path } of own) {
    if (path !== own[0]!.path) await page.goto(path);
    await page.locator('.pane-cloth').focus();
    await page.waitForFunction(() => Object.hasOwn(document.querySelector('.example-root:has(.pane-cloth)')!, '__k'));
    for (const width of [360, 540]) {
      await page.setViewportSize({ width, height: 800 });
      const found = await page.evaluate(listOverEdge);
      if (found.length > 0) over[`${path} at ${width}`] = found;
      expect(await page.locator('.steps > :last-child[aria-current]').count()).toBe(1);
    }
  }
  expect(over).toEqual({});
});

/** CSS of the text spacing that a reader may set without losing content (WCAG 1.4.12). */
const SPACED =
  '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-block-end:2em!important}';

test.each(['en', 'fr'])('a page fits 320 pixels with the text spacing readers may set: in %s', async (lang) => {
  const own = builtPages.filter(({ language, kind }) => language === lang && kind !== 'embed');
  const seen = selectInstances(
    own,
    createWorstOfEachKind(
      ({ kind }) => (lang === 'en' || ['citations', 'coverage of a game'].includes(kind) ? kind : undefined),
      longest,
    ),
  );
  const page = await openPage({ path: seen[0]!.path, javaScript: false, width: 320 });
  const wide: string[] = [];
  for (const { path } of seen) {
    await page.goto(path, { waitUntil: 'load' });
    const width = await page.evaluate((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [sheet];
      return document.documentElement.scrollWidth;
    }, SPACED);
    if (width > 320) wide.push(`${path} ${width}`);
  }
  expect(wide).toEqual([]);
});
