import type { APIRoute } from 'astro';
import { type ExampleWithContext, listExampleFiles } from '../../../embed/example-files.ts';
import { exampleText } from '../../../embed/plain-text.ts';

/** Byte order mark: identifies the text as UTF-8 if the host does not. */
const MARK = '\u{FEFF}';

/** Each example as plain text. */
export const getStaticPaths = listExampleFiles;

export const GET: APIRoute<ExampleWithContext> = ({ props: { example, context }, site }) =>
  new Response(MARK + exampleText(example, context, site!), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
