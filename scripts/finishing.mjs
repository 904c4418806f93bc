/** What is done with the site when all its pages are drawn, in the order that it needs. */
import { fileURLToPath } from 'node:url';
import { writeFallback } from './guard.mjs';
import { writeLeanPolicies } from './lean-csp.ts';
import { licences } from './licences.mjs';
import { bind } from './offline.mjs';
import { writeIndex } from './search-index.mjs';
import { setHeaders, writeClients, writeEmbeds } from './travelling.mjs';

/** Finishes a site that is built for `site`, to be served below `base`. */
export const finishing = ({ site, base }) => {
  const { collect, writeLicences } = licences();
  return {
    name: 'snorum-finishing',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => updateConfig({ vite: { plugins: [collect] } }),
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        // Before what is made of pages.
        await writeLeanPolicies(folder);
        // Before the index: the page about embedding is told the version of the element.
        await writeClients(folder, { site, base });
        // Pagefind works in a process of its own, and reads no embeds.
        await Promise.all([writeIndex(folder), writeEmbeds(folder, base)]);
        await writeFallback(folder, base);
        writeLicences(folder);
        setHeaders(folder, base);
        // Last: the book that a reader keeps knows each file by its hash.
        await bind(folder, base);
      },
    },
  };
};
