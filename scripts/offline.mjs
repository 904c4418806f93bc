/**
 * The copy of the whole book that a reader keeps: a service worker, written when the site has been built, that knows
 * every file by its content. A page with a table registers it (`src/widgets/keep.ts`); text pages run no script.
 *
 * Pages and records come in quires, one a chapter and language (`kept/en-examples.json`: texts by their files): what all
 * pages of a chapter have in common is sent once, and thirty files are asked for where there would be five hundred.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What is of no use without a network, or too much to keep: pictures and texts for other places, the index of the search. */
const LEFT_OUT =
  /^(_headers|sw\.js|sitemap|robots|kept\/|pagefind\/|pictures\/|embed\/|cite\/|tei\/|oembed\/|dataset|(en|fr)\/examples\/[^/]+\.(txt|svg|png)$)/;

/** The files of a folder, as paths with slashes. */
const filesOf = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).split(sep).join('/').replace(/^\//, ''));

/** What is sent in quires, by the end of its name, and as what it is kept. */
const IN_QUIRES = { html: 'text/html; charset=utf-8', deal: 'text/plain; charset=utf-8' };

const shortHash = (what) => createHash('sha256').update(what).digest('base64url').slice(0, 10);

/** The address of a file below the base; a page has that of its folder. */
const addressOf = (file) => file.replace(/(^|\/)index\.html$/, '$1');

/** The file at such an address. */
export const fileAt = (address) => (address === '' || address.endsWith('/') ? `${address}index.html` : address);

/** Every file to be kept, as `[address below the base, hash]`. */
export const filesToKeep = (folder) =>
  filesOf(folder)
    .filter((file) => !LEFT_OUT.test(file))
    .sort()
    .map((file) => [addressOf(file), shortHash(readFileSync(join(folder, file)))]);

/** The quires in which some of these files are sent: the addresses in each, by its own address. */
export const quiresOf = (files) => {
  const inQuires = files
    .map(([address]) => address)
    .filter((address) => Object.hasOwn(IN_QUIRES, fileAt(address).split('.').pop()));
  return Object.groupBy(inQuires, (address) => {
    const [language, chapter] = address.split('/');
    return `kept/${[language, chapter].filter((part) => /^[a-z-]+$/.test(part ?? '')).join('-') || 'cover'}.json`;
  });
};

/** The text of the worker for these files, served below `base`. */
export const workerFor = (files, base) => {
  const version = shortHash(JSON.stringify(files));
  return `const CACHE = 'snorum ${version}';
const BASE = ${JSON.stringify(base)};
const FILES = new Map(${JSON.stringify(files)});
const QUIRES = ${JSON.stringify(quiresOf(files))};
const TYPES = ${JSON.stringify(IN_QUIRES)};
const LIST = BASE + '?files';

const listOf = async (cache) => new Map(await (await cache.match(LIST))?.json() ?? []);

const read = async (file) => {
  const answer = await fetch(BASE + file, { cache: 'no-cache' });
  if (!answer.ok) throw new Error(BASE + file + ' is not there');
  return answer;
};

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
  const isTaken = async (file) => {
    for (const [old, list] of olds) {
      const kept = list.get(file) === FILES.get(file) && (await old.match(BASE + file));
      if (!kept) continue;
      await cache.put(BASE + file, kept);
      return true;
    }
    return false;
  };
  const keepFile = async (file) => (await isTaken(file)) || cache.put(BASE + file, await read(file));
  const keepQuire = async (quire) => {
    const taken = await Promise.all(QUIRES[quire].map(isTaken));
    const wanted = QUIRES[quire].filter((_, i) => !taken[i]);
    if (wanted.length === 0) return;
    const texts = await (await read(quire)).json();
    for (const file of wanted) {
      if (texts[file] === undefined) throw new Error(BASE + quire + ' has no ' + file);
      const type = TYPES[file.split('.').pop()] ?? TYPES.html;
      await cache.put(BASE + file, new Response(texts[file], { headers: { 'Content-Type': type } }));
    }
  };
  const inQuires = new Set(Object.values(QUIRES).flat());
  const waiting = [
    ...[...FILES.keys()].filter((file) => !inQuires.has(file)).map((file) => () => keepFile(file)),
    ...Object.keys(QUIRES).map((quire) => () => keepQuire(quire)),
  ];
  const some = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) await next();
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

/** Writes the quires and the worker into the folder of a site, served below `base`. */
export const bind = (folder, base) => {
  const files = filesToKeep(folder);
  mkdirSync(join(folder, 'kept'), { recursive: true });
  for (const [quire, addresses] of Object.entries(quiresOf(files))) {
    const texts = addresses.map((address) => [address, readFileSync(join(folder, fileAt(address)), 'utf8')]);
    writeFileSync(join(folder, quire), JSON.stringify(Object.fromEntries(texts)));
  }
  writeFileSync(join(folder, 'sw.js'), workerFor(files, base));
};

/** Binds the book at the end of the build. */
export const offline = () => {
  let base = '/';
  return {
    name: 'snorum-offline',
    hooks: {
      'astro:config:done': ({ config }) => {
        base = `${config.base}/`.replace(/\/+$/, '/');
      },
      'astro:build:done': ({ dir }) => {
        bind(fileURLToPath(dir), base);
      },
    },
  };
};
