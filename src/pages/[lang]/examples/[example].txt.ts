import type { APIRoute } from 'astro';
import { type ExampleWithContext, listExampleFiles } from '../../../embed/example-files.ts';
import { formatExampleText } from '../../../embed/plain-text.ts';

/** Byte order mark: browsers recognise UTF-8 by it if the host does not declare it. */
const MARK = '\u{FEFF}';

/** Each example as a plain text file. */
export const getStaticPaths = listExampleFiles;

export const GET: APIRoute<ExampleWithContext> = ({ props: { example, context }, site }) =>
  new Response(MARK + formatExampleText(example, context, site!), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
