import type { APIRoute } from 'astro';
import { dataset } from '../exports/dataset.ts';

/** The dataset: all content about the sources, for programs. */
export const GET: APIRoute = ({ site }) =>
  new Response(`${JSON.stringify(dataset(site!), null, 1)}\n`, {
    headers: { 'content-type': 'application/json; charset=utf-8' },
  });
