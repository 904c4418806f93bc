import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startServer } from '../../scripts/server.mjs';
import { findBrowser } from './start-browser.ts';

/**
 * Starts one server for the whole run, and chooses the browser. Each worker starts a browser of its own, so that no
 * messages pass through this process.
 */
export default async function setup(project: TestProject): Promise<() => void> {
  const found = await findBrowser().catch((error: Error) => error.message);
  const server = await startServer({ folder: join(import.meta.dirname, '../../dist') });
  if (typeof found !== 'string') await found.browser.close();
  project.provide('browser', typeof found === 'string' ? { fault: found } : { options: found.options });
  project.provide('origin', server.origin);
  return () => {
    server.closeAllConnections();
    server.close();
  };
}
