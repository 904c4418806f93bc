/**
 * Licence notices of third-party code and files, in `licences.txt`, which is written after the build. The file covers
 * the packages with code in a bundled script, and those copied as files.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Packages that the plugin cannot see in a script of the site: copied into the site as files, or bundled only with
 * embeds and the custom element.
 */
export const COPIED_PACKAGES = ['@fontsource/eb-garamond', 'pagefind', 'preact'];

/** Returns the name of the package that a file belongs to; `undefined` for the project's own files. */
export const getPackageName = (file) =>
  /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(file)?.[1]?.replaceAll('\\', '/');

/** Returns the notice of a package: name, version and licence, then the authors' own notice. */
const noticeOf = (name) => {
  const folder = join(root, 'node_modules', name);
  const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  // Pagefind's licence is in a folder together with those of programs that it only runs.
  const file = readdirSync(folder, { recursive: true, withFileTypes: true }).find(
    (entry) =>
      entry.isFile() &&
      [folder, join(folder, 'LICENSE')].includes(entry.parentPath) &&
      /^(licen[cs]e|copying)(\.(md|txt))?$/i.test(entry.name),
  );
  if (!file) throw new Error(`${name} is given on with the site, but brings no licence`);
  const text = readFileSync(join(file.parentPath, file.name), 'utf8').replaceAll('\r\n', '\n').trim();
  const heading = `${name} ${version} (${license})`;
  return `${heading}\n${'='.repeat(heading.length)}\n\n${text}\n`;
};

export const formatLicences = (names) =>
  [
    'Snorum: code under the MIT licence, texts and drawings under CC BY 4.0.\nWhat follows was written by others and is given on with the site.\n',
    ...[...new Set(names)].sort().map(noticeOf),
  ].join('\n\n');

/**
 * Creates the plugin that collects the packages in the site's scripts while they are written, and then writes
 * `licences.txt`.
 */
export const licencesPlugin = () => {
  const bundled = new Set();
  const collect = {
    name: 'snorum-licences',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        for (const file of chunk.moduleIds) {
          const name = getPackageName(file.replace(/^\0/, '').replace(/\?.*$/, ''));
          if (name && existsSync(join(root, 'node_modules', name, 'package.json'))) bundled.add(name);
        }
      }
    },
  };
  return {
    collect,
    writeLicences: (folder) =>
      writeFileSync(join(folder, 'licences.txt'), formatLicences([...COPIED_PACKAGES, ...bundled])),
  };
};
