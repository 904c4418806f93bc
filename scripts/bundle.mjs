/** Bundles of a single script: the service worker, and scripts that a page contains. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));

export const getSrcPath = (path) => join(root, 'src', path);

/** Bundles a virtual module with all its imports into one minified classic script; returns its text. */
export const bundle = async (entry, base) => {
  const { output } = (
    await build({
      root,
      base,
      configFile: false,
      logLevel: 'error',
      publicDir: false,
      define: {
        'import.meta.env.CARD_SPRITE': '""',
        'import.meta.env.BASE_URL': JSON.stringify(base),
        'process.env.NODE_ENV': '"production"',
      },
      plugins: [
        {
          name: 'snorum-entry',
          enforce: 'pre',
          resolveId: (id) => (id.endsWith('snorum:entry') ? '\0entry' : null),
          load: (id) => (id === '\0entry' ? entry : null),
        },
      ],
      oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
      build: {
        write: false,
        target: 'es2022',
        minify: true,
        modulePreload: false,
        lib: { entry: 'snorum:entry', formats: ['iife'], name: 'snorum', fileName: () => 'entry.js' },
        rolldownOptions: { output: { minify: true } },
      },
    })
  )[0];
  const script = output.find(({ type }) => type === 'chunk').code.trim();
  // Inline script text must not contain anything that ends the script element.
  return script.replaceAll('</script', '<\\/script').replaceAll('<!--', '<\\!--');
};
