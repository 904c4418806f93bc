import type { APIRoute, GetStaticPaths } from 'astro';
import { type CitationFile, FORMATS, type Format, listCitationFiles } from '../../../exports/citing/files.ts';
import { LANGUAGES, type Language } from '../../../i18n/routes.ts';

/** Citation files for each source, edition and article. */
export const getStaticPaths = (() =>
  LANGUAGES.flatMap((lang) =>
    listCitationFiles(lang).flatMap((cited) =>
      (Object.keys(FORMATS) as Format[]).map((format) => ({
        params: { lang, file: `${cited.name}.${format}` },
        props: { cited, format },
      })),
    ),
  )) satisfies GetStaticPaths;

export const GET: APIRoute<{ cited: CitationFile; format: Format }> = ({ params, props: { cited, format }, site }) => {
  const { type, write } = FORMATS[format];
  return new Response(write(cited.items(site!), params['lang'] as Language), {
    headers: { 'content-type': `${type}; charset=utf-8` },
  });
};
