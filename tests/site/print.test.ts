/**
 * Tests printed pages: the rules of a game are one sheet, a book has few pages, and nothing is cut, folded away or
 * useless.
 */
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { createWorstOfEachKind, selectInstances } from '../instances.ts';
import { openPage } from './browser.ts';
import { type BuiltPage, builtPages, findLargestPage, PAGE_KINDS, type PageKind } from './dist.ts';

const FORMATS = ['A4', 'Letter'] as const;

/** Width between the margins on the narrower paper in portrait format, in CSS pixels: 170 mm of A4. */
const BETWEEN_MARGINS = 642;

/** Returns the number of sheets of paper that a page needs. */
const sheets = async (page: Page, format: (typeof FORMATS)[number]): Promise<number> => {
  const written = (await page.pdf({ format, preferCSSPageSize: true })).toString('latin1');
  return written.match(/\/Type \/Page\b/g)!.length;
};

const pagesOf = (kind: PageKind) => builtPages.filter((page) => page.kind === kind);
const longest = ({ html }: BuiltPage): number => html.length;

/** Chooses the longest page of each game, which is named in the address. */
const longestOfEachGame = createWorstOfEachKind<BuiltPage>(({ path }) => path.split('/')[3], longest);

/** Chooses the longest page of every third game, for pages that differ only in their words. */
const longestOfSomeGames = (all: readonly BuiltPage[]): readonly BuiltPage[] =>
  longestOfEachGame(all).filter((_, i) => i % 3 === 0);

describe('a printed page', () => {
  test.each([
    ...selectInstances(pagesOf('game'), longestOfEachGame),
    ...selectInstances(pagesOf('board'), longestOfEachGame),
    ...selectInstances(pagesOf('score sheet'), longestOfSomeGames),
  ])('puts $path on one sheet, on either paper', async ({ path }) => {
    const page = await openPage({ path, colorScheme: 'dark' });
    for (const format of FORMATS) expect(await sheets(page, format), format).toBe(1);
  });

  test.each(
    selectInstances(
      pagesOf('edition'),
      createWorstOfEachKind(() => 'edition', longest),
    ),
  )('makes $path a book of few pages', async ({ path }) => {
    const page = await openPage({ path });
    const articles = await page.locator('.article').count();
    for (const format of FORMATS) {
      const needed = await sheets(page, format);
      expect(needed, format).toBeGreaterThan(2);
      expect(needed, format).toBeLessThanOrEqual(Math.ceil(articles / 5));
    }
  });

  describe.each(selectInstances(PAGE_KINDS, (all) => all.filter((_, i) => i % 2 === 0)))('of the kind “%s”', (kind) => {
    test.each(selectInstances(['en', 'fr'] as const, () => ['fr']))(
      'is complete in %s and no wider than the paper',
      async (language) => {
        const width = kind === 'concordance' ? 900 : BETWEEN_MARGINS;
        const page = await openPage({ path: findLargestPage(kind, language)!.path, width, colorScheme: 'dark' });
        await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
        const seen = await page.evaluate(() => {
          const shown = (selector: string) =>
            [...document.querySelectorAll<HTMLElement>(selector)].filter((part) => part.checkVisibility());
          return {
            width: document.documentElement.scrollWidth,
            cut: shown('pre, .frame, table, svg, .table-cloth')
              .filter(
                (part) => part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).overflow !== 'visible',
              )
              .map((part) => part.className),
            // The link to a reading’s page is for the screen; the reading itself is not.
            folded: shown('details')
              .flatMap((part) => [...part.children])
              .filter((part) => !part.matches('summary, .change') && !part.checkVisibility()).length,
            useless: shown('nav, form, select, input, button:not(.term)').length,
            dark: [...document.querySelectorAll('html, body, main')].filter(
              (part) => !['rgb(255, 255, 255)', 'rgba(0, 0, 0, 0)'].includes(getComputedStyle(part).backgroundColor),
            ).length,
            foot: shown('.foot')
              .map((foot) => foot.innerText)
              .join(),
          };
        });
        expect({ ...seen, foot: '' }).toEqual({ width, cut: [], folded: 0, useless: 0, dark: 0, foot: '' });
        expect(seen.foot).toContain('CC BY 4.0');
        expect(seen.foot).toContain(findLargestPage(kind, language)!.path);
      },
    );
  });

  test.each([
    ...selectInstances(pagesOf('study'), longestOfSomeGames),
    ...selectInstances(
      pagesOf('claim').filter(({ language }) => language === 'fr'),
      (all) => all.toSorted((a, b) => longest(b) - longest(a)).slice(0, 3),
    ),
  ])('has drawings on $path with large, separate and uncut words', async ({ path }) => {
    const page = await openPage({ path, width: BETWEEN_MARGINS });
    await page.emulateMedia({ media: 'print' });
    const faults = await page.locator('.intervals text').evaluateAll((texts, width) => {
      const written = (texts as SVGTextElement[]).map((text) => ({
        said: text.textContent,
        drawing: text.ownerSVGElement,
        points: Number.parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM()!.d * 0.75,
        box: text.getBoundingClientRect(),
      }));
      // A line of text is slightly higher than its letters.
      const over = (a: DOMRect, b: DOMRect): boolean =>
        a.left < b.right && b.left < a.right && a.top + a.height / 4 < b.bottom && b.top + b.height / 4 < a.bottom;
      return written.flatMap(({ said, drawing, points, box }, i) => [
        ...(points < 8.5 ? [`${said}: ${points} pt`] : []),
        ...(box.left < 0 || box.right > width ? [`${said}: cut`] : []),
        ...written
          .slice(i + 1)
          .filter((other) => other.drawing === drawing && over(box, other.box))
          .map((other) => `${said} over ${other.said}`),
      ]);
    }, BETWEEN_MARGINS);
    expect(faults).toEqual([]);
  });
});
