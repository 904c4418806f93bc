import mdx from '@astrojs/mdx';
import preact from '@astrojs/preact';
import sitemap from '@astrojs/sitemap';
import { defineConfig } from 'astro/config';
import { embedScripts } from './build/embed-scripts.ts';
import { eagerCompilePlugin } from './scripts/eager-compile-hint.mjs';
import { inlineScriptPlugin } from './scripts/inline-script-plugin.mjs';
import { fallbackLoaderHash } from './scripts/missing-script-fallback.mjs';
import { postBuild } from './scripts/post-build.mjs';
import { preactSsrOnly } from './scripts/preact-ssr-only.mjs';
import { preloadPlugin } from './scripts/preloads.mjs';
import { printedTokensPlugin } from './scripts/printed-tokens.mjs';
import { siteAddress } from './scripts/site-address.mjs';
import { dealGrammar, styleToClass, theme } from './src/code/shiki.ts';

const { site, base } = siteAddress(process.env);

/** One file for the code that every table needs: a dozen small files are a seventh larger. */
const codeSplitting = {
  groups: [
    // Pages that only build addresses, name cards or load a script of their own then load no table.
    {
      name: 'page',
      test: /\/src\/(i18n\/routes|(browser|i18n(\/\w\w)?)\/missing-chunk|browser\/reload-target)\.ts$|preload-helper/,
      priority: 3,
    },
    // A page needs one language only.
    { name: 'english', test: /\/src\/(narration\/(en|english)|i18n\/en\/format-list)\.ts$/, priority: 3 },
    { name: 'french', test: /\/src\/(narration\/(fr|french)|i18n\/fr\/format-list)\.ts$/, priority: 3 },
    { name: 'cards', test: /\/src\/i18n\/(\w\w\/)?cards\.ts$/, priority: 3 },
    {
      name: 'start',
      test: /\/src\/(features\/start|browser\/(settings|register-service-worker|load-stylesheet|has-saved-games))\.ts$/,
      priority: 2,
    },
    // The deal at the end of a game leads to the same comparison.
    {
      name: 'compare',
      test: /\/(engine\/compare\/[\w-]+|src\/features\/compare\/comparison-query)\.ts$/,
      priority: 0,
    },
    // Storing and proposing deals: two of these modules have one line each.
    { name: 'deal-record', test: /\/(engine\/record\/deal-record|src\/browser\/(seeds|save-file))\.ts$/, priority: 0 },
    {
      name: 'table',
      test: /\/node_modules\/preact\/(dist|jsx-runtime)\/|\/engine\/(record\/replay|ledger|dealing|draw\/turn-up|games\/pairing-family\/chain)\.ts$|\/src\/(browser\/sprite|table\/(by-rank|ReplayTable|RoundTable|players|Pool|ChainView|CardView|Counters|Fan|Readings|play-on|game-table|game-view))\.tsx?$/,
      priority: 1,
    },
  ],
};

/**
 * A game’s table chunk has the name of the game; other names are cut to 8 letters, since every page with a table lists
 * them.
 */
const chunkFileNames = ({ facadeModuleId, name }) =>
  `_astro/${/\/src\/games\/([^/]+)\/table\.ts$/.exec(facadeModuleId ?? '')?.[1] ?? name.slice(0, 8)}.[hash:7].js`;

/** A component's script is named after the component only, since each page that uses it repeats the name. */
const entryFileNames = ({ name }) => `_astro/${name.replace(/\.astro_.*/, '')}.[hash:7].js`;

export default defineConfig({
  site,
  base,
  trailingSlash: 'always',
  build: { format: 'directory', inlineStylesheets: 'auto', concurrency: 8 },
  integrations: [
    mdx(),
    preactSsrOnly(preact()),
    sitemap({
      i18n: { defaultLocale: 'en', locales: { en: 'en', fr: 'fr' } },
      // Left out: the bare root, which only offers the two languages and would count as an English page, the embeds,
      // which are for other sites, and former addresses (`src/model/moved.ts`).
      filter: (page) =>
        !/^\/$|^\/embed\/|\/games\/[^/]+\/numbers\/$|\/about\/coverage\/[^/]+\/$|\/(readings\/[^/]+|code)\/2\/$/.test(
          new URL(page).pathname.slice(base.length - 1),
        ),
    }),
    postBuild({ site, base }),
  ],
  i18n: {
    locales: ['en', 'fr'],
    defaultLocale: 'en',
    routing: { prefixDefaultLocale: true, redirectToDefaultLocale: false },
  },
  markdown: { shikiConfig: { theme, transformers: [styleToClass], langs: [dealGrammar] } },
  security: {
    csp: {
      directives: [
        "default-src 'self'",
        "img-src 'self' data:",
        "object-src 'none'",
        "base-uri 'self'",
        "form-action 'self'",
      ],
      scriptDirective: { resources: ["'self'"], hashes: [fallbackLoaderHash(base)] },
      styleDirective: { resources: ["'self'"] },
    },
  },
  vite: {
    plugins: [
      // Only what is loaded at the first touch is sent the list of its files; a panel, a lesson or a game to take over,
      // which few readers open, finds its own then. Astro passes no such option on.
      {
        name: 'preload-first-touch-only',
        configResolved({ environments }) {
          for (const { build } of Object.values(environments))
            if (build.modulePreload)
              build.modulePreload = {
                ...build.modulePreload,
                resolveDependencies: (_, files, { hostId }) => (hostId.includes('/start.') ? files : []),
              };
        },
      },
      eagerCompilePlugin('start'),
      preloadPlugin('start'),
      inlineScriptPlugin(),
      printedTokensPlugin(),
      embedScripts(base),
    ],
    // ES modules, so that a worker can import a single game.
    worker: { format: 'es', plugins: () => [printedTokensPlugin()] },
    build: { assetsInlineLimit: 0, rolldownOptions: { checks: { moduleLevelDirective: false } } },
    environments: {
      client: { build: { rolldownOptions: { output: { codeSplitting, chunkFileNames, entryFileNames } } } },
    },
  },
});
