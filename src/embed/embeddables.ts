/** Lists everything that can be embedded; each thing has a unique id. */
import { GAMES } from '#engine/games.ts';
import { LEARN_WORDS } from '../features/learn/words.ts';
import { citingWords } from '../i18n/citing.ts';
import { claimsWords } from '../i18n/claims.ts';
import { dealFinderPageWords } from '../i18n/deal-finder-page.ts';
import { pageWords } from '../i18n/pages.ts';
import { PUNCTUATION } from '../i18n/punctuation.ts';
import type { Language } from '../i18n/routes.ts';
import { getUiWords } from '../i18n/ui.ts';
import {
  CLAIMS,
  claimPath,
  formatClaimResult,
  getClaimOutcome,
  isTestedClaim,
  type TestedClaim,
  type UntestedClaim,
} from '../model/claims.ts';
import { COMPARISON_PAIRS, comparisonPath } from '../model/comparisons.ts';
import { EDITIONS, editionPath, getArticle, getArticleSlug } from '../model/editions.ts';
import { EXAMPLES, type Example, findExampleOfArticle, getExampleText } from '../model/examples.ts';
import { FOUND_DEALS, type FoundDeal, foundDealPath } from '../model/found-deals.ts';
import { questionsPath } from '../model/lessons.ts';
import { formatArticlePlace } from '../model/places.ts';
import { formatArticlePlainText, getArticleText } from '../text/article-words.ts';
import { getEditionText as editionText } from '../text/editions.ts';
import { listLines, toPlainText } from '../text/tree.ts';
import { formatQuizId } from './frame.ts';
import { type Embeddable, estimateHeight } from './oembed.ts';

const ofExample = (example: Example, lang: Language): Embeddable => ({
  id: example.id,
  title: getExampleText(example, 'Title', lang),
  path: `examples/${example.id}/`,
});

/** Describes a found deal (a deal that shows a rare event) for embedding. */
export const buildDealEmbeddable = ({ id }: FoundDeal, lang: Language): Embeddable => {
  const { title, text } = dealFinderPageWords(lang).wanted[id]!;
  return { id, title, path: foundDealPath(id), said: text };
};

/** Maximum number of lines of a chart in a frame, with its headings; a longer chart is collapsed. */
const FEW = 5;

const linesOfDrawing = ({ answers }: TestedClaim): number => {
  const heads = new Set(answers.map(({ cell: { population } }) => population)).size;
  return answers.length + (heads > 1 ? heads : 0);
};

/** True if the chart of a claim is collapsed in a frame. */
export const isChartCollapsed = (tried: TestedClaim): boolean => linesOfDrawing(tried) > FEW;

/** Describes a claim and its outcome for embedding. */
export const buildClaimEmbeddable = (claim: TestedClaim | UntestedClaim, lang: Language): Embeddable => {
  const { word, sentence } = claimsWords(lang).outcomes[getClaimOutcome(claim)];
  const description = `${word}. ${formatClaimResult(claim, lang) || sentence}`;
  const title = claim[lang].claim.replace(/\.$/, '');
  return {
    ...{ id: claim.slug, title, path: claimPath(claim), said: description },
    height: estimateHeight(
      [title, claim.quote?.text ?? '', description],
      isTestedClaim(claim) ? 340 + (isChartCollapsed(claim) ? 0 : 90 + 50 * linesOfDrawing(claim)) : 250,
    ),
  };
};

/**
 * Describes a single article for embedding: its text, status and place. Its picture is that of the example that plays
 * it.
 */
export const buildArticleEmbeddable = (id: string, lang: Language): Embeddable => {
  const article = getArticle(id);
  const { edition, status, number } = article;
  const slug = getArticleSlug(id);
  const known = [getUiWords(lang).status[status], formatArticlePlace(article, lang)].filter(Boolean).join(', ');
  const description = `${known.charAt(0).toUpperCase()}${known.slice(1)}${PUNCTUATION[lang].colon} ${formatArticlePlainText(id, lang)}`;
  const seen = findExampleOfArticle(id);
  return {
    id,
    title: citingWords(lang).articleTitle(editionText(edition, lang).title, edition.source[lang].short, number, slug),
    path: `${editionPath(edition)}#${slug}`,
    picture: seen ? `examples/${seen.example.id}/` : `games/${edition.game.id}/`,
    said: description,
    height: estimateHeight(
      listLines(getArticleText(id, lang).blocks).map((line) => toPlainText(line, lang)),
      270,
    ),
  };
};

/**
 * Lists all embeddable things in a language. Throws if two have the same id, since they would have the same address.
 */
export const listEmbeddables = (lang: Language): readonly Embeddable[] => {
  const all = [
    ...EXAMPLES.map((example) => ofExample(example, lang)),
    ...COMPARISON_PAIRS.map(
      (pair): Embeddable => ({ id: pair.id, title: pair[lang].title, path: comparisonPath(pair) }),
    ),
    ...EDITIONS.map(
      ({ game: { id } }): Embeddable => ({
        id: formatQuizId(id),
        title: LEARN_WORDS[lang].quiz.title(pageWords(lang).games[id] ?? id),
        path: questionsPath(id),
      }),
    ),
    ...FOUND_DEALS.map((found) => buildDealEmbeddable(found, lang)),
    ...CLAIMS.map((claim) => buildClaimEmbeddable(claim, lang)),
    ...GAMES.flatMap(({ articles }) => Object.keys(articles).map((id) => buildArticleEmbeddable(id, lang))),
  ];
  const twice = all.find(({ id }, i) => all.findIndex((other) => other.id === id) !== i);
  if (twice) throw new Error(`two things that can stand in a frame are called ${twice.id}`);
  return all;
};

/** Maximum length of the text in a link preview, in characters. */
const MAX_DESCRIPTION_LENGTH = 280;

/** Shortens a text for a link preview; it is cut after a whole word. */
export const truncateText = (description: string): string =>
  description.length <= MAX_DESCRIPTION_LENGTH
    ? description
    : `${description.slice(0, description.lastIndexOf(' ', MAX_DESCRIPTION_LENGTH - 1)).replace(/[,;:\s]+$/, '')}…`;
