import { describe, expect, test } from 'vitest';
import { RUNS_ALL_INSTANCES } from '../instances.ts';
import { listAxeFaults } from './axe.ts';
import { getOrigin, logLayoutShifts, openPage } from './browser.ts';
import { type BuiltPage, builtPages, findLargestPage, listPageScripts, PAGE_KINDS, type PageKind } from './dist.ts';

const sample = new Set<PageKind>([...PAGE_KINDS, ...builtPages.map(({ kind }) => kind)]);
for (const kind of ['bare home', 'missing', 'embed', 'slip', 'moved', 'other'] as const) sample.delete(kind);

/** True for the kinds of pages that are checked in dark mode: two of every four. */
const isCheckedDark = (kind: PageKind): boolean => [...sample].indexOf(kind) % 4 < 2;

/**
 * Checks the common requirements on one page of each kind in a language. Each language has its own test file, so that
 * both run at the same time. Daily tests check a kind in one of the languages, the full tests in both.
 */
export const testEachPageKind = (language: 'en' | 'fr'): void =>
  describe.each([...sample].filter((_, i) => RUNS_ALL_INSTANCES || i % 2 === (language === 'en' ? 0 : 1)))(
    `a page of the kind “%s” in ${language}`,
    (kind) => {
      const present = (): BuiltPage => {
        const page = findLargestPage(kind, language);
        expect(page, 'no such page was built').toBeDefined();
        return page as BuiltPage;
      };

      test('loads quietly, is accessible, and fits a narrow window', async () => {
        const built = present();
        const scriptFiles = listPageScripts(built);
        const heard: string[] = [];
        const page = await openPage({
          path: built.path,
          before: async (opening) => {
            opening.on('console', (message) => {
              // The tests themselves block the offline copy.
              if (['error', 'warning'].includes(message.type()) && !message.text().endsWith('blocked by Playwright'))
                heard.push(message.text());
            });
            opening.on('pageerror', (error) => heard.push(String(error)));
            opening.on('requestfailed', (request) => heard.push(`failed: ${request.url()}`));
            opening.on('request', (request) => {
              const url = new URL(request.url());
              if (url.origin !== getOrigin() && url.protocol !== 'data:') heard.push(`from elsewhere: ${url}`);
              else if (request.resourceType() === 'script' && !scriptFiles.includes(url.pathname)) {
                heard.push(`not weighed: ${url.pathname}`);
              }
            });
            await logLayoutShifts(opening);
          },
        });
        const light = await listAxeFaults(page);
        await page.emulateMedia({ colorScheme: 'dark' });
        // Daily tests check half of the kinds in dark mode, whose colours are the same everywhere.
        const dark = RUNS_ALL_INSTANCES || isCheckedDark(kind) ? await listAxeFaults(page, ['color-contrast']) : [];
        expect({ light, dark }).toEqual({ light: [], dark: [] });
        // Meanwhile: no fault, no foreign request, no layout shift, no script outside its weight.
        if (built.hasTable || kind === 'search') await page.waitForLoadState('networkidle');
        expect(heard).toEqual([]);

        // One column, and targets of sufficient size.
        await page.setViewportSize({ width: 320, height: 800 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
        expect(await listAxeFaults(page, ['target-size', 'scrollable-region-focusable'])).toEqual([]);
      });
    },
  );
