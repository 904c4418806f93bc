import type { APIRoute } from 'astro';
import { oEmbed } from '../../../embed/oembed.ts';
import { EXAMPLES } from '../../../examples.ts';
import { LANGUAGES, type Language } from '../../../i18n/routes.ts';

/** The oEmbed answer for each example, in each language. A static host reads no parameters: there is one for all. */
export const getStaticPaths = () =>
  LANGUAGES.flatMap((lang) => EXAMPLES.map((example) => ({ params: { lang, id: example.id }, props: { example } })));

export const GET: APIRoute = ({ params, props, site }) =>
  Response.json(oEmbed(props['example'], params['lang'] as Language, site!));
