/** The historical sources and our editions in the words of schema.org, for search engines. */
import { COUNTED, claimPath, outcomeOf, type Tried, type Untried } from '../claims.ts';
import { articleOf, EDITIONS, type Edition, editionPath } from '../editions.ts';
import { claimsWords } from '../i18n/claims.ts';
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

/** What came of a claim, as a number between the worst and the best; none where it was not tried. */
const RATINGS = {
  holds: 5,
  'depends-on-players': 3,
  'depends-on-number': 3,
  'depends-on-reading': 3,
  undecided: 3,
  fails: 1,
} as const;

/** A claim of a source and what came of it, as a review of the claim. */
export const claimReview = (claim: Tried | Untried, lang: Language, site: URL): Record<string, unknown> => {
  const { source, game } = articleOf(claim.article).edition;
  const citation = citationFor(source, game.id);
  const outcome = outcomeOf(claim);
  const us = { '@type': 'Organization', name: ui(lang).foot.authors };
  const appearance = {
    ...(citation.author.length > 0 ? { author: citation.author.map(personOf) } : {}),
    datePublished: citation.date,
    appearance: {
      '@type': 'CreativeWork',
      name: `${citation.title}, ${citation.container}`,
      inLanguage: source.language,
    },
  };
  return {
    '@type': 'ClaimReview',
    url: new URL(pageHref(lang, claimPath(claim)), site).href,
    inLanguage: lang,
    datePublished: COUNTED,
    claimReviewed: claim[lang].claim,
    author: us,
    license: LICENCE,
    itemReviewed: {
      '@type': 'Claim',
      ...(claim.ours ? { author: us } : claim.said ? { author: { '@type': 'Person', name: claim.said } } : appearance),
    },
    reviewRating: {
      '@type': 'Rating',
      alternateName: claimsWords(lang).outcomes[outcome].word,
      ...(outcome === 'untried' ? {} : { ratingValue: RATINGS[outcome], worstRating: 1, bestRating: 5 }),
    },
  };
};
