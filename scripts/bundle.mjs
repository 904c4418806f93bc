/** Bundles for embeds, which run on other people’s pages: scripts, styles, and games reduced to their metadata. */
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));

export const getSrcPath = (path) => join(root, 'src', path);

/**
 * Describes an alias: modules whose path in the project matches `pattern` are replaced by another file, or by source
 * text.
 */
export const moduleAlias = (pattern, by) => ({ pattern, by, used: false });

/** Throws if an alias matched no module: the module to be replaced was probably renamed, and would now be bundled. */
export const assertAliasesUsed = (aliases) => {
  const unused = aliases.filter(({ used }) => !used);
  if (unused.length > 0) throw new Error(`no module is at ${unused.map(({ pattern }) => pattern).join(', ')}`);
};

/** Bundles a virtual module with all its imports: one classic script and its style, both minified. */
export const bundle = async (entry, aliases, base) => {
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
          async resolveId(id, importer) {
            if (id.endsWith('snorum:entry')) return '\0entry';
            // A replacement module may import the original.
            if (aliases.length === 0 || aliases.some(({ by }) => by === importer)) return null;
            const found = await this.resolve(id, importer, { skipSelf: true });
            if (!found || found.id.startsWith('\0')) return null;
            const path = relative(root, found.id).replaceAll(sep, '/');
            const other = aliases.find(({ pattern }) => pattern.test(path));
            if (!other) return null;
            other.used = true;
            return other.by.startsWith('/') ? other.by : `\0${other.by}`;
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
  // Inline script text must not contain anything that ends the script element.
  return { script: script.replaceAll('</script', '<\\/script').replaceAll('<!--', '<\\!--'), style: String(style) };
};

const DARK =
  /@media (?:screen and )?\(prefers-color-scheme:\s*dark\)\s*\{\s*@layer tokens\s*\{\s*:root\s*\{([^}]*)\}\s*\}\s*\}/;

/** Adds selectors to a style so that `theme` may override the reader's light or dark setting. */
export const addThemeSelectors = (style) => {
  const dark = DARK.exec(style);
  if (!dark) throw new Error('the style has no dark colours to choose');
  const chosen = [
    `@media screen and (prefers-color-scheme:dark){@layer tokens{:root:not([data-theme=light]){${dark[1]}}}}`,
    `@layer tokens{@media screen{:root[data-theme=dark]{${dark[1]}}}}`,
    ':root[data-theme=light]{color-scheme:light}:root[data-theme=dark]{color-scheme:dark}',
  ];
  return style.replace(dark[0], chosen.join(''));
};

/** Lists the aliases that exclude what only pages of this site need: parts loaded later, and the offline copy. */
export const embedAliases = () => [
  moduleAlias(/^src\/browser\/register-service-worker\.ts$/, 'export const saveOffline = () => {};'),
];

/**
 * Source text of a module with the ids of a game's articles, as their common beginning and the rest of each: any of them
 * may be cited, but embeds do not use their metadata.
 */
export const createArticlesModule = ({ articles }) => {
  const [first, ...others] = Object.keys(articles);
  let stem = first;
  while (others.some((article) => !article.startsWith(stem))) stem = stem.slice(0, -1);
  const slugs = [first, ...others].map((article) => article.slice(stem.length)).join(' ');
  return `export const articles = Object.fromEntries('${slugs}'.split(' ').map((slug) => ['${stem}' + slug, 0]));`;
};

/** Returns an alias that shows players by the names of their seats; embeds ignore the names in a record. */
export const stubPlayerNames = () =>
  moduleAlias(/^engine\/record\/player-names\.ts$/, 'export const parsePlayerNames = () => [];');

/** Returns an alias that disables lessons in embeds: the prompts of a lesson become ordinary comments. */
export const stubLessonPrompts = () =>
  moduleAlias(
    /^engine\/record\/prompts\.ts$/,
    'export const PROMPT_KINDS = [], isPrompt = () => false, parsePrompt = () => undefined, isLearnerMove = () => false;',
  );
