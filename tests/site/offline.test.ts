import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import {
  buildServiceWorker,
  getFileOfAddress,
  groupIntoBundles,
  listPrecacheFiles,
  writePrecache,
} from '../../scripts/precache.mjs';
import { startServer } from '../../scripts/server.mjs';
import { getBundledText, type TextBundle } from '../../src/service-worker/precache-store.ts';
import { openPage } from './browser.ts';
import { DIST_FOLDER } from './dist.ts';

const files = listPrecacheFiles(DIST_FOLDER) as [string, string][];
const quires = groupIntoBundles(files) as Record<string, string[]>;
const textOf = (file: string): string => readFileSync(join(DIST_FOLDER, getFileOfAddress(file)), 'utf8');

describe('the offline copy of the book', () => {
  test('holds every page and the files a table needs', () => {
    const names = files.map(([file]) => file);
    for (const file of ['', 'en/', 'fr/sources/boussac-1896/manille/', 'cards.svg', '404.html'])
      expect(names).toContain(file);
    expect(names.some((name) => /^_astro\/.*worker.*\.js$/.test(name))).toBe(true);
    expect(names.filter((name) => !existsSync(join(DIST_FOLDER, getFileOfAddress(name))))).toEqual([]);
    expect(names.filter((name) => /^(pagefind|sw\.js|sitemap)/.test(name))).toEqual([]);
  });

  const inQuires = new Set(Object.values(quires).flat());
  const single = files.map(([file]) => file).filter((file) => !inQuires.has(file));

  test('sends every page and every record in a bundle, unchanged', () => {
    for (const [quire, sewn] of Object.entries(quires)) {
      const sent = JSON.parse(textOf(quire)) as TextBundle;
      expect(Object.keys(sent.texts), quire).toEqual(sewn);
      expect(
        sewn.filter((file) => getBundledText(sent, file) !== textOf(file)),
        quire,
      ).toEqual([]);
    }
    expect(single.filter((file) => /\.(html|deal)$/.test(getFileOfAddress(file)))).toEqual([]);
  });

  test('is at most 4 MB on the wire, in few files', () => {
    const sent = ['sw.js', ...Object.keys(quires), ...single];
    const size = sent.reduce((sum, file) => sum + gzipSync(readFileSync(join(DIST_FOLDER, file))).length, 0);
    expect(size).toBeLessThanOrEqual(4_000_000);
    expect(sent.length).toBeLessThanOrEqual(280);
  });

  test('changes as soon as a file changes', async () => {
    const [first, ...rest] = files;
    const [worker, other] = await Promise.all(
      [files, [[first![0], 'changed'], ...rest]].map((each) => buildServiceWorker(each, '/')),
    );
    expect(worker).not.toBe(other);
    expect(await buildServiceWorker(files, '/rules/')).toContain('"base":"/rules/"');
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

test('a text page stores nothing', async () => {
  const page = await openPage({ path: '/en/about/', keeps: true });
  await page.waitForTimeout(300);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});

describe('another edition of the book', () => {
  const folder = mkdtempSync(join(tmpdir(), 'snorum-kept-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  /** Writes a small site into the folder, and the list of files for its offline copy. */
  const print = async (texts: Record<string, string>): Promise<void> => {
    for (const [file, text] of Object.entries(texts)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
    await writePrecache(folder, '/');
  };
  const page = (text: string) => `<!doctype html><title>${text}</title>`;

  test('is sent only as far as it differs, and a broken one leaves the old in place', async () => {
    await print({
      'index.html': page('cover'),
      '404.html': page('missing'),
      'en/games/index.html': page('games'),
      'en/sources/index.html': page('sources'),
      'examples/one.deal': '[Snorum "1"]',
      'cards.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    });
    const server = await startServer({ folder });
    onTestFinished(() => void server.close());
    let asked: string[] = [];
    server.on('request', ({ url }) => asked.push(url!));
    const reader = await openPage({ path: server.origin, keeps: true });
    /** Updates the service worker; true if its copy of the site succeeded. */
    const renew = () =>
      reader.evaluate(async () => {
        const registration = await navigator.serviceWorker.register('/sw.js');
        await registration.update();
        const worker = registration.installing ?? registration.active!;
        while (!/installed|activated|redundant/.test(worker.state)) await new Promise((wait) => setTimeout(wait, 20));
        return worker.state !== 'redundant';
      });
    const read = (path: string) => reader.evaluate(async (path) => (await fetch(path)).text(), path);

    expect(await renew()).toBe(true);
    expect(asked.filter((url) => url.startsWith('/kept/')).sort()).toEqual(
      ['cover', 'examples', 'games', 'sources'].map((name) => `/kept/${name}.json`),
    );

    asked = [];
    await print({ 'en/games/index.html': page('more games') });
    expect(await renew()).toBe(true);
    expect(asked.filter((url) => url !== '/sw.js')).toEqual(['/kept/games.json']);
    // The old edition serves pages already open; the new one comes with the next visit.
    expect(await read('/en/games/')).toContain('>games');
    await reader.goto('about:blank');
    await reader.goto(server.origin);
    await expect.poll(() => read('/en/games/')).toContain('more games');
    expect(await read('/en/sources/')).toContain('sources');
    expect(await read('/examples/one.deal')).toBe('[Snorum "1"]');

    await print({ 'en/games/index.html': page('no games'), 'en/sources/index.html': page('no sources') });
    writeFileSync(join(folder, 'kept', 'en-sources.json'), '{}');
    expect(await renew()).toBe(false);
    await reader.context().setOffline(true);
    expect(await read('/en/games/')).toContain('more games');
    expect(await read('/en/sources/')).toContain('>sources');
  });
});
