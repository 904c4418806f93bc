import { describe, expect, test } from 'vitest';
import { faults } from './axe.ts';
import { openPage, origin, warnOfShifts } from './browser.ts';
import { type BuiltPage, type Kind, kinds, pageOf, pages, scriptsOf } from './dist.ts';

const sample = new Set<Kind>([...kinds, ...pages.map(({ kind }) => kind)]);
for (const kind of ['language choice', 'missing', 'embed', 'other'] as const) sample.delete(kind);

/** Holds one page of each kind, in a language, to what every page must be. A file a language, so that both can run at once. */
export const testEachKind = (language: 'en' | 'fr'): void =>
  describe.each([...sample])(`a page of the kind “%s” in ${language}`, (kind) => {
    const present = (): BuiltPage => {
      const page = pageOf(kind, language);
      expect(page, 'no such page was built').toBeDefined();
      return page as BuiltPage;
    };

    test('is accessible, in the light and in the dark', async () => {
      const page = await openPage({ path: present().path });
      const light = await faults(page);
      await page.emulateMedia({ colorScheme: 'dark' });
      const dark = await faults(page, ['color-contrast']);
      expect({ light, dark }).toEqual({ light: [], dark: [] });
    });

    test('fits a narrow window, on one column, targets large enough', async () => {
      const page = await openPage({ path: present().path, width: 320 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      expect(await faults(page, ['target-size', 'scrollable-region-focusable'])).toEqual([]);
    });

    test('loads quietly: no fault, nothing from elsewhere, nothing that shifts, no script its weight does not count', async () => {
      const built = present();
      const scriptFiles = scriptsOf(built);
      const heard: string[] = [];
      const page = await openPage({
        path: built.path,
        before: async (opening) => {
          opening.on(
            'console',
            (message) => ['error', 'warning'].includes(message.type()) && heard.push(message.text()),
          );
          opening.on('pageerror', (error) => heard.push(String(error)));
          opening.on('requestfailed', (request) => heard.push(`failed: ${request.url()}`));
          opening.on('request', (request) => {
            const url = new URL(request.url());
            if (url.origin !== origin() && url.protocol !== 'data:') heard.push(`from elsewhere: ${url}`);
            else if (request.resourceType() === 'script' && !scriptFiles.includes(url.pathname)) {
              heard.push(`not weighed: ${url.pathname}`);
            }
          });
          await warnOfShifts(opening);
        },
      });
      await page.waitForLoadState('networkidle');
      expect(heard).toEqual([]);
    });
  });
