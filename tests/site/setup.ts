import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { serve } from '../../scripts/server.mjs';
import { startBrowser } from './start-browser.ts';

/** One browser and one server for the whole run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const browser = await startBrowser();
  const server = await serve({ folder: join(import.meta.dirname, '../../dist') });
  project.provide('browser', browser.wsEndpoint());
  project.provide('origin', server.origin);
  return async () => {
    await browser.close();
    server.closeAllConnections();
    server.close();
  };
}
