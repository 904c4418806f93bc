import type { APIRoute } from 'astro';
import { fileHref } from '../i18n/routes.ts';

/** Whoever reads for a search engine may read all of it; the list of the pages is named. */
export const GET: APIRoute = ({ site }) =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${new URL(fileHref('sitemap-index.xml'), site).href}\n`);
