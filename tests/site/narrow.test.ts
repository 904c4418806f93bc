/** On a telephone: nothing on a page is pushed aside that need not be, whether it is folded away or not. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openPage } from './browser.ts';
import { dist, pages } from './dist.ts';

/** What is wide by its nature: code, the games side by side, the drawings of their history, the score sheets. */
const WIDE = 'pre, .concordance, .frame.drawn, .score-tables';

/** The pages of a language that have a frame or a table’s cloth: all that can be pushed aside. */
const framed = (lang: string): string[] =>
  pages
    .map(({ path }) => path)
    .filter((path) => path.startsWith(`/${lang}/`))
    .filter((path) => /\b(?:frame|table-cloth)\b/.test(readFileSync(join(dist, path, 'index.html'), 'utf8')));

/** What is pushed aside on pages at 360 pixels, unfolded; what is asked for on the way may be refused. */
async function pushedAside(paths: readonly string[], refused?: string): Promise<readonly string[]> {
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

test.each(['en', 'fr'])('no table is pushed aside within its frame at 360 pixels, unfolded: in %s', async (lang) => {
  const paths = framed(lang);
  expect(paths.length).toBeGreaterThan(100);
  expect(await pushedAside(paths)).toEqual([]);
});

test.each(['en', 'fr'])(
  'no hand is cut where the book face has not come, and another is wider: in %s',
  async (lang) => {
    const paths = framed(lang).filter((path) => path.includes('/examples/'));
    expect(paths.length).toBeGreaterThan(50);
    const aside = await pushedAside(paths, '**/*.woff2');
    expect(aside.filter((part) => part.includes('pane-cloth'))).toEqual([]);
  },
);
