import type { APIRoute } from 'astro';
import { EXAMPLES } from '../../model/examples.ts';

/** The record of each example as a file, to download or to link to. */
export const getStaticPaths = () => EXAMPLES.map(({ id, record }) => ({ params: { id }, props: { record } }));

export const GET: APIRoute = ({ props }) =>
  new Response(props.record, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
