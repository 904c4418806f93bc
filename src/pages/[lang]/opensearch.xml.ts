import type { APIRoute } from 'astro';
import { fileHref, LANGUAGES, type Language, pageHref } from '../../i18n/routes.ts';
import { searchWords } from '../../i18n/search.ts';

/** OpenSearch description in one language: lets browsers search the site from the address bar. */
export const getStaticPaths = () => LANGUAGES.map((lang) => ({ params: { lang } }));

export const GET: APIRoute = ({ params, site }) => {
  const lang = params['lang'] as Language;
  const absolute = (href: string) => new URL(href, site).href;
  return new Response(`<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>Snorum</ShortName>
  <Description>${searchWords(lang).description}</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Language>${lang}</Language>
  <Image width="16" height="16" type="image/svg+xml">${absolute(fileHref('favicon.svg'))}</Image>
  <Url type="text/html" template="${absolute(pageHref(lang, 'search/'))}?q={searchTerms}"/>
</OpenSearchDescription>
`);
};
