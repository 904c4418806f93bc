/**
 * A script that must run before what follows it in the page is written into the page: imported as `start.ts?in-page`, a file
 * that exports `start` is put together with all it imports, and given as a text that calls it, with its hash for the policy.
 */
import { createHash } from 'node:crypto';
import { bundle } from './bundle.mjs';

const QUERY = '?in-page';

/** A plugin of Vite that gives such scripts. */
export const inPage = () => ({
  name: 'snorum-in-page',
  enforce: 'pre',
  async load(id) {
    if (!id.endsWith(QUERY)) return null;
    const file = id.slice(0, -QUERY.length);
    this.addWatchFile(file);
    const { script } = await bundle(`import { start } from '${file}'; start();`, [], '/');
    const hash = `sha256-${createHash('sha256').update(script).digest('base64')}`;
    return `export const script = ${JSON.stringify(script)}, hash = '${hash}';`;
  },
});
