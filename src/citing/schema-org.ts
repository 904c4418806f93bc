/** The historical sources and our editions in the words of schema.org, for search engines. */
import { EDITIONS, type Edition, editionPath } from '../editions.ts';
import { type Language, pageHref } from '../i18n/routes.ts';
import { ui } from '../i18n/ui.ts';
import { citationFor, type Source } from '../sources.ts';
import { textOf } from '../text/editions.ts';
import { urnOf } from './items.ts';

const LICENCE = 'https://creativecommons.org/licenses/by/4.0/';

const personOf = (name: string) => ({ '@type': 'Person', name: name.split(', ').toReversed().join(' ') });

/** Our edition of a game in a language, as a work of its own made from another. */
const editionOf = (edition: Edition, lang: Language, site: URL): Record<string, unknown> => ({
  '@type': 'CreativeWork',
  '@id': new URL(pageHref(lang, editionPath(edition)), site).href,
  name: textOf(edition, lang).title,
  identifier: urnOf(edition, lang),
  inLanguage: lang,
  author: { '@type': 'Organization', name: ui(lang).foot.authors },
  license: LICENCE,
  isAccessibleForFree: true,
});

/** A source, its chapters, and our editions of them in this language. */
export const schemaOf = (source: Source, lang: Language, site: URL): Record<string, unknown> => {
  const { citation } = source;
  const periodical = citation.type === 'article';
  const authors = citation.author.map(personOf);
  return {
    '@type': periodical ? 'Periodical' : 'Book',
    name: citation.container,
    inLanguage: source.language,
    ...(periodical ? {} : { datePublished: citation.date, author: authors }),
    hasPart: EDITIONS.filter((edition) => edition.source === source).map((edition) => {
      const { title, issue, pages } = citationFor(source, edition.game.id);
      return {
        '@type': periodical ? 'Article' : 'Chapter',
        name: title,
        inLanguage: source.language,
        datePublished: citation.date,
        ...(authors.length > 0 ? { author: authors } : {}),
        ...(issue ? { isPartOf: { '@type': 'PublicationIssue', issueNumber: issue } } : {}),
        ...(pages ? { pagination: pages } : {}),
        [lang === source.language ? 'subjectOf' : 'workTranslation']: editionOf(edition, lang, site),
      };
    }),
  };
};
