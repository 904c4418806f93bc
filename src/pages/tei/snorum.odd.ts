import type { APIRoute } from 'astro';
import { formatTeiOdd } from '../../exports/tei/odd.ts';

/** The customisation of TEI that the files of the sources follow. */
export const GET: APIRoute = ({ site }) =>
  new Response(formatTeiOdd(site!), { headers: { 'content-type': 'application/tei+xml; charset=utf-8' } });
