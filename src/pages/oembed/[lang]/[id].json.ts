import type { APIRoute } from 'astro';
import { listEmbeddables } from '../../../embed/embeddables.ts';
import { buildOEmbed } from '../../../embed/oembed.ts';
import { LANGUAGES, type Language } from '../../../i18n/routes.ts';

/**
 * The oEmbed response for each thing that can be embedded, in each language. A static host ignores query parameters, so
 * the same response is sent whatever they are.
 */
export const getStaticPaths = () =>
  LANGUAGES.flatMap((lang) =>
    listEmbeddables(lang).map((framed) => ({ params: { lang, id: framed.id }, props: { framed } })),
  );

export const GET: APIRoute = ({ params, props, site }) =>
  Response.json(buildOEmbed(props['framed'], params['lang'] as Language, site!));
