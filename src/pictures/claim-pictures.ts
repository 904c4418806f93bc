/**
 * Pictures for link previews of the claims: the claim on one side, and its answers on a sheet of paper on the cloth
 * beside it.
 */

import { formatQuotation } from '../exports/reference.ts';
import { buildClaimChart, listCellSupport } from '../features/trial/trials.ts';
import { type ClaimOutcome, claimsWords } from '../i18n/claims.ts';
import { pageWords } from '../i18n/pages.ts';
import { PUNCTUATION } from '../i18n/punctuation.ts';
import type { Language } from '../i18n/routes.ts';
import {
  CLAIMS,
  CLAIMS_PAGE_SLUG,
  claimPath,
  countOutcomes,
  formatBound,
  formatClaimResult,
  getClaimMeasure,
  getClaimOutcome,
  isTestedClaim,
  listGameClaims,
  type TestedClaim,
  type UntestedClaim,
} from '../model/claims.ts';
import { getArticle } from '../model/editions.ts';
import { createAnswerFormatter } from '../model/figures.ts';
import { getSourceTexts, SOURCES } from '../model/sources.ts';
import { type ClothPicture, drawEmblemsOnCloth } from './cloth.ts';
import { drawClaimChart, drawCountList, drawQuotationList } from './leaf.ts';
import type { SocialPicture } from './social.ts';

const shortOf = ({ article }: TestedClaim | UntestedClaim, lang: Language): string =>
  getSourceTexts(getArticle(article).edition.source, lang).short;

const plotOnCloth = (tried: TestedClaim, lang: Language): ClothPicture => {
  const { pictured, bound } = claimsWords(lang);
  const { answer } = tried[lang];
  const said = bound(tried.question.holds, formatBound(tried, lang));
  const means = tried.answers.map(({ estimate }) => estimate.mean);
  const write = createAnswerFormatter(lang, getClaimMeasure(tried));
  const there = listCellSupport(tried).filter((held) => held === true).length;
  return {
    drawn: drawClaimChart({ ...buildClaimChart(tried, lang), answer, said }),
    seen: pictured.plot(answer, means.length, write(Math.min(...means)), write(Math.max(...means)), said, there),
  };
};

const ofClaim = (claim: TestedClaim | UntestedClaim, lang: Language): SocialPicture => {
  const words = claimsWords(lang);
  const short = shortOf(claim, lang);
  return {
    path: claimPath(claim),
    imprint: claim.saying ? words.saying(short) : claim.ours ? words.ours(short) : (claim.said ?? short),
    title: claim[lang].claim.replace(/\.$/, ''),
    verdict: words.outcomes[getClaimOutcome(claim)].word,
    below: isTestedClaim(claim) ? formatClaimResult(claim, lang) : claim[lang].short,
    ...(isTestedClaim(claim) ? plotOnCloth(claim, lang) : drawEmblemsOnCloth([claim.game], lang)),
  };
};

/** Picture for the list of claims: the number of claims with each outcome. */
const ofAll = (lang: Language): SocialPicture => {
  const words = claimsWords(lang);
  const sum = countOutcomes(CLAIMS);
  const counts = (Object.keys(words.outcomes) as ClaimOutcome[]).flatMap((outcome) =>
    sum.has(outcome) ? [[words.outcomes[outcome].word, sum.get(outcome)!] as const] : [],
  );
  return {
    path: 'claims/',
    imprint: SOURCES.map(({ year }) => year).join(' · '),
    title: words.title,
    below: words.tally(CLAIMS.length, CLAIMS.filter(isTestedClaim).length),
    drawn: drawCountList(counts),
    seen: words.pictured.sum(
      counts
        .map(([name, count]) => `${name.toLowerCase()}${PUNCTUATION[lang].colon} ${count}`)
        .join(PUNCTUATION[lang].semicolon),
    ),
  };
};

/** Picture for the page of one author's claims: the quotations, each with its verdict. */
const ofAuthor = (lang: Language): SocialPicture => {
  const words = claimsWords(lang);
  const claims = listGameClaims('manille');
  const said = claims.flatMap((claim) =>
    claim.quote
      ? [
          [
            formatQuotation(claim.quote.text, claim.quote.lang as Language),
            words.outcomes[getClaimOutcome(claim)].word,
          ] as const,
        ]
      : [],
  );
  return {
    path: `claims/${CLAIMS_PAGE_SLUG}/`,
    imprint: words.title,
    title: words.onTrial,
    below: `${shortOf(claims[0]!, lang)} · ${pageWords(lang).games['manille']}`,
    drawn: drawQuotationList(said),
    seen: words.pictured.quoted(
      said.map(([quote, verdict]) => `${quote}, ${verdict.toLowerCase()}`).join(PUNCTUATION[lang].semicolon),
    ),
  };
};

/** Lists the pictures of the claims: for the list of claims, for the author's page, and for each claim. */
export const listClaimSocialPictures = (lang: Language): readonly SocialPicture[] => [
  ofAll(lang),
  ofAuthor(lang),
  ...CLAIMS.map((claim) => ofClaim(claim, lang)),
];
