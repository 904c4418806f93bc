import { cpSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRandom } from '#engine/random.ts';
import { writePrecache } from '../../scripts/precache.mjs';
import { RUNS_ALL_INSTANCES, selectInstances } from '../instances.ts';
import { pressRandomMove, readGameRecord, waitForTurn } from './at-play.ts';
import { openPage, type PageOptions } from './browser.ts';
import { createTwoEditions, removeEditions, startTestHost, type TestHost, writeFiles } from './editions.ts';

let first = '';
let second = '';
beforeAll(async () => {
  [first, second] = await createTwoEditions();
});
afterAll(removeEditions);

const TEN = '/en/examples/peel-ten/';
const TRICK = '/en/examples/trick-of-nine/';

const open = ({ origin }: TestHost, path: string, options: Partial<PageOptions> = {}): Promise<Page> =>
  openPage({
    path: origin + path,
    ...options,
    before: async (page) => {
      await page.addInitScript(() => localStorage.setItem('snorum.table', '{"speed":"at-once"}'));
      await options.before?.(page);
    },
  });

const next = (page: Page) => page.getByRole('button', { name: /Next step|Étape suivante/ });
const said = (page: Page) => page.locator('.table-say').first().innerText();
const alert = (page: Page) => page.locator('.missing-part[role=alert]');
const isSecond = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.querySelector('meta[name=edition]') !== null);

/** Waits until the page is of the second edition (the later build of the site). */
const waitForSecond = async (page: Page): Promise<void> => {
  await page.locator('meta[name=edition]').waitFor({ state: 'attached' });
  await page.waitForLoadState();
};

/** Returns a function that counts the page loads since this call. */
const loads = (page: Page): (() => number) => {
  let count = 0;
  page.on('load', () => {
    count += 1;
  });
  return () => count;
};

/** Deletes the script and style files of a host whose names match. */
const deleteFiles = ({ folder }: TestHost, name: RegExp): void => {
  for (const file of readdirSync(join(folder, '_astro')).filter((each) => name.test(each)))
    rmSync(join(folder, '_astro', file));
};

/** Installs the offline copy from the host’s current state; true if it succeeded. */
const installCopy = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.register('sw.js', { scope: './' }).catch(() => undefined);
    if (!registration) return false;
    await registration.update().catch(() => {});
    const worker = registration.installing ?? registration.waiting ?? registration.active;
    if (!worker) return false;
    while (!/installed|activated|redundant/.test(worker.state)) await new Promise((wait) => setTimeout(wait, 20));
    if (worker.state === 'redundant') return false;
    if (!registration.active || registration.active === worker)
      while (worker.state !== 'activated') await new Promise((wait) => setTimeout(wait, 20));
    return true;
  });

/** Returns the number of entries in each cache of the origin, stored under the name of the cache. */
const copies = (page: Page): Promise<Record<string, number>> =>
  page.evaluate(async () => {
    const counted = (await caches.keys()).map(async (name) => [name, (await (await caches.open(name)).keys()).length]);
    return Object.fromEntries(await Promise.all(counted));
  });

/** Opens a page of the host and installs the offline copy. */
const openPlain = async (at: TestHost, path = '/'): Promise<Page> => {
  const page = await openPage({ path: `${at.origin}${path}`, keeps: true });
  expect(await installCopy(page)).toBe(true);
  return page;
};

describe('an old page after a new edition', () => {
  test('reloads at the first touch when asleep, at its step', async () => {
    const at = await startTestHost(first);
    const page = await open(at, TEN);
    at.deploy(second);
    const count = loads(page);
    await next(page).click();
    await waitForSecond(page);
    expect(await said(page)).toMatch(/^Step 1 /);
    await next(page).click();
    await expect.poll(() => said(page)).toMatch(/^Step 2 /);
    expect([count(), await alert(page).count()]).toEqual([1, 0]);
  });

  test.runIf(RUNS_ALL_INSTANCES)('reloads at its step after play, and the game goes on from there', async () => {
    const at = await startTestHost(first);
    const page = await open(at, TRICK);
    for (const step of [2, 3, 4]) {
      await next(page).click();
      await expect.poll(() => said(page)).toMatch(new RegExp(`^Step ${step} `));
    }
    at.deploy(second);
    await page.locator('.play-on').click();
    await waitForSecond(page);
    await expect.poll(() => said(page)).toMatch(/^Step 4 /);
    await page.locator('.play-on').click();
    await waitForTurn(page);
    expect(await alert(page).count()).toBe(0);
  });

  test.runIf(RUNS_ALL_INSTANCES)(
    'reloads beside the text of a source at the step of the example chosen there',
    async () => {
      const at = await startTestHost(first);
      const page = await open(at, '/en/sources/round-games-1891/jig/', { width: 1400 });
      const table = page.locator('.example-root').first();
      for (const step of [2, 3]) {
        await table.getByRole('button', { name: 'Next step' }).click();
        await expect.poll(() => said(page)).toMatch(new RegExp(`^Step ${step} `));
      }
      at.deploy(second);
      await table.locator('.table-readings').click();
      await waitForSecond(page);
      expect(new URL(page.url()).pathname).toBe('/en/sources/round-games-1891/jig/');
      await expect.poll(() => said(page)).toMatch(/^Step 3 /);
    },
  );

  test('keeps the game in play', async () => {
    const at = await startTestHost(first);
    const page = await open(at, '/en/games/jig/');
    await page.locator('.new-more > summary').click();
    await page.locator('[name=others][value=random]').check({ force: true });
    await page.locator('[name=length][value=book]').check({ force: true });
    await page.locator('.new-begin [type=submit]').click();
    await page.locator('.table-hand').waitFor({ state: 'attached' });
    for (let moves = 0; moves < 2; moves++) {
      expect(await waitForTurn(page)).toBe('move');
      await page.locator('.tray-cards .may').first().click();
    }
    await waitForTurn(page);
    const record = await readGameRecord(page);
    at.deploy(second);
    await page.locator('.play-menu-button').click();
    await page.locator('.table-readings').click();
    await waitForSecond(page);
    await waitForTurn(page);
    expect((await readGameRecord(page)).startsWith(record.trimEnd())).toBe(true);
    await page.locator('.play-menu-button').click();
    await page.locator('.table-readings').click();
    await page.locator('.readings-panel').waitFor();
  });

  test.runIf(RUNS_ALL_INSTANCES)('keeps a game continued from an example, on the page of the game', async () => {
    const at = await startTestHost(first);
    const page = await open(at, `/en/sources/round-games-1891/jig/`);
    await page.locator('.example-root .play-on').first().click();
    await waitForTurn(page);
    const record = await readGameRecord(page);
    at.deploy(second);
    await page.locator('.play-menu-button').click();
    await page.locator('.play-menu .table-readings').click();
    await waitForSecond(page);
    expect(new URL(page.url()).pathname).toBe('/en/games/jig/');
    await waitForTurn(page);
    expect(await readGameRecord(page)).toBe(record);
  });

  test.runIf(RUNS_ALL_INSTANCES)('reloads with the form of a new game, which works', async () => {
    const at = await startTestHost(first);
    const page = await open(at, '/en/games/jig/');
    at.deploy(second);
    await page.locator('.new-begin [type=submit]').click();
    await waitForSecond(page);
    await page.locator('.new-begin [type=submit]').click();
    await page.locator('.table-hand').waitFor({ state: 'attached' });
    expect(await alert(page).count()).toBe(0);
  });

  test.each(
    selectInstances(
      [
        ['a style sheet', /^in-play\./, '.play-on'],
        ['a script', /^Play\./, '.play-on'],
      ],
      (all) => all.slice(-1),
    ),
  )('goes on without %s that no edition has, after a notice', async (_what, name, control) => {
    const at = await startTestHost(first);
    const page = await open(at, TEN);
    await next(page).click();
    await expect.poll(() => said(page)).toMatch(/^Step 2 /);
    deleteFiles(at, name);
    const count = loads(page);
    await page.locator(control).click();
    await expect.poll(count).toBe(1);
    await expect.poll(() => said(page)).toMatch(/^Step 2 /);
    await page.locator(control).click();
    await expect.poll(() => alert(page).innerText()).toMatch(/^Part of this page could not be loaded\./);
    expect(count()).toBe(1);
  });
});

describe('a host with half of the new edition', () => {
  test.each(
    selectInstances(
      [
        ['en', 'has no scripts yet', /^Part of this page could not be loaded\. .* Load the page again$/s],
        [
          'fr',
          'answers with a page for every file',
          /^Une partie de cette page n’a pas pu être chargée\. .* Recharger la page$/s,
        ],
      ],
      (all) => all.slice(-1),
    ),
  )('in %s %s: the page reloads once, and then says what to do', async (lang, how, words) => {
    const at = await startTestHost(first);
    const path = `/${lang}/examples/peel-ten/`;
    const page = await open(at, path);
    at.deploy(second);
    const late = /^(wake|table|en|fr)\./;
    const names = readdirSync(join(at.folder, '_astro')).filter((name) => late.test(name) && name.endsWith('.js'));
    deleteFiles(at, late);
    if (how.startsWith('answers'))
      for (const name of names) writeFileSync(join(at.folder, '_astro', name), '<!doctype html>');
    const count = loads(page);
    await next(page).click();
    await waitForSecond(page);
    await next(page).click();
    await expect.poll(() => alert(page).innerText()).toMatch(words);
    await next(page).click();
    await page.waitForTimeout(200);
    expect([count(), await alert(page).count()]).toEqual([1, 1]);
    expect(await said(page)).toMatch(/ 1 /);

    for (const name of names) cpSync(join(second, '_astro', name), join(at.folder, '_astro', name));
    await alert(page).getByRole('button').click();
    await expect.poll(count).toBe(2);
    await next(page).click();
    await expect.poll(() => said(page)).toMatch(/ 2 /);
    expect(await alert(page).count()).toBe(0);
  });

  test('lacks even the script the page begins with: the page reloads once, and then says what to do', async () => {
    const at = await startTestHost(second);
    deleteFiles(at, /\.js$/);
    let count = () => 0;
    const page = await open(at, TEN, {
      before: (opening) => {
        count = loads(opening);
      },
    });
    await expect.poll(() => alert(page).innerText()).toMatch(/^Part of this page could not be loaded\./);
    expect(count()).toBe(2);
    at.deploy(second);
    await alert(page).getByRole('button').click();
    await expect.poll(count).toBe(3);
    await next(page).click();
    await expect.poll(() => said(page)).toMatch(/^Step 2 /);
  });

  test.runIf(RUNS_ALL_INSTANCES)('has its unreadable data reported', async () => {
    const at = await startTestHost(first);
    const page = await open(at, '/en/sources/round-games-1891/jig/');
    for (const file of readdirSync(join(at.folder, 'en/examples')).filter((name) => name.endsWith('.json')))
      writeFileSync(join(at.folder, 'en/examples', file), '<!doctype html>');
    const count = loads(page);
    await next(page).first().click();
    await expect.poll(count).toBe(1);
    await next(page).first().click();
    await expect.poll(() => alert(page).count()).toBe(1);
  });

  test('does not get into the copy: the old one stays whole', async () => {
    const at = await startTestHost(first);
    const page = await openPlain(at);
    const before = await copies(page);
    at.deploy(second);
    // Found, but of another edition.
    cpSync(join(first, 'cards.svg'), join(at.folder, 'cards.svg'));
    expect(await installCopy(page)).toBe(false);
    expect(await copies(page)).toEqual(before);
    cpSync(join(second, 'cards.svg'), join(at.folder, 'cards.svg'));
    expect(await installCopy(page)).toBe(true);
    expect(Object.keys(await copies(page)).length).toBe(2);
  });

  test.runIf(RUNS_ALL_INSTANCES)('leaves nothing with a first visitor', async () => {
    const at = await startTestHost(second);
    writeFileSync(join(at.folder, 'cards.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    const page = await openPage({ path: at.origin, keeps: true });
    expect(await installCopy(page)).toBe(false);
    expect(await copies(page)).toEqual({});
  });

  test.runIf(RUNS_ALL_INSTANCES)('does not delay a reader without a network: missing parts are reported', async () => {
    const at = await startTestHost(first);
    for (const [path, words] of [
      [TEN, /^You are offline\. Try again when connected\./],
      ['/fr/examples/peel-ten/', /^Il y faut une partie de la page/],
    ] as const) {
      const page = await open(at, path);
      await page.context().setOffline(true);
      await next(page).click();
      await expect.poll(() => alert(page).innerText()).toMatch(words);
      await page.context().setOffline(false);
      await expect.poll(() => alert(page).count()).toBe(0);
    }
  });
});

describe('a site with a service worker', () => {
  test('lets an old page go on with its own edition, and gives the new one at the next visit', async () => {
    const at = await startTestHost(first);
    const page = await open(at, TEN, { keeps: true });
    expect(
      await page.evaluate(() =>
        navigator.serviceWorker
          .register('/sw.js')
          .then(() => navigator.serviceWorker.ready)
          .then(() => true),
      ),
    ).toBe(true);
    await page.goto('about:blank');
    await page.goto(at.origin + TEN);
    at.deploy(second);
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.update();
      while (!registration.waiting) await new Promise((wait) => setTimeout(wait, 20));
    });
    await next(page).click();
    await expect.poll(() => said(page)).toMatch(/^Step 2 /);
    await page.locator('.play-on').click();
    await waitForTurn(page);
    expect(await isSecond(page)).toBe(false);
    await page.goto('about:blank');
    await page.goto(at.origin + TEN);
    expect(await isSecond(page)).toBe(true);
    await page.context().setOffline(true);
    await next(page).click();
    await expect.poll(() => said(page)).toMatch(/^Step 2 /);
  });

  test('shows a corrected page at the next link, and the copy only without a network or after a second of silence', async () => {
    const at = await startTestHost(first);
    const page = await openPlain(at);
    await page.goto(`${at.origin}/en/about/`);
    at.deploy(second);
    await page.reload();
    expect(await isSecond(page)).toBe(true);
    // Out of reach of the network, and then of a host that does not answer: the copy of the first edition.
    await page.context().setOffline(true);
    await page.goto(`${at.origin}/en/glossary/`);
    expect(await isSecond(page)).toBe(false);
    await page.context().setOffline(false);
    at.pause();
    const since = Date.now();
    await page.goto(`${at.origin}/en/history/`, { waitUntil: 'commit' });
    expect(Date.now() - since).toBeGreaterThan(900);
    at.resume();
    await page.waitForLoadState();
    expect(await isSecond(page)).toBe(false);
  });

  test('takes over at the next page, but not while a game is in play on another', async () => {
    const at = await startTestHost(first);
    const player = await openPlain(at);
    await player.goto(`${at.origin}/en/games/jig/`);
    await player.locator('.new-begin [type=submit]').click();
    await player.locator('.table-hand').waitFor({ state: 'attached' });
    const reader = await player.context().newPage();
    await reader.goto(`${at.origin}/en/about/`);
    at.deploy(second);
    const isWaiting = (page: Page) => page.evaluate(async () => !!(await navigator.serviceWorker.ready).waiting);
    await reader.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.update();
      while (!registration.waiting) await new Promise((wait) => setTimeout(wait, 20));
    });
    for (const path of ['/en/glossary/', '/en/about/']) {
      await reader.goto(at.origin + path);
      await reader.waitForTimeout(300);
      expect(await isWaiting(reader)).toBe(true);
    }
    await player.close();
    await expect
      .poll(async () => {
        await reader.goto(`${at.origin}/en/history/`);
        return isWaiting(reader);
      })
      .toBe(false);
    await reader.context().setOffline(true);
    await reader.goto(`${at.origin}/en/glossary/`);
    expect(await isSecond(reader)).toBe(true);
  });

  test('tells a player, at the end of a deal, that a new edition is ready', async () => {
    const at = await startTestHost(first);
    const player = await openPlain(at);
    await player.evaluate(() => localStorage.setItem('snorum.table', '{"speed":"at-once"}'));
    await player.goto(`${at.origin}/en/games/snip-snap-snorum/`);
    await player.locator('.new-begin [type=submit]').click();
    at.deploy(second);
    const random = createRandom('new edition');
    while (!['deal', 'over'].includes(await waitForTurn(player))) await pressRandomMove(player, random);
    await expect.poll(() => player.locator('.end-sheet').innerText()).toContain('A new edition of Snorum is ready.');
    expect(await isSecond(player)).toBe(false);
  });

  test.runIf(RUNS_ALL_INSTANCES)('reloads the page of a first visitor when the worker is newer', async () => {
    const at = await startTestHost(first);
    const page = await open(at, TEN, { keeps: true });
    at.deploy(second);
    await page.evaluate(async () => {
      await navigator.serviceWorker.register('/sw.js');
      while (!navigator.serviceWorker.controller) await new Promise((wait) => setTimeout(wait, 20));
    });
    await next(page).click();
    await waitForSecond(page);
    await next(page).click();
    await expect.poll(() => said(page)).toMatch(/^Step 2 /);
    expect(await alert(page).count()).toBe(0);
  });
});

describe('the offline copy of a small book', () => {
  const page = (text: string) => `<!doctype html><title>${text}</title>`;
  const book = (text: string) => ({
    'index.html': page(`${text} cover`),
    '404.html': page('missing'),
    'en/index.html': page(`${text} home`),
    'en/games/jig/index.html': page(`${text} jig`),
    'cards.svg': `<svg xmlns="http://www.w3.org/2000/svg"><title>${text}</title></svg>`,
    '_astro/big.js': `/* ${text} */ ${'0;'.repeat(600_000)}`,
  });
  /** Writes a small site and its offline list into a folder of the host. */
  const print = async ({ folder }: TestHost, text: string, base = '/'): Promise<void> => {
    writeFiles(join(folder, base), book(text));
    await writePrecache(join(folder, base), base);
  };
  const read = (page: Page, path: string) => page.evaluate(async (path) => (await fetch(path)).text(), path);

  test('leaves nothing behind where there is no room for it, and the old one stays', async () => {
    const at = await startTestHost();
    await print(at, 'first');
    const reader = await openPlain(at);
    const before = await copies(reader);
    await print(at, 'second');
    const devtools = await reader.context().newCDPSession(reader);
    const { usage } = (await devtools.send('Storage.getUsageAndQuota', { origin: at.origin })) as { usage: number };
    await devtools.send('Storage.overrideQuotaForOrigin', { origin: at.origin, quotaSize: usage + 400_000 });
    expect(await installCopy(reader)).toBe(false);
    expect(await copies(reader)).toEqual(before);
    await reader.context().setOffline(true);
    expect(await read(reader, '/cards.svg')).toContain('first');
    await reader.context().setOffline(false);
    await devtools.send('Storage.overrideQuotaForOrigin', { origin: at.origin });
    expect(await installCopy(reader)).toBe(true);
  });

  test('is refilled after a wipe as soon as it is missed', async () => {
    const at = await startTestHost();
    await print(at, 'first');
    const reader = await openPlain(at);
    const before = await copies(reader);
    await reader.evaluate(async () => {
      for (const name of await caches.keys()) await caches.delete(name);
    });
    await reader.goto(`${at.origin}/en/`);
    expect(await reader.title()).toBe('first home');
    await expect.poll(() => copies(reader)).toEqual(before);
    await reader.context().setOffline(true);
    await reader.goto(`${at.origin}/en/games/jig/`);
    expect(await reader.title()).toBe('first jig');
  });

  test.runIf(RUNS_ALL_INSTANCES)('is not refilled after a wipe from another edition', async () => {
    const at = await startTestHost();
    await print(at, 'first');
    const worker = join(at.folder, 'sw.js');
    const reader = await openPlain(at);
    await reader.evaluate(async () => {
      for (const name of await caches.keys()) await caches.delete(name);
    });
    // The worker of the new edition has not arrived yet.
    cpSync(worker, `${worker}.old`);
    await print(at, 'second');
    cpSync(`${worker}.old`, worker);
    expect(await read(reader, '/en/')).toContain('second');
    await reader.waitForTimeout(500);
    expect(await copies(reader)).toEqual({});
    await print(at, 'second');
    expect(await installCopy(reader)).toBe(true);
  });

  test('blocks nobody when its storage no longer opens', async () => {
    const at = await startTestHost();
    await print(at, 'first');
    const reader = await openPlain(at);
    const [worker] = reader.context().serviceWorkers();
    await worker!.evaluate(() => {
      const shut = () => Promise.reject(new DOMException('shut', 'UnknownError'));
      Object.assign(CacheStorage.prototype, { open: shut, match: shut, has: shut, keys: shut });
    });
    await reader.goto(`${at.origin}/en/games/jig/`);
    expect(await reader.title()).toBe('first jig');
    expect(await read(reader, '/cards.svg')).toContain('first');
  });

  test.runIf(RUNS_ALL_INSTANCES)('lets a new one replace it when spoilt, without its own files', async () => {
    const at = await startTestHost();
    await print(at, 'first');
    const reader = await openPlain(at);
    await reader.evaluate(async () => {
      for (const name of await caches.keys()) {
        const copy = await caches.open(name);
        for (const { url } of await copy.keys()) await copy.put(url, new Response('spoilt'));
        await copy.put('/?files', new Response('{not a list'));
      }
    });
    expect(await read(reader, '/cards.svg')).toBe('spoilt');
    await print(at, 'first');
    writeFiles(at.folder, { 'en/index.html': page('second home') });
    await writePrecache(at.folder, '/');
    expect(await installCopy(reader)).toBe(true);
    await reader.goto('about:blank');
    await reader.goto(`${at.origin}/en/`);
    await expect.poll(() => read(reader, '/en/')).toContain('second home');
    expect(await read(reader, '/cards.svg')).toContain('first');
  });

  test.runIf(RUNS_ALL_INSTANCES)('stays separate from another on the same origin', async () => {
    const at = await startTestHost();
    await print(at, 'here', '/a/');
    await print(at, 'there', '/b/');
    const reader = await openPlain(at, '/a/');
    const other = await reader.context().newPage();
    await other.goto(`${at.origin}/b/`);
    expect(await installCopy(other)).toBe(true);
    expect(Object.keys(await copies(reader)).length).toBe(2);
    await print(at, 'here again', '/a/');
    expect(await installCopy(reader)).toBe(true);
    await reader.goto('about:blank');
    await reader.goto(`${at.origin}/a/`);
    await expect.poll(() => reader.reload().then(() => reader.title())).toBe('here again cover');
    await expect.poll(async () => Object.keys(await copies(reader)).length).toBe(2);
    await reader.context().setOffline(true);
    await reader.reload();
    expect(await read(reader, '/a/cards.svg')).toContain('here again');
    await other.goto(`${at.origin}/b/en/games/jig/`);
    expect(await other.title()).toBe('there jig');
    await other.goto(`${at.origin}/b/nowhere/`);
    expect(await other.title()).toBe('missing');
  });

  test('is found without a network by addresses as people write them', async () => {
    const at = await startTestHost();
    await print(at, 'first');
    const reader = await openPlain(at);
    await reader.context().setOffline(true);
    for (const [path, title, lands] of [
      ['/en', 'first home', '/en/'],
      ['/en/games/jig?q=1#there', 'first jig', '/en/games/jig/?q=1#there'],
      ['/en/games/jig/index.html', 'first jig', '/en/games/jig/index.html'],
      ['/?from=mail', 'first cover', '/?from=mail'],
    ] as const) {
      await reader.goto(at.origin + path);
      expect([await reader.title(), reader.url()]).toEqual([title, at.origin + lands]);
    }
    const answer = await reader.goto(`${at.origin}/en/nowhere`);
    expect([answer!.status(), await reader.title()]).toEqual([503, 'missing']);
  });
});
