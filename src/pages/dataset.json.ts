import type { APIRoute } from 'astro';
import { buildDataset } from '../exports/dataset.ts';

/** The dataset: all data about the sources, as one file for programs. */
export const GET: APIRoute = ({ site }) =>
  new Response(`${JSON.stringify(buildDataset(site!), null, 1)}\n`, {
    headers: { 'content-type': 'application/json; charset=utf-8' },
  });
