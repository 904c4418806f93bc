import type { APIRoute } from 'astro';
import { type LaidExample, laidExamples } from '../../../embed/laid.ts';
import { exampleText } from '../../../embed/plain-text.ts';

/** Each example told in plain text. */
export const getStaticPaths = laidExamples;

export const GET: APIRoute<LaidExample> = ({ props: { example, context }, site }) =>
  new Response(exampleText(example, context, site!), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
