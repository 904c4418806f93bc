import type { APIRoute } from 'astro';
import { LANGUAGES, type Language } from '../../i18n/routes.ts';
import { EDITIONS } from '../../model/editions.ts';
import { EMBLEM_SIZE, renderEmblem } from '../../pictures/emblems.ts';
import { PRINTED_BOARD_SIZE, renderPrintedBoard } from '../../pictures/printed-board.ts';

/** SVG file with the emblems of the games and a printed board, one symbol each, with the index letters of one language. */
export const getStaticPaths = () => LANGUAGES.map((lang) => ({ params: { lang } }));

export const GET: APIRoute = ({ params }) => {
  const lang = params['lang'] as Language;
  const emblems = EDITIONS.map(
    ({ game: { id } }) =>
      `<symbol id="${id}" viewBox="0 0 ${EMBLEM_SIZE.width} ${EMBLEM_SIZE.height}">${renderEmblem(id, lang)}</symbol>`,
  );
  const { width, height } = PRINTED_BOARD_SIZE;
  const board = `<symbol id="board" viewBox="0 0 ${width} ${height}">${renderPrintedBoard(lang)}</symbol>`;
  const symbols = [...emblems, board];
  return new Response(`<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`);
};
