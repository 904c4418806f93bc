import type { APIRoute, GetStaticPaths } from 'astro';
import { buildAnnotations } from '../../exports/data/linked.ts';
import { SOURCES, type Source } from '../../model/sources.ts';

/** For each source, its articles as Web Annotations of the copies that were read. */
export const getStaticPaths = (() =>
  SOURCES.map((source) => ({ params: { siglum: source.siglum }, props: { source } }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ source: Source }> = ({ props: { source }, site }) =>
  new Response(`${JSON.stringify(buildAnnotations(source, site!), null, 1)}\n`, {
    headers: {
      'content-type': 'application/ld+json; profile="http://www.w3.org/ns/anno.jsonld"; charset=utf-8',
    },
  });
