import type { APIRoute } from 'astro';
import { type LaidExample, laidExamples } from '../../../embed/laid.ts';
import { drawExample } from '../../../pictures/diagram.ts';

/** The table of each example as a drawing. */
export const getStaticPaths = laidExamples;

export const GET: APIRoute<LaidExample> = ({ props: { example, context }, site }) =>
  new Response(drawExample(example, context, site!), { headers: { 'Content-Type': 'image/svg+xml' } });
