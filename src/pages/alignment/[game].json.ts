import type { APIRoute, GetStaticPaths } from 'astro';
import { EDITIONS, type Edition } from '../../model/editions.ts';
import { buildFacingData } from '../../model/facing.ts';

/**
 * For each edition, the file with which a page shows the source's words beside ours. It contains only positions and
 * hashes, no words.
 */
export const getStaticPaths = (() =>
  EDITIONS.map((edition) => ({ params: { game: edition.game.id }, props: { edition } }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ edition: Edition }> = ({ props: { edition } }) => Response.json(buildFacingData(edition));
