import mdx from '@astrojs/mdx';
import preact from '@astrojs/preact';
import sitemap from '@astrojs/sitemap';
import { defineConfig } from 'astro/config';
import { compiledWhole } from './scripts/compiled-whole.mjs';
import { drawnAtBuild } from './scripts/drawn-at-build.mjs';
import { finishing } from './scripts/finishing.mjs';
import { hashOfGuard } from './scripts/guard.mjs';
import { inPage } from './scripts/in-page.mjs';
import { preloads } from './scripts/preloads.mjs';
import { siteAddress } from './scripts/site-address.mjs';
import { deal, styleToClass, theme } from './src/code/shiki.ts';

const { site, base } = siteAddress(process.env);

/** What every table wakes with travels in one file: a dozen small ones weigh a seventh more. */
const codeSplitting = {
  groups: [
    // Pages that only write addresses, name cards or fetch a script of their own need not fetch a table.
    {
      name: 'page',
      test: /\/src\/(i18n\/routes|(browser|i18n(\/\w\w)?)\/missing-part)\.ts$|preload-helper/,
      priority: 3,
    },
    // One language is enough.
    { name: 'english', test: /\/src\/(narration\/(en|english)|i18n\/en\/list)\.ts$/, priority: 3 },
    { name: 'french', test: /\/src\/(narration\/(fr|french)|i18n\/fr\/list)\.ts$/, priority: 3 },
    { name: 'cards', test: /\/src\/i18n\/(\w\w\/)?cards\.ts$/, priority: 3 },
    {
      name: 'start',
      test: /\/src\/(features\/start|browser\/(settings|register-service-worker|load-stylesheet)|table\/game-table|browser\/any-kept)\.ts$/,
      priority: 2,
    },
    // What keeps a deal, and proposes one: two of them are of a line each.
    { name: 'deal-record', test: /\/(engine\/record\/deal-record|src\/browser\/(chance|save-file))\.ts$/, priority: 0 },
    {
      name: 'table',
      test: /\/node_modules\/preact\/(dist|jsx-runtime)\/|\/engine\/(record\/replay|ledger|dealing|draw|between-deals|games\/pairing-family\/chain)\.ts$|\/src\/(browser\/sprite|table\/(by-rank|Example|Round|players|Pool|Chain|Card|Counters|Fan|Readings|play-on))\.tsx?$/,
      priority: 1,
    },
  ],
};

/** The chunk of a game’s table bears the name of the game; the others are called for short: every page with a table lists them. */
const chunkFileNames = ({ facadeModuleId, name }) =>
  `_astro/${/\/src\/games\/([^/]+)\/table\.ts$/.exec(facadeModuleId ?? '')?.[1] ?? name.slice(0, 8)}.[hash:7].js`;

/** The script of a component is named after it alone: each page that has it carries the name. */
const entryFileNames = ({ name }) => `_astro/${name.replace(/\.astro_.*/, '')}.[hash:7].js`;

export default defineConfig({
  site,
  base,
  trailingSlash: 'always',
  build: { format: 'directory', inlineStylesheets: 'auto', concurrency: 8 },
  integrations: [
    mdx(),
    drawnAtBuild(preact()),
    sitemap({
      i18n: { defaultLocale: 'en', locales: { en: 'en', fr: 'fr' } },
      // The bare root only offers the two languages, and would be taken for an English page; embeds are for other pages.
      filter: (page) => !/^\/$|^\/embed\//.test(new URL(page).pathname.slice(base.length - 1)),
    }),
    finishing({ site, base }),
  ],
  i18n: {
    locales: ['en', 'fr'],
    defaultLocale: 'en',
    routing: { prefixDefaultLocale: true, redirectToDefaultLocale: false },
  },
  markdown: { shikiConfig: { theme, transformers: [styleToClass], langs: [deal] } },
  security: {
    csp: {
      directives: [
        "default-src 'self'",
        "img-src 'self' data:",
        "object-src 'none'",
        "base-uri 'self'",
        "form-action 'self'",
      ],
      scriptDirective: { resources: ["'self'"], hashes: [hashOfGuard(base)] },
      styleDirective: { resources: ["'self'"] },
    },
  },
  vite: {
    plugins: [compiledWhole('start'), preloads('start'), inPage()],
    // A worker fetches the one game it is asked about.
    worker: { format: 'es' },
    build: { assetsInlineLimit: 0, rolldownOptions: { checks: { moduleLevelDirective: false } } },
    environments: {
      client: { build: { rolldownOptions: { output: { codeSplitting, chunkFileNames, entryFileNames } } } },
    },
  },
});
