import type { APIRoute, GetStaticPaths } from 'astro';
import { EDITIONS, type Edition } from '../../model/editions.ts';
import { facingDataOf } from '../../model/facing.ts';

/** The places of the words of an edition’s articles, for a page that lays them beside ours: numbers and hashes. */
export const getStaticPaths = (() =>
  EDITIONS.map((edition) => ({ params: { game: edition.game.id }, props: { edition } }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ edition: Edition }> = ({ props: { edition } }) => Response.json(facingDataOf(edition));
