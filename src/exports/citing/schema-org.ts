/** The historical sources and our editions in schema.org vocabulary, for search engines. */

import { claimsWords } from '../../i18n/claims.ts';
import { type Language, pageHref } from '../../i18n/routes.ts';
import { getUiWords } from '../../i18n/ui.ts';
import { getEditionDate } from '../../model/changes.ts';
import { claimPath, FIGURES_DATE, getClaimOutcome, type TestedClaim, type UntestedClaim } from '../../model/claims.ts';
import { EDITIONS, type Edition, editionPath, getArticle, type NumberedArticle } from '../../model/editions.ts';
import { copyPlaceToPage, findWitnessPlace, getPlaceCitation } from '../../model/places.ts';
import { formatPersonName, getGameCitation, listWitnesses, type Source, type Witness } from '../../model/sources.ts';
import { getEditionText } from '../../text/editions.ts';
import { formatEditionUrn } from './items.ts';

const LICENCE = 'https://creativecommons.org/licenses/by/4.0/';

const personOf = (name: string) => ({ '@type': 'Person', name: formatPersonName(name) });

const chapterOf = ({ source, game }: Edition): Record<string, unknown> => {
  const { author, title, issue, pages, date, type } = getGameCitation(source, game.id);
  return {
    '@type': type === 'article' ? 'Article' : 'Chapter',
    name: title,
    inLanguage: source.language,
    // Two days are a stretch of time, as schema.org writes it.
    datePublished: date.replace(', ', '/'),
    ...(author.length > 0 ? { author: author.map(personOf) } : {}),
    ...(issue ? { isPartOf: { '@type': 'PublicationIssue', issueNumber: issue } } : {}),
    ...(pages ? { pagination: pages } : {}),
  };
};

/** A copy or retelling, described as the work on which an edition of ours is based. */
const basisOf = ({ siglum, title, author, holder, url, home, language }: Witness): Record<string, unknown> => ({
  '@type': 'CreativeWork',
  identifier: siglum,
  ...(author ? { author: personOf(author) } : {}),
  ...(title || holder ? { name: title ?? holder } : {}),
  ...(title && holder ? { publisher: { '@type': 'Organization', name: holder } } : {}),
  // The address of a whole site is no address of the text.
  ...(url && !home ? { url } : {}),
  ...(language ? { inLanguage: language } : {}),
});

/**
 * Our edition of a game in a language, as a work of its own: about a chapter of the source, and based on the copies and
 * retellings used.
 */
const editionOf = (edition: Edition, lang: Language, site: URL): Record<string, unknown> => ({
  '@type': 'CreativeWork',
  '@id': new URL(pageHref(lang, editionPath(edition)), site).href,
  name: getEditionText(edition, lang).title,
  identifier: formatEditionUrn(edition, lang),
  inLanguage: lang,
  author: { '@type': 'Organization', name: getUiWords(lang).foot.authors },
  dateModified: getEditionDate(edition),
  license: LICENCE,
  isAccessibleForFree: true,
  about: chapterOf(edition),
  isBasedOn: listWitnesses(edition.source)
    .filter(({ articles }) => articles[edition.game.id])
    .map(basisOf),
});

/** Structured data for the page of a source: the page is about the source, and has our editions in this language. */
export const buildSourceSchema = (source: Source, lang: Language, site: URL): Record<string, unknown> => {
  const { citation } = source;
  const periodical = citation.type === 'article';
  return {
    '@type': 'WebPage',
    name: source[lang].short,
    inLanguage: lang,
    license: LICENCE,
    about: {
      '@type': periodical ? 'Periodical' : 'Book',
      name: citation.container,
      inLanguage: source.language,
      ...(periodical ? {} : { datePublished: citation.date, author: citation.author.map(personOf) }),
      ...(citation.edition === undefined ? {} : { bookEdition: String(citation.edition) }),
    },
    hasPart: EDITIONS.filter((edition) => edition.source === source).map((edition) => editionOf(edition, lang, site)),
  };
};

/** Outcomes of a claim as ratings; a claim that was not tested has none. */
const RATINGS = {
  holds: 5,
  'depends-on-players': 3,
  'depends-on-number': 3,
  'depends-on-reading': 3,
  'depends-on-case': 3,
  undecided: 3,
  fails: 1,
} as const;

/**
 * The work in which a claim is made: the source, with the page, if its own text states the claim; otherwise the
 * retelling.
 */
const appearanceOf = (article: NumberedArticle, page: string | undefined): Record<string, unknown> => {
  const place = findWitnessPlace(article);
  if (!place) return {};
  if (!place.stated) return { appearance: basisOf(place.witness) };
  // A phrase may stand on another page than the article that restates it, in another chapter even.
  const { author, title, container, date, issue, pages } = getPlaceCitation(
    page === undefined ? place : copyPlaceToPage(place, page),
    article.edition.game.id,
  );
  return {
    ...(author.length > 0 ? { author: author.map(personOf) } : {}),
    datePublished: date,
    appearance: {
      '@type': 'CreativeWork',
      name: [title, container].filter((each, i, all) => all.indexOf(each) === i).join(', '),
      inLanguage: place.work.language,
      ...(issue ? { isPartOf: { '@type': 'PublicationIssue', issueNumber: issue } } : {}),
      ...(pages && place.at !== undefined ? { pagination: pages } : {}),
    },
  };
};

/** A claim of a source and its outcome, as a schema.org ClaimReview. */
export const buildClaimReview = (
  claim: TestedClaim | UntestedClaim,
  lang: Language,
  site: URL,
): Record<string, unknown> => {
  const article = getArticle(claim.article);
  const outcome = getClaimOutcome(claim);
  const us = { '@type': 'Organization', name: getUiWords(lang).foot.authors };
  const appearance = appearanceOf(article, claim.quote?.page);
  return {
    '@type': 'ClaimReview',
    url: new URL(pageHref(lang, claimPath(claim)), site).href,
    inLanguage: lang,
    datePublished: FIGURES_DATE,
    claimReviewed: claim[lang].claim,
    author: us,
    license: LICENCE,
    itemReviewed: {
      '@type': 'Claim',
      ...(claim.saying
        ? {}
        : claim.ours
          ? { author: us }
          : claim.said
            ? { author: { '@type': 'Person', name: claim.said.replace(/, \d{4}$/, '') } }
            : appearance),
    },
    reviewRating: {
      '@type': 'Rating',
      alternateName: claimsWords(lang).outcomes[outcome].word,
      ...(outcome === 'untried' ? {} : { ratingValue: RATINGS[outcome], worstRating: 1, bestRating: 5 }),
    },
  };
};
