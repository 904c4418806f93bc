import type { APIRoute } from 'astro';
import { LANGUAGES, type Language } from '../../i18n/routes.ts';
import { EDITIONS } from '../../model/editions.ts';
import { EMBLEM_SIZE, renderEmblem } from '../../pictures/emblems.ts';

/** SVG file with the emblems of the games, one symbol each, with the index letters of one language. */
export const getStaticPaths = () => LANGUAGES.map((lang) => ({ params: { lang } }));

export const GET: APIRoute = ({ params }) => {
  const symbols = EDITIONS.map(
    ({ game: { id } }) =>
      `<symbol id="${id}" viewBox="0 0 ${EMBLEM_SIZE.width} ${EMBLEM_SIZE.height}">${renderEmblem(id, params['lang'] as Language)}</symbol>`,
  );
  return new Response(`<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`);
};
