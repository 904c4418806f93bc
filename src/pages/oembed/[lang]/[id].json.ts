import type { APIRoute } from 'astro';
import { framedIn } from '../../../embed/framed.ts';
import { oEmbed } from '../../../embed/oembed.ts';
import { LANGUAGES, type Language } from '../../../i18n/routes.ts';

/** The oEmbed answer for all that can stand in a frame, in each language. A static host reads no parameters: there is one for all. */
export const getStaticPaths = () =>
  LANGUAGES.flatMap((lang) => framedIn(lang).map((framed) => ({ params: { lang, id: framed.id }, props: { framed } })));

export const GET: APIRoute = ({ params, props, site }) =>
  Response.json(oEmbed(props['framed'], params['lang'] as Language, site!));
