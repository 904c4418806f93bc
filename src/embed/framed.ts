/** Everything that can be embedded, by unique id. */
import { GAMES } from '#engine/games.ts';
import { LEARN_WORDS } from '../features/learn/words.ts';
import { citingWords } from '../i18n/citing.ts';
import { claimsWords } from '../i18n/claims.ts';
import { findWords } from '../i18n/find.ts';
import { pageWords } from '../i18n/pages.ts';
import { PUNCTUATION } from '../i18n/punctuation.ts';
import type { Language } from '../i18n/routes.ts';
import { ui } from '../i18n/ui.ts';
import { CLAIMS, claimPath, isTried, outcomeOf, type Tried, toldOf, type Untried } from '../model/claims.ts';
import { PAIRS, pairPath } from '../model/comparisons.ts';
import { articleOf, EDITIONS, editionPath, slugOf } from '../model/editions.ts';
import { EXAMPLES, type Example, seenIn, textOf } from '../model/examples.ts';
import { FOUND, type Found, foundPath } from '../model/found.ts';
import { questionsPath } from '../model/lessons.ts';
import { placeLabel } from '../model/places.ts';
import { articleText, articleWords } from '../text/article-words.ts';
import { textOf as editionText } from '../text/editions.ts';
import { linesOf, plain } from '../text/tree.ts';
import { quizId } from './frame.ts';
import { type Framed, heightOf } from './oembed.ts';

const ofExample = (example: Example, lang: Language): Framed => ({
  id: example.id,
  title: textOf(example, 'Title', lang),
  path: `examples/${example.id}/`,
});

/** A found deal on its table. */
export const framedDeal = ({ id }: Found, lang: Language): Framed => {
  const { title, text } = findWords(lang).wanted[id]!;
  return { id, title, path: foundPath(id), said: text };
};

/** Maximum number of lines, with headings, of a chart in a frame; a longer one is collapsed. */
const FEW = 5;

const linesOfDrawing = ({ answers }: Tried): number => {
  const heads = new Set(answers.map(({ cell: { population } }) => population)).size;
  return answers.length + (heads > 1 ? heads : 0);
};

/** True if the chart of a claim is collapsed in a frame. */
export const isFolded = (tried: Tried): boolean => linesOfDrawing(tried) > FEW;

/** A claim and its outcome. */
export const framedClaim = (claim: Tried | Untried, lang: Language): Framed => {
  const { word, sentence } = claimsWords(lang).outcomes[outcomeOf(claim)];
  const said = `${word}. ${toldOf(claim, lang) || sentence}`;
  const title = claim[lang].claim.replace(/\.$/, '');
  return {
    ...{ id: claim.slug, title, path: claimPath(claim), said },
    height: heightOf(
      [title, claim.quote?.text ?? '', said],
      isTried(claim) ? 340 + (isFolded(claim) ? 0 : 90 + 50 * linesOfDrawing(claim)) : 250,
    ),
  };
};

/** A single article: its text, status and place. Its picture is that of the example that plays it. */
export const framedArticle = (id: string, lang: Language): Framed => {
  const article = articleOf(id);
  const { edition, status, number } = article;
  const slug = slugOf(id);
  const known = [ui(lang).status[status], placeLabel(article, lang)].filter(Boolean).join(', ');
  const said = `${known.charAt(0).toUpperCase()}${known.slice(1)}${PUNCTUATION[lang].colon} ${articleWords(id, lang)}`;
  const seen = seenIn(id);
  return {
    id,
    title: citingWords(lang).articleTitle(editionText(edition, lang).title, edition.source[lang].short, number, slug),
    path: `${editionPath(edition)}#${slug}`,
    picture: seen ? `examples/${seen.example.id}/` : `games/${edition.game.id}/`,
    said,
    height: heightOf(
      linesOf(articleText(id, lang).blocks).map((line) => plain(line, lang)),
      270,
    ),
  };
};

/** Everything in a language; throws if two things have the same id, and so the same address. */
export const framedIn = (lang: Language): readonly Framed[] => {
  const all = [
    ...EXAMPLES.map((example) => ofExample(example, lang)),
    ...PAIRS.map((pair): Framed => ({ id: pair.id, title: pair[lang].title, path: pairPath(pair) })),
    ...EDITIONS.map(
      ({ game: { id } }): Framed => ({
        id: quizId(id),
        title: LEARN_WORDS[lang].quiz.title(pageWords(lang).games[id] ?? id),
        path: questionsPath(id),
      }),
    ),
    ...FOUND.map((found) => framedDeal(found, lang)),
    ...CLAIMS.map((claim) => framedClaim(claim, lang)),
    ...GAMES.flatMap(({ articles }) => Object.keys(articles).map((id) => framedArticle(id, lang))),
  ];
  const twice = all.find(({ id }, i) => all.findIndex((other) => other.id === id) !== i);
  if (twice) throw new Error(`two things that can stand in a frame are called ${twice.id}`);
  return all;
};

/** Maximum length of a link preview's text. */
const LONGEST_SAID = 280;

/** Shortens a text for a link preview, after a word. */
export const shortly = (said: string): string =>
  said.length <= LONGEST_SAID
    ? said
    : `${said.slice(0, said.lastIndexOf(' ', LONGEST_SAID - 1)).replace(/[,;:\s]+$/, '')}…`;
