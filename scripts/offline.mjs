/**
 * The copy of the whole book that a reader keeps: a service worker, written when the site has been built, that knows
 * every file by its content. A page with a table registers it (`src/widgets/keep.ts`); text pages run no script.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What is of no use without a network, or too much to keep: pictures and texts for other places, the index of the search. */
const LEFT_OUT =
  /^(_headers|sw\.js|sitemap|robots|pagefind\/|pictures\/|embed\/|cite\/|tei\/|oembed\/|dataset|(en|fr)\/examples\/[^/]+\.(txt|svg|png)$)/;

/** The files of a folder, as paths with slashes. */
const filesOf = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).split(sep).join('/').replace(/^\//, ''));

/** Every file to be kept, as `[address below the base, hash]`; a page by the address of its folder. */
export const filesToKeep = (folder) =>
  filesOf(folder)
    .filter((file) => !LEFT_OUT.test(file))
    .sort()
    .map((file) => [
      file.replace(/(^|\/)index\.html$/, '$1'),
      createHash('sha256')
        .update(readFileSync(join(folder, file)))
        .digest('base64url')
        .slice(0, 10),
    ]);

/** The text of the worker for these files, served below `base`. */
export const workerFor = (files, base) => {
  const version = createHash('sha256').update(JSON.stringify(files)).digest('base64url').slice(0, 10);
  return `const CACHE = 'snorum ${version}';
const BASE = ${JSON.stringify(base)};
const FILES = new Map(${JSON.stringify(files)});
const LIST = BASE + '?files';

const listOf = async (cache) => new Map(await (await cache.match(LIST))?.json() ?? []);

/** Keeps every file; what an older copy has unchanged is taken from there. */
const keep = async () => {
  const cache = await caches.open(CACHE);
  const olds = await Promise.all(
    (await caches.keys())
      .filter((name) => name.startsWith('snorum ') && name !== CACHE)
      .map(async (name) => {
        const old = await caches.open(name);
        return [old, await listOf(old)];
      }),
  );
  const keepOne = async ([file, hash]) => {
    const address = BASE + file;
    for (const [old, list] of olds) {
      const kept = list.get(file) === hash && (await old.match(address));
      if (kept) return cache.put(address, kept);
    }
    const response = await fetch(address, { cache: 'no-cache' });
    if (!response.ok) throw new Error(address + ' is not there');
    await cache.put(address, response);
  };
  const waiting = [...FILES];
  const some = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) await keepOne(next);
  };
  await Promise.all(Array.from({ length: 6 }, some));
  await cache.put(LIST, new Response(JSON.stringify([...FILES])));
};

const leaveOld = async () => {
  for (const name of await caches.keys()) if (name.startsWith('snorum ') && name !== CACHE) await caches.delete(name);
  await clients.claim();
};

const answer = async (request) => {
  const { pathname } = new URL(request.url);
  const file = pathname.slice(BASE.length);
  if (!pathname.startsWith(BASE) || !FILES.has(file)) {
    try {
      return await fetch(request);
    } catch (error) {
      const missing = request.mode === 'navigate' && (await caches.match(BASE + '404.html'));
      if (missing) return missing;
      throw error;
    }
  }
  const kept = await (await caches.open(CACHE)).match(BASE + file);
  if (!kept || !file.endsWith('.svg')) return kept ?? fetch(request);
  // What has grown old is read anew at every step of a table; a drawing kept is good as long as the copy.
  const headers = new Headers(kept.headers);
  headers.delete('Date');
  headers.set('Cache-Control', 'max-age=31536000');
  return new Response(kept.body, { headers });
};

addEventListener('install', (event) => event.waitUntil(keep()));
addEventListener('activate', (event) => event.waitUntil(leaveOld()));
addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  if (method === 'GET' && new URL(url).origin === location.origin) event.respondWith(answer(event.request));
});
`;
};

/** Writes the worker at the end of the build. */
export const offline = () => {
  let base = '/';
  return {
    name: 'snorum-offline',
    hooks: {
      'astro:config:done': ({ config }) => {
        base = `${config.base}/`.replace(/\/+$/, '/');
      },
      'astro:build:done': ({ dir }) => {
        const folder = fileURLToPath(dir);
        writeFileSync(join(folder, 'sw.js'), workerFor(filesToKeep(folder), base));
      },
    },
  };
};
