import type { APIRoute } from 'astro';
import { type LaidExample, laidExamples } from '../../../embed/laid.ts';
import { DIAGRAM_WIDTH, drawExample } from '../../../pictures/diagram.ts';
import { rasterise } from '../../../pictures/raster.ts';

/** The same, as points. */
export const getStaticPaths = laidExamples;

export const GET: APIRoute<LaidExample> = async ({ props: { example, laying }, site }) =>
  new Response(new Uint8Array(await rasterise(drawExample(example, laying, site!), DIAGRAM_WIDTH)), {
    headers: { 'Content-Type': 'image/png' },
  });
