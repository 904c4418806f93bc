/**
 * Post-build step: writes each embed as one file that contains its style, cards and script, and a security policy with
 * their hashes. Also writes the custom element.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findGame } from '../engine/games.ts';
import { INTEGRITY_PLACEHOLDER, SHORTCODE_FILES, VERSION_PLACEHOLDER } from '../src/embed/snippets.ts';
import {
  addThemeSelectors,
  assertAliasesUsed,
  bundle,
  createArticlesModule,
  embedAliases,
  getSrcPath,
  moduleAlias,
  rulesAliases,
  stubPlayerNames,
} from './bundle.mjs';
import { composePack } from './composed-pack.ts';
import { writeElement } from './element.mjs';
import { collectSelectors, purgeCss } from './purge-css.mjs';
import { PLACEHOLDER_ORIGIN } from './site-address.mjs';
import { createZip } from './zip.mjs';

const LANGUAGES = ['en', 'fr'];

/** The CSP hash of a text. */
const hashOf = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const RANKS = { R: 'K', D: 'Q', V: 'J' };

/**
 * Card ids with a court letter of the other language, by the language of the page: K Q J in English, R D V in French.
 */
const FOREIGN = { en: /^[ims][RDV]/, fr: /^[ims][KQJ]/ };

/**
 * Lists the drawings needed by a table with these cards: each card, in each size and lettering, and the drawings that
 * belong to no card. Without `cards` the whole pack is included, as for a comparison of two books, which plays any deal
 * given in its address.
 */
const drawingsFor = (symbols, cards, lang) =>
  [...symbols]
    .filter(([id]) => {
      if (!cards) return !FOREIGN[lang].test(id);
      const [, rank, suit] = /^[ms]?(10|[2-9AJQKRDV])([SHDC])$/.exec(id) ?? [];
      return !rank || cards.includes((RANKS[rank] ?? rank) + suit);
    })
    .map(([, text]) => text);

/**
 * Returns the style and script for the placeholders of a page, and the security policy with their hashes; `more` are
 * further directives of the policy.
 */
const partsOf = ({ script, style }, ...more) => {
  const policy = [
    "default-src 'none'",
    `script-src ${hashOf(script)}`,
    `style-src ${hashOf(style)}`,
    'img-src data:',
    ...more,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  return {
    policy: `<meta http-equiv="content-security-policy" content="${policy}">`,
    style: `<style>${style}</style>`,
    script: `<script>${script}</script>`,
  };
};

/**
 * Completes the embed page of an article or claim by filling its placeholders. The page may contain a table of this
 * site in a frame.
 */
const buildTextEmbed = (page, made) => {
  const parts = partsOf(made, "frame-src 'self'");
  return page.replace(/<!--(policy|style|script)-->/g, (_, part) => parts[part]);
};

/** Completes the embed page of a table by filling its placeholders. */
const wholeEmbed = (page, made, drawings) => {
  const parts = {
    ...partsOf(made),
    cards: `<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" hidden>${drawings.join('')}</svg>`,
  };
  return page
    .replace(/href="[^"#]*cards\.svg#/g, 'href="#')
    .replaceAll('<a class="cite"', '<a target="_blank" rel="noopener" class="cite"')
    .replace(/<!--(policy|style|cards|script)-->/g, (_, part) => parts[part]);
};

const sheets = (...names) => names.map((name) => `import '${getSrcPath(`${name}.css`)}';`).join('\n');
const PAPER = sheets('styles/tokens', 'styles/base');
const CLOTH = [PAPER, sheets('styles/table', 'styles/cloth')].join('\n');
const EMBED_STYLES = sheets('embed/table-embed', 'embed/embed');
const clothsOf = (games) => sheets(...games.map((game) => `games/${game}/cloth`));

/**
 * Returns the start of an embed's script: imports of the tables of its games, as `t0`, `t1`, and of the messages in
 * `lang`.
 */
const tablesOf = (games, lang) =>
  [
    ...games.map((game, i) => `import { table as t${i} } from '${getSrcPath(`games/${game}/table.ts`)}';`),
    `import { ${lang} as messages } from '${getSrcPath(`narration/${lang}.ts`)}';`,
  ].join('\n');

const entryOf = (game, lang) => `
${CLOTH}
${clothsOf([game])}
${EMBED_STYLES}
import { view } from '${getSrcPath(`games/${game}/view.ts`)}';
import { ${lang} as messages } from '${getSrcPath(`narration/${lang}.ts`)}';
import { startExampleEmbed } from '${getSrcPath('embed/start-example.tsx')}';
void startExampleEmbed(view, messages);
`;

const entryOfPair = (games, lang) => `
${CLOTH}
${sheets('styles/compare')}
${EMBED_STYLES}
${sheets('embed/comparison-embed')}
${clothsOf(games)}
${tablesOf(games, lang)}
import { startComparisonEmbed } from '${getSrcPath('embed/start-comparison.tsx')}';
void startComparisonEmbed([${games.map((_, i) => `t${i}`)}], messages);
`;

const entryOfQuiz = (game, lang) => `
${CLOTH}
${sheets('styles/learn')}
${clothsOf([game])}
${EMBED_STYLES}
${sheets('embed/quiz')}
${tablesOf([game], lang)}
import { startQuizEmbed } from '${getSrcPath('embed/start-quiz.tsx')}';
void startQuizEmbed(t0, messages);
`;

const buildTextEmbedEntry = (kind) => `
${PAPER}
${kind === 'claim' ? sheets('styles/claims') : ''}
${sheets('styles/edition', 'embed/text-embed')}
import { startTextEmbed } from '${getSrcPath('embed/start-text-embed.ts')}';
startTextEmbed();
`;

/**
 * Bundles the script and style of an embed: an example, a comparison of two books, or a game’s questions. The last two
 * contain the whole rules; an example does not.
 */
const bundleShown = async ({ game, beside, quiz }, lang, { told, paired, quizzed }, base) => {
  if (!beside && !quiz) return bundle(entryOf(game, lang), told, base);
  const games = beside ? [game, beside] : [game];
  const played = games.map((id) =>
    moduleAlias(new RegExp(`^engine/games/${id}/articles\\.ts$`), createArticlesModule(findGame(id))),
  );
  const entry = beside ? entryOfPair(games, lang) : entryOfQuiz(game, lang);
  const made = await bundle(entry, [...(beside ? paired : quizzed), ...played], base);
  assertAliasesUsed(played);
  return made;
};

/**
 * Completes the embed page of every article and claim. Pages of the same kind share one script and one style, with the
 * parts that any of those pages needs.
 */
const writeTextEmbeds = async (textEmbeds, base) => {
  for (const [kind, files] of Object.entries(Object.groupBy(textEmbeds, ({ slip }) => slip))) {
    const { script, style } = await bundle(buildTextEmbedEntry(kind), [], base);
    const parts = {
      script,
      style: purgeCss(addThemeSelectors(style), collectSelectors('', files.map(({ page }) => page).join(''))),
    };
    for (const { file, page } of files) writeFileSync(file, buildTextEmbed(page, parts));
  }
};

/** File with the list of embeds, written by the build (`src/embed/embed-entries.ts`); it is not published. */
const LIST = 'embed-entries.json';

/** Reads {@link LIST} as a map by id; throws if the page of an entry is missing. */
const readList = (folder) => {
  const listed = new Map(JSON.parse(readFileSync(join(folder, LIST), 'utf8')).map((each) => [each.id, each]));
  for (const lang of LANGUAGES)
    for (const id of readdirSync(join(folder, 'embed', lang)))
      if (!listed.has(id)) throw new Error(`embed/${lang}/${id} is not in the list of what travels`);
  rmSync(join(folder, LIST));
  return [...listed.values()];
};

export const writeEmbeds = async (folder, base) => {
  const symbols = composePack(readFileSync(join(folder, 'cards.svg'), 'utf8'));
  const listed = readList(folder);
  const textEmbeds = [];
  for (const lang of LANGUAGES) {
    const other = LANGUAGES.find((each) => each !== lang);
    const never = [
      ...embedAliases(),
      moduleAlias(new RegExp(`^src/(?:narration|games/[^/]+)/${other}\\.ts$`), 'export {};'),
    ];
    const rules = rulesAliases();
    // The record of an example was replayed at build time, so it has no faults.
    const exampleAliases = [...never, moduleAlias(/^src\/table\/FaultList\.tsx$/, 'export {};')];
    const paired = [
      ...never,
      ...rules,
      stubPlayerNames(),
      moduleAlias(
        /^engine\/record\/seat-names\.ts$/,
        'export const checkSeatNames = () => {}, getNameSkeleton = (name) => name;',
      ),
      // Comparisons use seats A, B and so on; hands come from a seed or from an address, with the dealer named.
      moduleAlias(/^engine\/compare\/written-hands\.ts$/, getSrcPath('embed/aliases/written-hands.ts')),
      moduleAlias(/^engine\/record\/seating\.ts$/, getSrcPath('embed/aliases/seating.ts')),
      moduleAlias(/^engine\/record\/record-replayer\.ts$/, getSrcPath('embed/aliases/record-replayer.ts')),
      moduleAlias(
        /^engine\/draw\.ts$/,
        'export const drawHighestCard = () => undefined, drawByTurnUp = () => undefined;',
      ),
      moduleAlias(new RegExp(`^src/i18n/${other}/cards\\.ts$`), 'export const cards = {};'),
      moduleAlias(new RegExp(`^src/features/compare/words/${other}\\.ts$`), 'export const compareWords = {};'),
    ];
    const quizzed = [
      ...never,
      ...rules,
      stubPlayerNames(),
      moduleAlias(new RegExp(`^src/i18n/${other}/learn\\.ts$`), 'export const learn = {};'),
    ];
    const parts = new Map();
    for (const { id, slip, cards, ...shown } of listed) {
      const file = join(folder, 'embed', lang, id, 'index.html');
      const page = readFileSync(file, 'utf8');
      if (slip) {
        textEmbeds.push({ file, page, slip });
        continue;
      }
      const what = JSON.stringify(shown);
      if (!parts.has(what)) {
        const { script, style } = await bundleShown(shown, lang, { told: exampleAliases, paired, quizzed }, base);
        parts.set(what, { script, style: purgeCss(addThemeSelectors(style), collectSelectors(script, page)) });
      }
      writeFileSync(file, wholeEmbed(page, parts.get(what), drawingsFor(symbols, cards, lang)));
    }
    assertAliasesUsed([...exampleAliases, ...paired, ...quizzed]);
  }
  await writeTextEmbeds(textEmbeds, base);
};

/** Prefixes the addresses in the `_headers` file with the base folder of the site. */
export const prefixHeaderPaths = (folder, base) => {
  const file = join(folder, '_headers');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^\//gm, base));
};

const clients = fileURLToPath(new URL('../clients/', import.meta.url));

/** Writes the shortcodes (templates) for other site generators, with this site's address in them. */
const writeShortcodes = (folder, address) => {
  for (const { file, from } of SHORTCODE_FILES) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    const text = readFileSync(join(clients, from), 'utf8');
    writeFileSync(join(folder, file), text.replaceAll(`${PLACEHOLDER_ORIGIN}/`, address));
  }
};

/** Builds the WordPress plugin for this site and this version of the custom element, as a zip archive for upload. */
export const writeWordPressPlugin = (address, { version, integrity }) => {
  const folder = join(clients, 'wordpress');
  const files = readdirSync(join(folder, 'snorum')).sort();
  return createZip(
    Object.fromEntries(
      files.map((file) => [
        `snorum/${file}`,
        readFileSync(join(folder, 'snorum', file), 'utf8')
          .replaceAll(`${PLACEHOLDER_ORIGIN}/`, address)
          .replaceAll(VERSION_PLACEHOLDER, version)
          .replaceAll(INTEGRITY_PLACEHOLDER, integrity),
      ]),
    ),
  );
};

/** Writes the code for other sites: the custom element, and the shortcodes and the plugin that use it. */
export const writeClients = async (folder, { site, base }) => {
  const pinned = await writeElement(folder, base);
  const address = new URL(base, site).href;
  writeShortcodes(folder, address);
  writeFileSync(join(folder, 'embed/for/snorum-wordpress.zip'), writeWordPressPlugin(address, pinned));
};
