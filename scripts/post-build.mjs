/** Post-build steps, in their required order. */
import { fileURLToPath } from 'node:url';
import { prefixHeaderPaths, writeClients } from './clients.mjs';
import { licencesPlugin } from './licences.mjs';
import { writeFallback } from './missing-script-fallback.mjs';
import { writePrecache } from './precache.mjs';
import { pruneCspOfPages } from './prune-csp-hashes.ts';
import { writeSearchIndex } from './search-index.mjs';

/** Creates the plugin that runs the steps on a site built for the address `site`, to be served below `base`. */
export const postBuild = ({ site, base }) => {
  const { collect, writeLicences } = licencesPlugin();
  return {
    name: 'snorum-finishing',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => updateConfig({ vite: { plugins: [collect] } }),
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        // Before everything derived from pages.
        await pruneCspOfPages(folder);
        // Before the index: the page about embedding needs the version of the element.
        await writeClients(folder, { site, base });
        await writeSearchIndex(folder);
        await writeFallback(folder, base);
        writeLicences(folder);
        prefixHeaderPaths(folder, base);
        // Last: the offline copy lists the hash of each file.
        await writePrecache(folder, base);
      },
    },
  };
};
