import type { APIRoute } from 'astro';
import { buildOwnPageRecord } from '../../../features/compare/same-deal.ts';
import { LANGUAGES, type Language } from '../../../i18n/routes.ts';
import { EXAMPLES, listExamples } from '../../../model/examples.ts';

/** File with all examples of a game, fetched by a table at which the reader can choose an example. */
export const getStaticPaths = () =>
  LANGUAGES.flatMap((lang) =>
    [...new Set(EXAMPLES.map(({ game }) => game))].map((game) => ({ params: { lang, game } })),
  );

export const GET: APIRoute = ({ params }) =>
  Response.json(
    listExamples(params['game']!).map((example) => buildOwnPageRecord(example, params['lang'] as Language)),
  );
