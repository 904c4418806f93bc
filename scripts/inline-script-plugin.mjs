/**
 * Plugin for scripts that must run before the content after them. `start.ts?inline-script`, a file that exports
 * `start`, is imported as text: a bundle that calls `start`, with its hash for the security policy.
 */
import { createHash } from 'node:crypto';
import { bundle } from './bundle.mjs';

const QUERY = '?inline-script';

/** Creates the Vite plugin for imports that end in `?inline-script`. */
export const inlineScriptPlugin = () => ({
  name: 'snorum-inline-script',
  enforce: 'pre',
  async load(id) {
    if (!id.endsWith(QUERY)) return null;
    const file = id.slice(0, -QUERY.length);
    this.addWatchFile(file);
    const script = await bundle(`import { start } from '${file}'; start();`, '/');
    const hash = `sha256-${createHash('sha256').update(script).digest('base64')}`;
    return `export const script = ${JSON.stringify(script)}, hash = '${hash}';`;
  },
});
