import type { APIRoute } from 'astro';
import { EXAMPLES, examplesOf, recordToPlay } from '../../examples.ts';

/** The records of a game's examples by their names, for a table that shows several of them. */
export const getStaticPaths = () =>
  [...new Set(EXAMPLES.map(({ game }) => game))].map((game) => ({ params: { game } }));

export const GET: APIRoute = ({ params }) =>
  Response.json(Object.fromEntries(examplesOf(params['game']!).map((example) => [example.id, recordToPlay(example)])));
