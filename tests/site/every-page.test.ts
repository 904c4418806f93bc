import { describe, expect, test } from 'vitest';
import { ALL } from '../instances.ts';
import { faults } from './axe.ts';
import { openPage } from './browser.ts';
import { pages } from './dist.ts';

describe.runIf(ALL)('every page of the site', () => {
  test.each(pages.filter(({ kind }) => kind !== 'missing').map(({ path }) => path))(
    'is accessible as %s in the light and in the dark, and fits a narrow window',
    async (path) => {
      const page = await openPage({ path, width: 320 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      const light = await faults(page);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect({ light, dark: await faults(page, ['color-contrast']) }).toEqual({ light: [], dark: [] });
    },
  );
});
