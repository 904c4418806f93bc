import { describe, expect, test } from 'vitest';
import { RUNS_ALL_INSTANCES } from '../instances.ts';
import { listAxeFaults } from './axe.ts';
import { openPage } from './browser.ts';
import { builtPages } from './dist.ts';

describe.runIf(RUNS_ALL_INSTANCES)('every page of the site', () => {
  test.each(builtPages.filter(({ kind }) => kind !== 'missing').map(({ path }) => path))(
    'is accessible as %s in the light and in the dark, and fits a narrow window',
    async (path) => {
      const page = await openPage({ path, width: 320 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      const light = await listAxeFaults(page);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect({ light, dark: await listAxeFaults(page, ['color-contrast']) }).toEqual({ light: [], dark: [] });
    },
  );
});
