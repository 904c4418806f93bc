/**
 * What of the built site goes onto other people's pages, written when the site has been built: each embed made one file,
 * with its style, its cards and its script inside and a policy that names them by hash; and the element.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAMES } from '../engine/games.ts';
import { bundle, gameToTell, src, themed } from './bundle.mjs';
import { piecesOfPack } from './cards/composed.ts';
import { writeElement } from './element.mjs';
import { classesIn, leanStyle } from './lean-style.mjs';

const LANGUAGES = ['en', 'fr'];

/** The hash by which a policy knows a text. */
const hashOf = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

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

const entryOf = (game, lang) => `
import '${src('styles/tokens.css')}';
import '${src('styles/base.css')}';
import '${src('styles/table.css')}';
import '${src('styles/cloth.css')}';
import '${src('styles/play.css')}';
import '${src(`styles/cloths/${game}.css`)}';
import '${src('embed/travelling.css')}';
import '${src('embed/embed.css')}';
import { table } from '${src(`widgets/games/${game}.ts`)}';
import { ${lang} as tongue } from '${src(`narration/${lang}.ts`)}';
import { start } from '${src('embed/start.tsx')}';
void start(table, tongue);
`;

/** Makes every embed of the built site one file. */
export const writeEmbeds = async (folder, base) => {
  const symbols = piecesOfPack(readFileSync(join(folder, 'cards.svg'), 'utf8'));
  for (const lang of LANGUAGES) {
    const other = LANGUAGES.find((each) => each !== lang);
    const instead = [
      [new RegExp(`^#engine/bots/|/narration/(faults|[^/]+/${other})\\.ts$`), 'export {};'],
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
        parts.set(game, { script, style: leanStyle(themed(style), classesIn(`${script} ${page}`)) });
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
        const folder = fileURLToPath(dir);
        await writeEmbeds(folder, base);
        await writeElement(folder, base);
      },
    },
  };
};
