/**
 * What of the built site goes onto other people's pages, written when the site has been built: each embed made one file,
 * with its style, its cards and its script inside and a policy that names them by hash; and the element.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { GAMES } from '../engine/games.ts';
import { composed } from './cards/composed.ts';
import { leanStyle } from './lean-style.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const src = (path) => join(root, 'src', path);
const LANGUAGES = ['en', 'fr'];

/** The hash by which a policy knows a text. */
const hashOf = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Puts a module that exists only here together with all it imports: one classic script and its style, both small.
 * `instead` has pairs of a pattern and the file, or the text, that stands for the modules it matches.
 */
const bundle = async (entry, instead, base) => {
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

/** The drawings of the pack, by their names. */
const symbolsIn = (sprite) =>
  composed(new Map([...sprite.matchAll(/<symbol id="([^"]+)"[\s\S]*?<\/symbol>/g)].map(([text, id]) => [id, text])));

/** The drawings that a table with these cards can need. */
const drawingsFor = (symbols, cards) =>
  [...symbols].filter(([id]) => !/^(10|[2-9AJQK])[SHDC]$/.test(id) || cards.has(id)).map(([, text]) => text);

/** One embed, whole: what the page left open is filled in. */
export const wholeEmbed = (page, { script, style }, symbols) => {
  const cards = new Set((/ data-cards="([^"]*)"/.exec(page)?.[1] ?? '').split(' '));
  const policy = [
    "default-src 'none'",
    `script-src ${hashOf(script)}`,
    `style-src ${hashOf(style)}`,
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  const parts = {
    policy: `<meta http-equiv="content-security-policy" content="${policy}">`,
    style: `<style>${style}</style>`,
    cards: `<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" hidden>${drawingsFor(symbols, cards).join('')}</svg>`,
    script: `<script>${script}</script>`,
  };
  return page
    .replace(/ data-cards="[^"]*"/, '')
    .replace(/href="[^"#]*cards\.svg#/g, 'href="#')
    .replaceAll('<a class="cite"', '<a target="_blank" rel="noopener" class="cite"')
    .replace(/<!--(policy|style|cards|script)-->/g, (_, part) => parts[part]);
};

/** A game of which only the name and the articles are wanted, as a module. */
const gameToTell = ({ id, articles }) => {
  const name = id.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
  const numbered = Object.fromEntries(Object.keys(articles).map((article) => [article, 0]));
  return `export const ${name} = ${JSON.stringify({ id, articles: numbered })};`;
};

const entryOf = (game, lang) => `
import '${src('styles/tokens.css')}';
import '${src('styles/base.css')}';
import '${src('styles/table.css')}';
import '${src('styles/cloth.css')}';
import '${src('styles/play.css')}';
import '${src(`styles/cloths/${game}.css`)}';
import '${src('embed/embed.css')}';
import { table } from '${src(`widgets/games/${game}.ts`)}';
import { ${lang} as tongue } from '${src(`narration/${lang}.ts`)}';
import { start } from '${src('embed/start.tsx')}';
void start(table, tongue);
`;

/** Makes every embed of the built site one file. */
export const writeEmbeds = async (folder, base) => {
  const symbols = symbolsIn(readFileSync(join(folder, 'cards.svg'), 'utf8'));
  for (const lang of LANGUAGES) {
    const other = LANGUAGES.find((each) => each !== lang);
    const instead = [
      [new RegExp(`^#engine/(bots/|fault-sentences)|/narration/[^/]+/${other}\\.ts$`), 'export {};'],
      [/\/costs\/\w+\.tsx$/, 'export {};'],
      [/^#engine\/replay\.ts$/, src('embed/replay.ts')],
      ...GAMES.map((game) => [new RegExp(`^#engine/games/${game.id}/index\\.ts$`), gameToTell(game)]),
    ];
    const parts = new Map();
    for (const id of readdirSync(join(folder, 'embed', lang))) {
      const file = join(folder, 'embed', lang, id, 'index.html');
      const page = readFileSync(file, 'utf8');
      const game = / data-game="([^"]+)"/.exec(page)[1];
      if (!parts.has(game)) {
        const { script, style } = await bundle(entryOf(game, lang), instead, base);
        const words = new Set(`${script} ${page}`.match(/[\w-]+/g));
        parts.set(game, { script, style: leanStyle(themed(style), (name) => words.has(name)) });
      }
      writeFileSync(file, wholeEmbed(page, parts.get(game), symbols));
    }
  }
};

/** Writes all that travels at the end of the build. */
export const travelling = () => {
  let base = '/';
  return {
    name: 'snorum-travelling',
    hooks: {
      'astro:config:done': ({ config }) => {
        base = `${config.base}/`.replace(/\/+$/, '/');
      },
      'astro:build:done': async ({ dir }) => {
        await writeEmbeds(fileURLToPath(dir), base);
      },
    },
  };
};
