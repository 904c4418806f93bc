import type { APIRoute } from 'astro';
import script from '../../embed/element-v1.js?raw';

/** The script of the element, as a classic script and as a module, which knows its address otherwise. */
export const getStaticPaths = () => ['js', 'mjs'].map((ext) => ({ params: { ext } }));

export const GET: APIRoute = ({ params: { ext } }) =>
  new Response(ext === 'js' ? script : script.replace('document.currentScript.src', 'import.meta.url'));
