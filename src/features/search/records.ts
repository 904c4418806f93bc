/**
 * Search records: one for each article, term, example, disputed point and claim, in each language.
 * `scripts/search-index.mjs` builds the index from them, and adds the pages.
 */

import { claimsWords } from '../../i18n/claims.ts';
import { pageWords } from '../../i18n/pages.ts';
import { BASE_PATH, getOtherLanguage, LANGUAGES, type Language, pageHref } from '../../i18n/routes.ts';
import { EXTRA_SEARCH_TERMS } from '../../i18n/search.ts';
import { getUiWords } from '../../i18n/ui.ts';
import {
  CLAIMS,
  claimPath,
  formatClaimResult,
  getClaimOutcome,
  isTestedClaim,
  type TestedClaim,
  type UntestedClaim,
} from '../../model/claims.ts';
import { articleHref, EDITIONS, type Edition, getArticle, listPointsOfGame } from '../../model/editions.ts';
import { EXAMPLES, type Example, exampleHref, getExampleText as tagText } from '../../model/examples.ts';
import { type GlossaryTerm, listTerms, termHref } from '../../model/glossary.ts';
import { disputedPointHref } from '../../model/readings.ts';
import { getEditionText } from '../../text/editions.ts';
import { formatPlainLines, listNotes } from '../../text/tree.ts';
import type { GameAliases } from './plan.ts';
import type { ResultKind } from './search-query.ts';

/** Entry of the search index for one thing in one language. */
export interface SearchRecord {
  readonly kind: Exclude<ResultKind, 'game' | 'lesson' | 'source' | 'page'>;
  readonly language: Language;
  /** Address below the base path, with the fragment: `fr/glossary/#bete`. */
  readonly url: string;
  readonly title: string;
  /** Ids of the games, and the names of their sources as used in addresses. */
  readonly games: readonly string[];
  readonly sources: readonly string[];
  readonly text: string;
  /** Other words that should find this entry: terms in both languages, and the words that the sources use. */
  readonly terms: readonly string[];
}

const below = (href: string): string => href.slice(BASE_PATH.length);
const limits = (editions: readonly Edition[]) => ({
  games: [...new Set(editions.map(({ game }) => game.id))],
  sources: [...new Set(editions.map(({ source }) => source.slug))],
});

/** Glossary terms that occur in each article, stored under the article's id. */
const TERMS_OF = new Map<string, Set<GlossaryTerm>>();
for (const term of listTerms('en'))
  for (const id of term.sources.flatMap(({ articles }) => articles))
    TERMS_OF.set(id, (TERMS_OF.get(id) ?? new Set()).add(term));

/** Lists the names of a term: in this language, in the other language, and in the sources. */
const names = (term: GlossaryTerm, lang: Language): readonly string[] => [
  term[lang].term,
  term[getOtherLanguage(lang)].term,
  ...term.sources.flatMap(({ word = [] }) => word),
];

/** Lists the names of all terms that occur in some articles. */
const termsOf = (articles: readonly string[], lang: Language): readonly string[] => {
  const terms = new Set(articles.flatMap((id) => [...(TERMS_OF.get(id) ?? [])]));
  return [...new Set([...terms].flatMap((term) => names(term, lang)))];
};

const articlesIn = (edition: Edition, language: Language): readonly SearchRecord[] =>
  getEditionText(edition, language).sections.flatMap(({ title, articles }) =>
    articles.map(({ slug, blocks }) => {
      const { id, number } = getArticle(`${edition.source.siglum}.${slug}`);
      const notes = listNotes(blocks).flatMap((note) => formatPlainLines(note, language));
      return {
        kind: 'article' as const,
        language,
        url: below(articleHref(id, language)),
        title: [getUiWords(language).article(String(number)), title].filter(Boolean).join(' · '),
        ...limits([edition]),
        text: [...formatPlainLines(blocks, language), ...notes].join('\n'),
        terms: termsOf([id], language),
      };
    }),
  );

const termIn = (term: GlossaryTerm, language: Language): SearchRecord => {
  const { term: title, definition, not = '' } = term[language];
  const articles = term.sources.flatMap((source) => source.articles);
  return {
    kind: 'term',
    language,
    url: below(termHref(term.id, language)),
    title,
    ...limits(articles.map((id) => getArticle(id).edition)),
    text: [`${title}.`, definition, not].filter(Boolean).join('\n'),
    terms: [...new Set([...names(term, language).slice(1), ...term.en.also, ...term.fr.also])],
  };
};

const exampleIn = (example: Example, language: Language): SearchRecord => {
  const { id, game, articles } = example;
  const edition = EDITIONS.find((each) => each.game.id === game)!;
  return {
    kind: 'example',
    language,
    url: below(exampleHref(id, language)),
    title: tagText(example, 'Title', language),
    ...limits([edition]),
    text: tagText(example, 'Intro', language),
    terms: termsOf(articles, language),
  };
};

const readingsIn = (edition: Edition, language: Language): readonly SearchRecord[] =>
  listPointsOfGame(edition.game.id).map((point) => {
    const { question, why, choices } = point[language];
    const argued = Object.values(choices).map(({ label, argument, witnesses }) => [label, argument, witnesses]);
    return {
      kind: 'reading',
      language,
      url: below(disputedPointHref(edition.game.id, point.name, language)),
      title: question,
      ...limits([edition]),
      text: [why, ...argued.flat()].join('\n'),
      terms: termsOf([point.article], language),
    };
  });

const claimIn = (claim: TestedClaim | UntestedClaim, language: Language): SearchRecord => {
  const tried = isTestedClaim(claim) ? [claim[language].counted] : [];
  const outcome = `${claimsWords(language).outcomes[getClaimOutcome(claim)].word}.`;
  return {
    kind: 'claim',
    language,
    url: below(pageHref(language, claimPath(claim))),
    title: claim[language].claim,
    ...limits([getArticle(claim.article).edition]),
    text: [outcome, formatClaimResult(claim, language), claim.quote?.text ?? '', ...tried].filter(Boolean).join('\n'),
    terms: termsOf([claim.article], language),
  };
};

/**
 * Names of each game, stored under its id: in both languages, without a leading “the” or « le », and in other
 * spellings.
 */
export const GAME_ALIASES: GameAliases = Object.fromEntries(
  EDITIONS.map(({ game: { id } }) => {
    const names = LANGUAGES.map((lang) =>
      pageWords(lang)
        .games[id]!.replace(/^(?:le|la|les|the) /i, '')
        .toLowerCase(),
    );
    return [id, [...new Set([...names, ...(EXTRA_SEARCH_TERMS[id] ?? [])])]];
  }),
);

/** Lists all search records, in both languages. */
export const listSearchRecords = (): readonly SearchRecord[] =>
  LANGUAGES.flatMap((lang) => [
    ...listTerms(lang).map((term) => termIn(term, lang)),
    ...EDITIONS.flatMap((edition) => articlesIn(edition, lang)),
    ...EXAMPLES.map((example) => exampleIn(example, lang)),
    ...EDITIONS.flatMap((edition) => readingsIn(edition, lang)),
    ...CLAIMS.map((claim) => claimIn(claim, lang)),
  ]);
