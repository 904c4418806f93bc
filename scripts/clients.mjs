/** Post-build step: writes the code for other sites: shortcodes for site generators, and a plugin for WordPress. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { strToU8, zipSync } from 'fflate';
import { SHORTCODE_FILES } from '../src/embed/snippets.ts';
import { PLACEHOLDER_ORIGIN } from './site-address.mjs';

/** Prefixes the addresses in the `_headers` file with the base folder of the site. */
export const prefixHeaderPaths = (folder, base) => {
  const file = join(folder, '_headers');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^\//gm, base));
};

const clients = fileURLToPath(new URL('../clients/', import.meta.url));

/** Writes the shortcodes (templates) for other site generators, with this site's address in them. */
const writeShortcodes = (folder, address) => {
  for (const { file, from } of SHORTCODE_FILES) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    const text = readFileSync(join(clients, from), 'utf8');
    writeFileSync(join(folder, file), text.replaceAll(`${PLACEHOLDER_ORIGIN}/`, address));
  }
};

/** Builds the WordPress plugin for this site, as a zip archive for upload. */
export const writeWordPressPlugin = (address) => {
  const folder = join(clients, 'wordpress');
  const files = readdirSync(join(folder, 'snorum')).sort();
  const texts = files.map((file) => [
    `snorum/${file}`,
    strToU8(readFileSync(join(folder, 'snorum', file), 'utf8').replaceAll(`${PLACEHOLDER_ORIGIN}/`, address)),
  ]);
  // One date for all builds: the same texts give the same bytes.
  return zipSync(Object.fromEntries(texts), { mtime: '1980-01-01T12:00:00' });
};

/** Writes the code for other sites. */
export const writeClients = (folder, { site, base }) => {
  const address = new URL(base, site).href;
  writeShortcodes(folder, address);
  writeFileSync(join(folder, 'embed/for/snorum-wordpress.zip'), writeWordPressPlugin(address));
};
