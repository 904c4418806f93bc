/** What files for other people’s pages are put together from: scripts, styles, and games of which only the names are wanted. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));

/** A file of `src/`. */
export const src = (path) => join(root, 'src', path);

/**
 * Puts a module that exists only here together with all it imports: one classic script and its style, both small.
 * `instead` has pairs of a pattern and the file, or the text, that stands for the modules it matches.
 */
export const bundle = async (entry, instead, base) => {
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
          resolveId: (id, importer) => {
            if (id.endsWith('snorum:entry')) return '\0entry';
            const found = instead.find(([pattern]) => pattern.test(id) && importer !== src('embed/replay.ts'));
            return found ? (found[1].startsWith('/') ? found[1] : `\0${found[1]}`) : null;
          },
          load: (id) => (id === '\0entry' ? entry : id.startsWith('\0export') ? id.slice(1) : null),
        },
      ],
      oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
      build: {
        write: false,
        target: 'es2022',
        minify: true,
        cssMinify: true,
        modulePreload: false,
        assetsInlineLimit: 0,
        lib: { entry: 'snorum:entry', formats: ['iife'], name: 'snorum', fileName: () => 'entry.js' },
        rolldownOptions: { output: { minify: true } },
      },
    })
  )[0];
  const script = output.find(({ type }) => type === 'chunk').code.trim();
  const style = output.find(({ fileName }) => fileName.endsWith('.css'))?.source ?? '';
  // Inside a page no text of a script may end it.
  return { script: script.replaceAll('</script', '<\\/script').replaceAll('<!--', '<\\!--'), style: String(style) };
};

const DARK = /@media \(prefers-color-scheme:\s*dark\)\s*\{\s*:root\s*\{([^}]*)\}\s*\}/;

/** A style in which `theme` may say light or dark against the reader's system. */
export const themed = (style) => {
  const dark = DARK.exec(style);
  if (!dark) throw new Error('the style has no dark colours to choose');
  const chosen = [
    `@media screen and (prefers-color-scheme:dark){:root:not([data-theme=light]){${dark[1]}}}`,
    `@media screen{:root[data-theme=dark]{${dark[1]}}}`,
    ':root[data-theme=light]{color-scheme:light}:root[data-theme=dark]{color-scheme:dark}',
  ];
  return style.replace(dark[0], chosen.join(''));
};

/** A game of which only the name and the articles are wanted, as a module. */
export const gameToTell = ({ id, articles }) => {
  const name = id.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
  const numbered = Object.fromEntries(Object.keys(articles).map((article) => [article, 0]));
  return `export const ${name} = ${JSON.stringify({ id, articles: numbered })};`;
};
