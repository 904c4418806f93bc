/** Post-build step: writes the code for other sites: the custom element, and the shortcodes and the plugin that use it. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { INTEGRITY_PLACEHOLDER, SHORTCODE_FILES, VERSION_PLACEHOLDER } from '../src/embed/snippets.ts';
import { writeElement } from './element.mjs';
import { PLACEHOLDER_ORIGIN } from './site-address.mjs';
import { createZip } from './zip.mjs';

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

/** Builds the WordPress plugin for this site and this version of the custom element, as a zip archive for upload. */
export const writeWordPressPlugin = (address, { version, integrity }) => {
  const folder = join(clients, 'wordpress');
  const files = readdirSync(join(folder, 'snorum')).sort();
  return createZip(
    Object.fromEntries(
      files.map((file) => [
        `snorum/${file}`,
        readFileSync(join(folder, 'snorum', file), 'utf8')
          .replaceAll(`${PLACEHOLDER_ORIGIN}/`, address)
          .replaceAll(VERSION_PLACEHOLDER, version)
          .replaceAll(INTEGRITY_PLACEHOLDER, integrity),
      ]),
    ),
  );
};

/** Writes the code for other sites: the custom element, and the shortcodes and the plugin that use it. */
export const writeClients = async (folder, { site, base }) => {
  const pinned = await writeElement(folder, base);
  const address = new URL(base, site).href;
  writeShortcodes(folder, address);
  writeFileSync(join(folder, 'embed/for/snorum-wordpress.zip'), writeWordPressPlugin(address, pinned));
};
