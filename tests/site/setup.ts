import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { serve } from '../../scripts/server.mjs';
import { startBrowser } from './start-browser.ts';

/** One browser and one server for the whole run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const browser = await startBrowser().catch((error: Error) => error.message);
  const server = await serve({ folder: join(import.meta.dirname, '../../dist') });
  project.provide('browser', typeof browser === 'string' ? { fault: browser } : { endpoint: browser.wsEndpoint() });
  project.provide('origin', server.origin);
  return async () => {
    if (typeof browser !== 'string') await browser.close();
    server.closeAllConnections();
    server.close();
  };
}
