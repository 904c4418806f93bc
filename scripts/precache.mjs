/**
 * Offline copy of the whole site: after the build, the service worker (`src/service-worker/`) is given a list of all
 * files with their hashes. A page with a table registers the worker (`src/browser/register-service-worker.ts`); pages
 * of text run no script.
 *
 * Pages, records, data and styles are sent in bundles, one for each chapter (`kept/examples.json`): the common parts of a
 * chapter's pages are sent once, and thirty requests replace five hundred.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { bundle, getSrcPath } from './bundle.mjs';

/**
 * Files left out of the offline copy, since they are useless offline or too large: pictures and texts for other sites,
 * the search index.
 */
const LEFT_OUT =
  /^(_headers|sw\.js|sitemap|robots|kept\/|pagefind\/|pictures\/|embed\/|_astro\/embed-|cite\/|tei\/|oembed\/|dataset|data\/|annotations\/|(en|fr)\/(changes\.atom|search\/lines\.json)|(en|fr)\/examples\/([^/]+\.(txt|svg|png)|[^/]+\/still\.svg)$)/;

/** Lists the files of a folder, as paths with forward slashes. */
const filesOf = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).split(sep).join('/').replace(/^\//, ''));

/** Types of file that are sent in bundles: extension, and content type with which the browser stores them. */
const BUNDLED_TYPES = {
  html: 'text/html; charset=utf-8',
  deal: 'text/plain; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json',
};

/** Returns the first 72 bits of a SHA-256 hash, enough to tell a thousand files apart. */
const hashOf = (what) => createHash('sha256').update(what).digest('base64url').slice(0, 12);

/** The address of a file, relative to the base of the site; a page (`index.html`) has the address of its folder. */
const addressOf = (file) => file.replace(/(^|\/)index\.html$/, '$1');

/** The file with an address relative to the base of the site; the inverse of `addressOf`. */
export const getFileOfAddress = (address) =>
  address === '' || address.endsWith('/') ? `${address}index.html` : address;

/** Lists every file of the offline copy, as `[address relative to the base, hash]`. */
export const listPrecacheFiles = (folder) =>
  filesOf(folder)
    .filter((file) => !LEFT_OUT.test(file))
    .sort()
    .map((file) => [addressOf(file), hashOf(readFileSync(join(folder, file)))]);

/** The address without its language, by which a page stands beside its other language. */
const inAnyLanguage = (address) => address.replace(/^(en|fr)\//, '');

/**
 * Groups the files into bundles; returns the addresses in each bundle, stored under the bundle's own address. The two
 * languages of a page are beside each other, since they share code, records and figures, and so compress better.
 */
export const groupIntoBundles = (files) => {
  const bundled = files
    .map(([address]) => address)
    .filter((address) => Object.hasOwn(BUNDLED_TYPES, getFileOfAddress(address).split('.').pop()))
    .map((address) => [inAnyLanguage(address), address])
    .sort(([one, in1], [other, in2]) => (one < other || (one === other && in1 < in2) ? -1 : 1))
    .map(([, address]) => address);
  return Object.groupBy(bundled, (address) => {
    if (address.endsWith('.css')) return 'kept/styles.json';
    const [, chapter] = /^([a-z-]+)\//.exec(inAnyLanguage(address)) ?? [];
    return `kept/${chapter ?? 'cover'}.json`;
  });
};

/**
 * Points at which a text is split into parts: before each element. A part too short to be worth a reference is joined
 * to the one before it.
 */
const PARTS = /(?=<[a-z])/;
const SHORTEST = 16;

/**
 * Packs texts into one bundle without repetitions. Each text becomes a list of parts: the part itself, or the number of
 * a part that several texts share.
 */
export const dedupeTexts = (texts) => {
  const times = new Map();
  for (const text of Object.values(texts))
    for (const part of new Set(text.split(PARTS))) times.set(part, (times.get(part) ?? 0) + 1);
  const shared = [...times].flatMap(([part, count]) => (count > 1 && part.length >= SHORTEST ? [part] : []));
  const numbers = new Map(shared.map((part, number) => [part, number]));
  const partsOf = (text) => {
    const parts = [];
    for (const part of text.split(PARTS)) {
      if (numbers.has(part)) parts.push(numbers.get(part));
      else if (typeof parts.at(-1) === 'string') parts[parts.length - 1] += part;
      else parts.push(part);
    }
    return parts;
  };
  return {
    shared,
    texts: Object.fromEntries(Object.entries(texts).map(([address, text]) => [address, partsOf(text)])),
  };
};

let worker;

/** Returns the text of the service worker for these files, served below `base`. */
export const buildServiceWorker = async (files, base) => {
  worker ??= bundle(
    `import { registerHandlers } from '${getSrcPath('service-worker/worker.ts')}'; registerHandlers(EDITION);`,
    '/',
  );
  const script = await worker;
  const edition = { base, files: Object.fromEntries(files), bundles: groupIntoBundles(files), types: BUNDLED_TYPES };
  const version = hashOf(JSON.stringify([edition, script]));
  return `const EDITION = ${JSON.stringify({ version, ...edition })};\n${script}\n`;
};

/** Writes the bundles and the service worker into the folder of a site that is served below `base`. */
export const writePrecache = async (folder, base) => {
  const files = listPrecacheFiles(folder);
  mkdirSync(join(folder, 'kept'), { recursive: true });
  for (const [bundleName, addresses] of Object.entries(groupIntoBundles(files))) {
    const texts = addresses.map((address) => [address, readFileSync(join(folder, getFileOfAddress(address)), 'utf8')]);
    writeFileSync(join(folder, bundleName), JSON.stringify(dedupeTexts(Object.fromEntries(texts))));
  }
  writeFileSync(join(folder, 'sw.js'), await buildServiceWorker(files, base));
};
