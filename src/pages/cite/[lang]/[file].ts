import type { APIRoute, GetStaticPaths } from 'astro';
import {
  CITATION_FORMATS,
  type CitationFile,
  type CitationFormat,
  listCitationFiles,
} from '../../../exports/citing/files.ts';
import { LANGUAGES, type Language } from '../../../i18n/routes.ts';

/** Citation files for each source, edition and article. */
export const getStaticPaths = (() =>
  LANGUAGES.flatMap((lang) =>
    listCitationFiles(lang).flatMap((cited) =>
      (Object.keys(CITATION_FORMATS) as CitationFormat[]).map((format) => ({
        params: { lang, file: `${cited.name}.${format}` },
        props: { cited, format },
      })),
    ),
  )) satisfies GetStaticPaths;

export const GET: APIRoute<{ cited: CitationFile; format: CitationFormat }> = ({
  params,
  props: { cited, format },
  site,
}) => {
  const { type, write } = CITATION_FORMATS[format];
  return new Response(write(cited.items(site!), params['lang'] as Language), {
    headers: { 'content-type': `${type}; charset=utf-8` },
  });
};
