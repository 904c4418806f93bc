import mdx from '@astrojs/mdx';
import preact from '@astrojs/preact';
import sitemap from '@astrojs/sitemap';
import { defineConfig } from 'astro/config';
import { createCssVariablesTheme } from 'shiki';
import dealGrammar from './engine/deal.tmLanguage.json' with { type: 'json' };

const site = process.env.SITE_URL ?? 'https://snorum.example';

/** Colours belong to the site's style sheet: the theme only names them. */
const theme = createCssVariablesTheme({ name: 'snorum', variablePrefix: '--tok-', fontStyle: false });

/** Classes instead of style attributes, which a strict content security policy refuses. */
const styleToClass = {
  name: 'style-to-class',
  pre(node) {
    delete node.properties.style;
  },
  span(node) {
    const colour = /var\(--tok-([\w-]+)\)/.exec(String(node.properties.style ?? ''));
    delete node.properties.style;
    if (colour) node.properties.class = `tok-${colour[1].replace(/^token-/, '')}`;
  },
};

export default defineConfig({
  site,
  trailingSlash: 'always',
  build: { format: 'directory', inlineStylesheets: 'auto' },
  integrations: [
    mdx(),
    preact(),
    sitemap({
      i18n: { defaultLocale: 'en', locales: { en: 'en', fr: 'fr' } },
      // The bare root only offers the two languages, and would be taken for an English page.
      filter: (page) => new URL(page).pathname !== '/',
    }),
  ],
  i18n: {
    locales: ['en', 'fr'],
    defaultLocale: 'en',
    routing: { prefixDefaultLocale: true, redirectToDefaultLocale: false },
  },
  markdown: { shikiConfig: { theme, transformers: [styleToClass], langs: [dealGrammar] } },
  security: {
    csp: {
      directives: ["default-src 'self'", "img-src 'self' data:", "object-src 'none'", "base-uri 'self'"],
      scriptDirective: { resources: ["'self'"] },
      styleDirective: { resources: ["'self'"] },
    },
  },
  vite: { build: { assetsInlineLimit: 0, rolldownOptions: { checks: { moduleLevelDirective: false } } } },
});
