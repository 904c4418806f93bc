import type { APIRoute, GetStaticPaths } from 'astro';
import { formatTeiDocument } from '../../exports/tei/document.ts';
import { SOURCES, type Source } from '../../model/sources.ts';

/** Each source as a TEI P5 file. */
export const getStaticPaths = (() =>
  SOURCES.map((source) => ({ params: { siglum: source.siglum }, props: { source } }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ source: Source }> = ({ props: { source }, site }) =>
  new Response(formatTeiDocument(source, site!), { headers: { 'content-type': 'application/tei+xml; charset=utf-8' } });
