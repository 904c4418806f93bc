import type { APIRoute } from 'astro';
import { buildQuizGame } from '../../../../features/learn/quiz-page.ts';
import { LANGUAGES, type Language } from '../../../../i18n/routes.ts';
import { EDITIONS } from '../../../../model/editions.ts';

/** File with the questions of a game, fetched by the browser. */
export const getStaticPaths = () =>
  LANGUAGES.flatMap((lang) => EDITIONS.map(({ game }) => ({ params: { lang, game: game.id } })));

export const GET: APIRoute = ({ params }) =>
  new Response(JSON.stringify(buildQuizGame(params['game']!, params['lang'] as Language)));
