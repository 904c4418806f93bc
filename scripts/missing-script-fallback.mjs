/** Fallback loader for a missing entry script: its hash for the policy, and its file. */
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildFallbackLoader, FALLBACK } from '../src/browser/missing-script-fallback.ts';
import { bundle, src } from './bundle.mjs';

/** The CSP hash of the inline guard of a site served at `base`. */
export const fallbackLoaderHash = (base) =>
  `sha256-${createHash('sha256').update(buildFallbackLoader(base)).digest('base64')}`;

/** Writes the fallback script of a site built in `folder`, to be served below `base`. */
export const writeFallback = async (folder, base) => {
  const entry = `import { onChunkError } from '${src('browser/missing-chunk.ts')}'; void onChunkError();`;
  const { script } = await bundle(entry, [], base);
  writeFileSync(join(folder, FALLBACK), script);
};
