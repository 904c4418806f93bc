import type { APIRoute } from 'astro';
import { type LaidExample, laidExamples } from '../../../embed/laid.ts';
import { exampleText } from '../../../embed/plain-text.ts';

/** Tells a browser that the text is UTF-8 where the host does not. */
const MARK = '\u{FEFF}';

/** Each example told in plain text. */
export const getStaticPaths = laidExamples;

export const GET: APIRoute<LaidExample> = ({ props: { example, context }, site }) =>
  new Response(MARK + exampleText(example, context, site!), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
