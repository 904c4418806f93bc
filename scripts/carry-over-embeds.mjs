// `node scripts/carry-over-embeds.mjs DIST FROM`: before the build in DIST replaces the site at FROM (an address, or a
// folder), copies the files pinned by snippets from that site, so that they continue to work.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Maximum number of simultaneous requests. */
const CONCURRENCY = 12;

/** Paths allowed in a manifest: a script in the folder of its version, or an example with its content hash. */
const MANIFEST_PATHS =
  /^(?:[0-9a-f]{12}\/snorum-(?:example\.m?js|(?:engine|faults)\.js)|data\/[a-z0-9-]+\.[0-9a-f]{8}\.json)$/;

/** Creates a function that reads a file below `embed/` of a site; it returns `undefined` if there is no such file. */
const reader = (from) => async (file) => {
  if (!/^https?:/.test(from)) {
    const path = join(from, 'embed', file);
    return existsSync(path) ? readFileSync(path) : undefined;
  }
  const answer = await fetch(new URL(`embed/${file}`, from.replace(/\/*$/, '/')));
  if (answer.status === 404) return undefined;
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
  return Buffer.from(await answer.arrayBuffer());
};

/**
 * Copies the embeds of an earlier deployment into a build that will replace it, and lists the versions in the build's
 * `embed/versions.json`, the newest first. An earlier site without such a list has nothing to copy. A listed file that
 * is missing or does not match its hash is an error: deploying would break other people's pages.
 *
 * @param {string} dist the build
 * @param {string} from the earlier deployment: an address, or a folder
 * @returns {Promise<number>} number of versions copied
 */
export async function carryOverEmbeds(dist, from) {
  const read = reader(from);
  const list = join(dist, 'embed', 'versions.json');
  const own = JSON.parse(readFileSync(list, 'utf8')).versions;
  const text = await read('versions.json');
  if (text === undefined) return 0;
  const known = new Set(own.map(({ version }) => version));
  const earlier = JSON.parse(text.toString('utf8')).versions.filter(({ version }) => !known.has(version));
  const hashes = new Map(
    earlier.flatMap(({ scripts, data }) => [...Object.entries(scripts), ...data.map((file) => [file])]),
  );
  const missing = [...hashes].filter(([file]) => !existsSync(join(dist, 'embed', file)));
  const next = missing.values();
  const bring = async () => {
    for (const [file, hash] of next) {
      if (!MANIFEST_PATHS.test(file))
        throw new Error(`embed/versions.json of ${from} names ${file}, which is no embed`);
      const bytes = await read(file);
      if (bytes === undefined) throw new Error(`${from} lists embed/${file}, and does not have it`);
      const found = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
      if (hash && found !== hash) throw new Error(`embed/${file} of ${from} is not what its hash says`);
      mkdirSync(dirname(join(dist, 'embed', file)), { recursive: true });
      writeFileSync(join(dist, 'embed', file), bytes);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, bring));
  writeFileSync(list, `${JSON.stringify({ versions: [...own, ...earlier] }, null, 1)}\n`);
  return earlier.length;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [dist, from] = process.argv.slice(2);
  if (!dist || !from) {
    console.error(
      'keep-embeds DIST FROM: the build to be deployed, and the address or the folder of the site before it',
    );
    process.exit(1);
  }
  const carriedOver = await carryOverEmbeds(dist, from);
  console.log(`Kept the embeds of ${carriedOver} earlier ${carriedOver === 1 ? 'version' : 'versions'}.`);
}
