/** Writes `<snorum-example>` when the site has been built: the element, and the rules it fetches when it has to play. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES } from '../engine/games.ts';
import { INTEGRITY } from '../src/embed/snippets.ts';
import { bundle, gameToTell, refuseIdle, src, standIn, themed } from './bundle.mjs';
import { piecesOfPack } from './composed-pack.ts';
import { classesIn, leanStyle } from './lean-style.mjs';

/** The hash by which a page pins a file. */
export const integrityOf = (text) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/**
 * A style for a page as one for a shadow: what is said of the page’s root is said of the element, its width counts and not
 * the window’s, and lengths do not follow the size of the letters in a page that is not ours.
 */
export const shadowed = (style) =>
  style
    .replace(/(?<=[{},;]|^)(?:html|body)\b[^{},]*(?:,[^{}]*)?\{[^{}]*\}/g, '')
    .replace(/:root:not\(\[data-theme=light\]\)/g, ':host(:not([theme=light]))')
    .replace(/:root\[data-theme=(dark|light)\]/g, ':host([theme=$1])')
    .replaceAll(':root', ':host')
    .replace(/@media \((?:max-width:\s*|width\s*<=\s*)([\d.]+)rem\)(?=\s*\{)/g, '@container (max-width:$1rem)')
    .replace(/(?<![\w-])(\d*\.?\d+)rem\b/g, (_, rem) => `${Number((16 * Number(rem)).toFixed(2))}px`);

const SHEETS = [
  ...['tokens', 'base', 'table', 'cloth', 'play'].map((name) => `styles/${name}.css`),
  ...GAMES.map(({ id }) => `games/${id}/cloth.css`),
];

const elementEntry = (brought) => `
${GAMES.map(({ id }, i) => `import { table as t${i} } from '${src(`games/${id}/table.ts`)}';`).join('\n')}
import { defineExample } from '${src('embed/element.tsx')}';
defineExample({ tables: [${GAMES.map((_, i) => `t${i}`)}], ...${JSON.stringify(brought)} });
`;

/** The books of the games, from the examples that the build has published. */
const booksIn = (folder) => {
  const files = readdirSync(join(folder, 'embed')).filter((file) => file.endsWith('.json'));
  const published = files.map((file) => JSON.parse(readFileSync(join(folder, 'embed', file), 'utf8')));
  return Object.fromEntries(published.filter(({ book }) => book).map(({ game, book }) => [game, book]));
};

/** Writes both files, and the hash of the first into the pages that show it. */
export const writeElement = async (folder, base) => {
  const withoutArticles = [standIn(/^engine\/games\/[^/]+\/articles\.ts$/, 'export const articles = {};')];
  const { script: rules } = await bundle(
    `import { offerRules } from '${src('embed/engine.ts')}'; offerRules();`,
    withoutArticles,
    base,
  );
  const told = [
    standIn(/^engine\/(?:bots\/|games\/[^/]+\/book\.ts$)/, 'export {};'),
    standIn(/^src\/narration\/faults\.ts$/, 'export {};'),
    standIn(/^engine\/record\/replay\.ts$/, src('embed/replay.ts')),
    ...GAMES.map((game) => standIn(new RegExp(`^engine/games/${game.id}/index\\.ts$`), gameToTell(game))),
  ];
  const books = booksIn(folder);
  const bare = await bundle(elementEntry({ books, style: '', drawings: '', engine: '' }), told, base);
  const sheets = [src('embed/element.css'), src('embed/travelling.css'), ...SHEETS.map(src)];
  const { style } = await bundle(sheets.map((file) => `import '${file}';`).join('\n'), [], base);
  const { script } = await bundle(
    elementEntry({
      books,
      style: shadowed(leanStyle(themed(style), classesIn(bare.script))),
      drawings: [...piecesOfPack(readFileSync(join(folder, 'cards.svg'), 'utf8')).values()].join(''),
      engine: integrityOf(rules),
    }),
    told,
    base,
  );
  refuseIdle([...withoutArticles, ...told]);
  writeFileSync(join(folder, 'embed', 'snorum-engine.js'), rules);
  writeFileSync(join(folder, 'embed', 'snorum-example.js'), script);
  for (const lang of ['en', 'fr']) {
    const page = join(folder, lang, 'embed', 'index.html');
    writeFileSync(page, readFileSync(page, 'utf8').replaceAll(INTEGRITY, integrityOf(script)));
  }
};
