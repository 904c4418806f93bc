import type { APIRoute } from 'astro';
import { type ExampleWithContext, listExampleFiles } from '../../../../embed/example-files.ts';
import { drawStillPicture } from '../../../../pictures/still.ts';

/** For each example, the still picture shown in the text of its edition. */
export const getStaticPaths = listExampleFiles;

export const GET: APIRoute<ExampleWithContext> = ({ props: { example, context } }) =>
  new Response(drawStillPicture(example, context).svg, { headers: { 'Content-Type': 'image/svg+xml' } });
