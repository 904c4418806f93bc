import type { APIRoute } from 'astro';
import { type ExampleWithContext, listExampleFiles } from '../../../embed/example-files.ts';
import { drawExample } from '../../../pictures/diagram.ts';

/** The table of each example as an SVG drawing. */
export const getStaticPaths = listExampleFiles;

export const GET: APIRoute<ExampleWithContext> = ({ props: { example, context }, site }) =>
  new Response(drawExample(example, context, site!), { headers: { 'Content-Type': 'image/svg+xml' } });
