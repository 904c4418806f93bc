import type { APIRoute } from 'astro';
import { fileHref } from '../i18n/routes.ts';

/** Allows all crawlers, and names the sitemap. */
export const GET: APIRoute = ({ site }) =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${new URL(fileHref('sitemap-index.xml'), site).href}\n`);
