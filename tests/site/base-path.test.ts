import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer } from '../../scripts/server.mjs';
import { RUNS_ALL_INSTANCES } from '../instances.ts';
import { openPage } from './browser.ts';

const top = mkdtempSync(join(tmpdir(), 'snorum-base-'));
const folder = join(top, 'rules');
const root = join(import.meta.dirname, '../..');
let server: Awaited<ReturnType<typeof startServer>>;

// A second build: only where every instance is tested.
describe.runIf(RUNS_ALL_INSTANCES)('the site under /rules/', () => {
  /** Builds the site again, to be served under /rules/ of a host that has other content at its root. */
  beforeAll(async () => {
    const astro = join(root, 'node_modules/astro/bin/astro.mjs');
    // The test runner’s own environment names a base path.
    const env = {
      ...process.env,
      SITE_URL: 'https://host.example',
      BASE_PATH: '/rules',
      BASE_URL: undefined,
      NODE_ENV: undefined,
    };
    const child = spawn(process.execPath, [astro, 'build', '--silent', '--outDir', folder], { cwd: root, env });
    expect(await new Promise((resolve) => child.on('close', resolve))).toBe(0);
    server = await startServer({ folder: top });
  }, 180_000);
  afterAll(() => {
    server?.closeAllConnections();
    server?.close();
    rmSync(top, { recursive: true });
  });

  test('has no address outside its folder', () => {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.(html|json|xml|css|txt)$/.test(file),
    );
    const address =
      /(?:(?:href|src|data-examples)=|"href":)"(\/[^"]*)|url\((\/[^)]*)\)|https:\/\/host\.example(\/[^"'<\s\\]*)|&quot;(\/(?:en|fr)\/[^&]*)/g;
    const out = files.flatMap((file) =>
      [...readFileSync(join(folder, file), 'utf8').matchAll(address)]
        .map((found) => found.slice(1).find(Boolean)!)
        .filter((path) => !path.startsWith('/rules/'))
        .map((path) => `${file}: ${path}`),
    );
    expect([...new Set(out)].slice(0, 20)).toEqual([]);
    expect(files.length).toBeGreaterThan(100);
  });

  test.each(['en/examples/peel-four-nines/', 'embed/en/peel-four-nines/'])('plays %s', async (path) => {
    const failed: string[] = [];
    const page = await openPage({
      path: `${server.origin}/rules/${path}`,
      before: (opening) => {
        opening.on('response', (response) => void (response.status() >= 400 && failed.push(response.url())));
        opening.on('console', (message) => void (message.type() === 'error' && failed.push(message.text())));
      },
    });
    await page.locator('.table-controls .control-first').click();
    await expect.poll(() => page.locator('.table-say .step').innerText()).toMatch(/ 2 /);
    expect(failed).toEqual([]);
  });

  test('finds its search index, and the results open', async () => {
    const page = await openPage({ path: `${server.origin}/rules/fr/search/?q=vole` });
    const term = page.locator('[data-kind=term] h3 a').first();
    await term.click();
    await page.waitForURL(`${server.origin}/rules/fr/glossary/#vole`);
    expect(await page.locator('#vole dfn').innerText()).toBe('vole');
  });
});
