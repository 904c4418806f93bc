import type { APIRoute } from 'astro';
import { laidExamples } from '../../../embed/laid.ts';
import { DIAGRAM_WIDTH, drawExample } from '../../../pictures/diagram.ts';
import { rasterise } from '../../../pictures/raster.ts';

/** The same, as points: all are begun at once, so that they are drawn side by side while the pages are written. */
export const getStaticPaths = async () =>
  (await laidExamples()).map(({ params, props: { example, context } }) => ({
    params,
    props: { drawn: rasterise(drawExample(example, context, new URL(import.meta.env.SITE)), DIAGRAM_WIDTH) },
  }));

export const GET: APIRoute<{ drawn: Promise<Buffer> }> = async ({ props }) =>
  new Response(new Uint8Array(await props.drawn), { headers: { 'Content-Type': 'image/png' } });
