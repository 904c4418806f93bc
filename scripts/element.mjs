/**
 * Post-build step: writes the custom element `<snorum-example>`, and the scripts that it fetches when it has to play a
 * record, or to say what is wrong with it.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES } from '../engine/games.ts';
import { INTEGRITY_PLACEHOLDER, VERSION_PLACEHOLDER } from '../src/embed/snippets.ts';
import { composePack } from '../src/pack/composed-pack.ts';
import {
  addThemeSelectors,
  assertAliasesUsed,
  bundle,
  createArticlesModule,
  embedAliases,
  getSrcPath,
  moduleAlias,
  stubLessonPrompts,
  stubPlayerNames,
} from './bundle.mjs';
import { collectSelectors, joinStylesheets, purgeCss } from './purge-css.mjs';

/** The integrity hash (SRI) of a file. */
export const computeIntegrity = (text) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/**
 * Converts a page's style to one for a shadow root: rules for the page’s root apply to the element, its width counts
 * instead of the window’s, and lengths do not depend on the font size of the host page.
 */
export const scopeToShadowRoot = (style) =>
  style
    .replace(/(?<=[{},;]|^)(?:html|body)\b[^{},]*(?:,[^{}]*)?\{[^{}]*\}/g, '')
    .replace(/:root:not\(\[data-theme=light\]\)/g, ':host(:not([theme=light]))')
    .replace(/:root\[data-theme=(dark|light)\]/g, ':host([theme=$1])')
    .replaceAll(':root', ':host')
    .replace(/@media \((?:max-width:\s*|width\s*<=\s*)([\d.]+)rem\)(?=\s*\{)/g, '@container (max-width:$1rem)')
    .replace(/(?<![\w-])(\d*\.?\d+)rem\b/g, (_, rem) => `${Number((16 * Number(rem)).toFixed(2))}px`);

const SHEETS = [
  ...['tokens', 'base', 'table', 'cloth'].map((name) => `styles/${name}.css`),
  ...GAMES.map(({ id }) => `games/${id}/cloth.css`),
];

const elementEntry = (assets) => `
${GAMES.map(({ id }, i) => `import { view as v${i} } from '${getSrcPath(`games/${id}/view.ts`)}';`).join('\n')}
import { defineExampleElement } from '${getSrcPath('embed/element.tsx')}';
defineExampleElement({ views: { ${GAMES.map(({ id }, i) => `'${id}': v${i}`)} }, own: document.currentScript, ...${JSON.stringify(assets)} });
`;

/** Reads the published examples of a build, by id. */
const publishedIn = (folder) =>
  Object.fromEntries(
    readdirSync(join(folder, 'embed'))
      .filter((file) => file.endsWith('.json') && file !== 'custom-elements.json')
      .map((file) => [file.slice(0, -5), readFileSync(join(folder, 'embed', file), 'utf8')]),
  );

/** Content hash of 12 characters, for use in addresses. */
const markOf = (...texts) => {
  const sum = createHash('sha256');
  for (const text of texts) sum.update(text);
  return sum.digest('hex').slice(0, 12);
};

/**
 * Turns the classic script into a module: `import.meta.url` replaces `document.currentScript`. A module from another
 * site has passed its CORS check, so the rules can always be loaded with an integrity hash.
 */
const asModule = (script) => {
  const parts = script.split('document.currentScript');
  if (parts.length !== 2) throw new Error(`the element asks for its script ${parts.length - 1} times, not once`);
  return parts.join("{src:import.meta.url,integrity:'own'}");
};

/**
 * Writes the custom element, as a classic script and as a module, and its rules. Each is written twice: at an address
 * that always has the newest version, and under its content hash, at an address that never changes. Examples are stored
 * separately, each under its own hash, since most do not change between versions. `embed/versions.json` lists the files
 * to preserve when another build is deployed. Returns the version and the integrity hash with which other pages load
 * the element.
 */
export const writeElement = async (folder, base) => {
  const asPlayed = [
    ...GAMES.map((game) =>
      moduleAlias(new RegExp(`^engine/games/${game.id}/articles\\.ts$`), createArticlesModule(game)),
    ),
    stubPlayerNames(),
    stubLessonPrompts(),
  ];
  const asWorded = [
    moduleAlias(/^engine\/record\/player-name-sentences\.ts$/, 'export const PLAYER_NAME_SENTENCES = {};'),
    moduleAlias(/^src\/i18n\/fr\/player-name-faults\.ts$/, 'export const playerNameFaults = {};'),
  ];
  const { script: rules } = await bundle(
    `import { registerEngine } from '${getSrcPath('embed/register-engine.ts')}'; registerEngine();`,
    asPlayed,
    base,
  );
  const { script: faults } = await bundle(
    `import { registerFaults } from '${getSrcPath('embed/register-faults.ts')}'; registerFaults();`,
    asWorded,
    base,
  );
  const elementAliases = [...embedAliases(), moduleAlias(/^src\/table\/FaultList\.tsx$/, 'export {};')];
  const published = publishedIn(folder);
  const books = Object.fromEntries(
    Object.values(published)
      .map((text) => JSON.parse(text))
      .filter(({ book }) => book)
      .map(({ game, book }) => [game, book]),
  );
  const marks = Object.fromEntries(Object.entries(published).map(([id, text]) => [id, markOf(text).slice(0, 8)]));
  const bare = await bundle(
    elementEntry({ books, style: '', drawings: '', engine: '', faults: '', marks: {} }),
    elementAliases,
    base,
  );
  const sheets = [getSrcPath('embed/element.css'), getSrcPath('embed/table-embed.css'), ...SHEETS.map(getSrcPath)];
  const style = await joinStylesheets(sheets);
  const { script } = await bundle(
    elementEntry({
      books,
      style: scopeToShadowRoot(purgeCss(addThemeSelectors(style), collectSelectors(bare.script))),
      drawings: [...composePack().values()].join(''),
      engine: computeIntegrity(rules),
      faults: computeIntegrity(faults),
      marks,
    }),
    elementAliases,
    base,
  );
  assertAliasesUsed([...asPlayed, ...asWorded, ...elementAliases]);
  const scripts = {
    'snorum-example.js': script,
    'snorum-example.mjs': asModule(script),
    'snorum-engine.js': rules,
    'snorum-faults.js': faults,
  };
  const version = markOf(...Object.values(scripts));
  const embed = join(folder, 'embed');
  for (const at of [embed, join(embed, version)]) {
    mkdirSync(at, { recursive: true });
    for (const [name, text] of Object.entries(scripts)) writeFileSync(join(at, name), text);
  }
  mkdirSync(join(embed, 'data'), { recursive: true });
  for (const [id, text] of Object.entries(published))
    writeFileSync(join(embed, 'data', `${id}.${marks[id]}.json`), text);
  const entry = {
    version,
    scripts: Object.fromEntries(
      Object.entries(scripts).map(([name, text]) => [`${version}/${name}`, computeIntegrity(text)]),
    ),
    data: Object.entries(marks).map(([id, mark]) => `data/${id}.${mark}.json`),
  };
  writeFileSync(join(embed, 'versions.json'), `${JSON.stringify({ versions: [entry] }, null, 1)}\n`);
  for (const lang of ['en', 'fr']) {
    const page = join(folder, lang, 'embed', 'index.html');
    const text = readFileSync(page, 'utf8')
      .replaceAll(INTEGRITY_PLACEHOLDER, computeIntegrity(script))
      .replaceAll(VERSION_PLACEHOLDER, version);
    writeFileSync(page, text);
  }
  return { version, integrity: computeIntegrity(script) };
};
