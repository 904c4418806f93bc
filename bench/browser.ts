/** Serves the built site and opens it in a browser, for measurements. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright';
import { startServer } from '../scripts/server.mjs';
import { startBrowser } from '../tests/site/start-browser.ts';

/** True if the program only shows that it runs to its end: few measurements of each kind, without a meaning. */
export const IS_SHORT = process.argv.includes('--short');

/** Returns the folder of the built site; throws if there is none. */
export const builtSite = (): string => {
  const folder = join(import.meta.dirname, '../dist');
  if (!existsSync(folder)) throw new Error('the site is not built: npm run build');
  return folder;
};

/**
 * Runs `measure` on the built site. Its argument `open` loads a page by its path, in a browser context of its own, for
 * instance with the size of a telephone. The browser and the server are closed at the end.
 */
export async function inBrowser(
  measure: (open: (path: string, device?: BrowserContextOptions) => Promise<Page>) => Promise<void>,
): Promise<void> {
  const [server, browser] = [await startServer({ folder: builtSite() }), await startBrowser()];
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
