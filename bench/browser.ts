/** The site as last built, served and opened in a browser, to be measured there. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright';
import { serve } from '../scripts/server.mjs';
import { startBrowser } from '../tests/site/start-browser.ts';

/** The folder of the site as last built; throws where it is not built. */
export const builtSite = (): string => {
  const folder = join(import.meta.dirname, '../dist');
  if (!existsSync(folder)) throw new Error('the site is not built: npm run build');
  return folder;
};

/** Measures pages of the site: `open` loads one, by its path, in a context of its own (a telephone’s, or any other), which is closed with all else at the end. */
export async function inBrowser(
  measure: (open: (path: string, device?: BrowserContextOptions) => Promise<Page>) => Promise<void>,
): Promise<void> {
  const [server, browser] = [await serve({ folder: builtSite() }), await startBrowser()];
  try {
    await measure(async (path, device = {}) => {
      const context = await browser.newContext({ ...device, baseURL: server.origin, serviceWorkers: 'block' });
      const page = await context.newPage();
      await page.goto(path, { waitUntil: 'load' });
      return page;
    });
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
}
