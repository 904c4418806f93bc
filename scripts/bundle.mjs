/** What files for other people’s pages are put together from: scripts, styles, and games of which only the names are wanted. */
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));

/** A file of `src/`. */
export const src = (path) => join(root, 'src', path);

/** What stands for the modules whose paths in the project match a pattern: another file, or a text. */
export const standIn = (pattern, by) => ({ pattern, by, used: false });

/** Throws where a stand-in has stood for nothing: what it was to keep out has another name now, and travels along. */
export const refuseIdle = (standIns) => {
  const idle = standIns.filter(({ used }) => !used);
  if (idle.length > 0) throw new Error(`no module is at ${idle.map(({ pattern }) => pattern).join(', ')}`);
};

/** Puts a module that exists only here together with all it imports: one classic script and its style, both small. */
export const bundle = async (entry, standIns, base) => {
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
            // What stands for a module may have need of the module itself.
            if (standIns.length === 0 || standIns.some(({ by }) => by === importer)) return null;
            const found = await this.resolve(id, importer, { skipSelf: true });
            if (!found || found.id.startsWith('\0')) return null;
            const path = relative(root, found.id).replaceAll(sep, '/');
            const other = standIns.find(({ pattern }) => pattern.test(path));
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

/** What a table has no use for on somebody else’s page: players, what each card cost, parts that come later, a copy of the book. */
export const notForGuests = () => [
  standIn(/^engine\/(?:bots\/|games\/[^/]+\/book\.ts$)/, 'export {};'),
  standIn(/^src\/games\/[^/]+\/costs\.tsx$/, 'export {};'),
  standIn(/^src\/table\/Costs\.tsx$/, 'export const Costs = null;'),
  standIn(/^src\/browser\/missing-part\.ts$/, "export const LEAVING = 'never', SHOWN = '', partIsMissing = () => {};"),
  standIn(/^src\/browser\/register-service-worker\.ts$/, 'export const keepBook = () => {};'),
];

/** Articles as a table wants them, by what all their names begin with: their places in the book, no more; `#` and a place for one not wanted. */
const numbered = (articles, wanted) => {
  const [first, ...others] = Object.keys(articles);
  let stem = first;
  while (others.some((article) => !article.startsWith(stem))) stem = stem.slice(0, -1);
  const slugs = [first, ...others].map((article) => (wanted(articles[article]) ? article.slice(stem.length) : ''));
  return `Object.fromEntries('${slugs.join(' ')}'.split(' ').map((slug, i) => [slug ? '${stem}' + slug : '#' + i, 0]))`;
};

/** The articles of a game that is played: each may be cited, but no table asks where it stands and who says it. */
export const articlesToPlay = ({ articles }) => `export const articles = ${numbered(articles, () => true)};`;

/** On somebody else’s page players are called by their seats, whatever a record says. */
export const calledBySeat = () => standIn(/^engine\/record\/called\.ts$/, 'export const calledIn = () => [];');

/** Nobody is asked anything there either: the prompts of a lesson are comments like others. */
export const withoutPrompts = () =>
  standIn(
    /^engine\/record\/prompts\.ts$/,
    'export const ASKS = [], isPrompt = () => false, readPrompt = () => undefined, isOwnMove = () => false;',
  );

/** How those articles are carried out that an event at a table cites; the others are read, or hold beforehand. */
const CITED = ['played', 'refused'];

/** A game of which only the name and the articles are wanted, as a module; those that no table cites keep their places alone. */
export const gameToTell = ({ id, articles }) => {
  const name = id.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
  const told = numbered(articles, ({ carried }) => CITED.includes(carried));
  return `export const ${name} = { id: '${id}', articles: ${told} };`;
};
