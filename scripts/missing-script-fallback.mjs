/** Fallback loader for a page whose entry script is missing: its hash for the security policy, and its file. */
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildFallbackLoader, FALLBACK_SCRIPT_FILE } from '../src/browser/missing-script-fallback.ts';
import { bundle, getSrcPath } from './bundle.mjs';

/** The CSP hash of the loader's inline part on a site served at `base`. */
export const fallbackLoaderHash = (base) =>
  `sha256-${createHash('sha256').update(buildFallbackLoader(base)).digest('base64')}`;

/** Writes the file of the fallback loader into the site in `folder`, which is served below `base`. */
export const writeFallback = async (folder, base) => {
  const entry = `import { onChunkError } from '${getSrcPath('browser/missing-chunk.ts')}'; void onChunkError();`;
  writeFileSync(join(folder, FALLBACK_SCRIPT_FILE), await bundle(entry, base));
};
