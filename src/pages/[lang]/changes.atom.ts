import type { APIRoute } from 'astro';
import { formatFeed } from '../../exports/feed.ts';
import { LANGUAGES, type Language } from '../../i18n/routes.ts';

/** Atom feed of changes to the editions. */
export const getStaticPaths = () => LANGUAGES.map((lang) => ({ params: { lang } }));

export const GET: APIRoute = ({ params, site }) => new Response(formatFeed(params['lang'] as Language, site!));
