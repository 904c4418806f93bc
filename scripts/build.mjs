// Builds the site into dist/, with a line or two of output; skipped if nothing has changed.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'astro';
import { fail, root } from './install.mjs';
import { missingSiteUrlWarning, siteAddress } from './site-address.mjs';

const dist = join(root, 'dist');
const stamp = join(root, 'node_modules/.cache/snorum/built');

/** Files and folders at the top of the project that do not affect the pages. */
const APART = new Set([
  '.git',
  '.github',
  '.ci',
  '.astro',
  'bench',
  'coverage',
  'dist',
  'node_modules',
  'reports',
  'tests',
]);

const filesOf = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort();

/** Hash of all inputs of the build: the project's files, the packages, Node and the environment. */
function inputHash() {
  const sum = createHash('sha256').update(
    JSON.stringify([process.version, process.env.SITE_URL, process.env.BASE_PATH]),
  );
  for (const entry of readdirSync(root, { withFileTypes: true })) {
    if (APART.has(entry.name)) continue;
    const path = join(root, entry.name);
    for (const file of entry.isDirectory() ? filesOf(path) : entry.isFile() ? [path] : [])
      sum.update(`\0${file.slice(root.length)}\0`).update(readFileSync(file));
  }
  return sum.digest('hex');
}

/** Hash of the output: names, sizes and times of its files. */
function outputHash() {
  if (!existsSync(dist)) return '';
  const sum = createHash('sha256');
  for (const file of filesOf(dist)) {
    const { size, mtimeMs } = statSync(file);
    sum.update(`${file.slice(dist.length)}\0${size}\0${mtimeMs}\0`);
  }
  return sum.digest('hex');
}

/** Formats a build error: the message, the file, and a hint. */
function formatBuildError(error) {
  const { title, name, message, hint, id, frame } = error;
  const { file = id, line, column } = error.loc ?? {};
  const at = [file, line, column].filter(Boolean).join(':');
  return [`${title ?? name}: ${message}`, hint, at && `in ${at}`, frame].filter(Boolean).join('\n');
}

try {
  siteAddress(process.env);
} catch (error) {
  fail(error.message);
}
const warning = missingSiteUrlWarning(process.env);
if (warning) console.warn(warning);
const before = inputHash();
const known = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
if (known === `${before} ${outputHash()}`) {
  console.log('The site is built already: nothing has changed since.');
} else {
  rmSync(stamp, { force: true });
  console.log('Building the site (half a minute on a fast machine, minutes on a busy one) …');
  const start = performance.now();
  await build({ root, logLevel: 'warn' }).catch((error) => {
    console.error(formatBuildError(error));
    process.exit(1);
  });
  const pages = filesOf(dist).filter((file) => file.endsWith('.html')).length;
  console.log(`Built ${pages} pages in ${Math.round((performance.now() - start) / 1000)} s.`);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, `${before} ${outputHash()}`);
}
