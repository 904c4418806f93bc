import type { APIRoute } from 'astro';
import { type Framed, oEmbed } from '../../../embed/oembed.ts';
import { LANGUAGES, type Language } from '../../../i18n/routes.ts';
import { PAIRS, pairPath } from '../../../model/comparisons.ts';
import { EXAMPLES, textOf } from '../../../model/examples.ts';

/** The oEmbed answer for each example and each pair of books, in each language. A static host reads no parameters: there is one for all. */
export const getStaticPaths = () =>
  LANGUAGES.flatMap((lang) =>
    [
      ...EXAMPLES.map((example): Framed => {
        const { id } = example;
        return { id, title: textOf(example, 'Title', lang), path: `examples/${id}/` };
      }),
      ...PAIRS.map((pair): Framed => ({ id: pair.id, title: pair[lang].title, path: pairPath(pair) })),
    ].map((framed) => ({ params: { lang, id: framed.id }, props: { framed } })),
  );

export const GET: APIRoute = ({ params, props, site }) =>
  Response.json(oEmbed(props['framed'], params['lang'] as Language, site!));
