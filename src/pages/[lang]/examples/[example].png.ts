import type { APIRoute } from 'astro';
import { listExampleFiles } from '../../../embed/example-files.ts';
import { DIAGRAM_WIDTH, drawExample } from '../../../pictures/diagram.ts';
import { rasterise } from '../../../pictures/raster.ts';

/**
 * The table of each example as a bitmap. All bitmaps are started at once, so that they are rendered in parallel with
 * the pages.
 */
export const getStaticPaths = async () =>
  (await listExampleFiles()).map(({ params, props: { example, context } }) => ({
    params,
    props: { drawn: rasterise(drawExample(example, context, new URL(import.meta.env.SITE)), DIAGRAM_WIDTH) },
  }));

export const GET: APIRoute<{ drawn: Promise<Buffer> }> = async ({ props }) =>
  new Response(new Uint8Array(await props.drawn), { headers: { 'Content-Type': 'image/png' } });
