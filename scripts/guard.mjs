/** What pages with a table are guarded by against their own script being missing: its hash for the policy, and its fallback. */
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { FALLBACK, guardOf } from '../src/browser/guard.ts';
import { bundle, src } from './bundle.mjs';

/** The hash by which the policy of a site served at `base` knows the guard. */
export const hashOfGuard = (base) => `sha256-${createHash('sha256').update(guardOf(base)).digest('base64')}`;

/** Writes the fallback when the site has been built. */
export const guard = () => {
  let base = '/';
  return {
    name: 'snorum-guard',
    hooks: {
      'astro:config:done': ({ config }) => {
        base = `${config.base}/`.replace(/\/+$/, '/');
      },
      'astro:build:done': async ({ dir }) => {
        const entry = `import { partIsMissing } from '${src('browser/missing-part.ts')}'; void partIsMissing();`;
        const { script } = await bundle(entry, [], base);
        writeFileSync(new URL(FALLBACK, dir), script);
      },
    },
  };
};
