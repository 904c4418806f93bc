import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { filesToKeep, workerFor } from '../../scripts/offline.mjs';
import { openPage } from './browser.ts';
import { dist } from './dist.ts';

const files = filesToKeep(dist) as [string, string][];
const nameOf = (file: string): string => (file === '' || file.endsWith('/') ? `${file}index.html` : file);

describe('the copy of the book', () => {
  test('holds every page, and what a table needs', () => {
    const names = files.map(([file]) => file);
    for (const file of ['', 'en/', 'fr/sources/boussac-1896/manille/', 'cards.svg', '404.html'])
      expect(names).toContain(file);
    expect(names.some((name) => /^_astro\/.*worker.*\.js$/.test(name))).toBe(true);
    expect(names.filter((name) => !existsSync(join(dist, nameOf(name))))).toEqual([]);
    expect(names.filter((name) => /^(pagefind|sw\.js|sitemap)/.test(name))).toEqual([]);
  });

  test('is at most 3 MB on the wire', () => {
    const size = files.reduce((sum, [file]) => sum + gzipSync(readFileSync(join(dist, nameOf(file)))).length, 0);
    expect(size).toBeLessThanOrEqual(3_000_000);
  });

  test('is another as soon as a file is another', () => {
    const [first, ...rest] = files;
    expect(workerFor([[first![0], 'changed'], ...rest], '/')).not.toBe(workerFor(files, '/'));
    expect(workerFor(files, '/rules/')).toContain('const BASE = "/rules/"');
  });
});

test('after a visit to a page with a table, any page opens and plays without a network', {
  timeout: 90_000,
}, async () => {
  const page = await openPage({ path: '/en/examples/peel-ten/', keeps: true });
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.context().setOffline(true);
  await page.goto('/fr/sources/lacombe-1792/lindor/');
  expect(await page.locator('h1').textContent()).toContain('Lindor');
  await page.goto('/fr/examples/thirty-nine/');
  await page.locator('.example-root').hover();
  await page.getByLabel('Étape suivante').click();
  await page.locator('.table-say', { hasText: 'Étape 2' }).waitFor();
  await page.goto('/fr/nowhere/');
  expect(await page.title()).toContain('Snorum');
});

test('a text page keeps nothing', async () => {
  const page = await openPage({ path: '/en/about/', keeps: true });
  await page.waitForTimeout(300);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});
