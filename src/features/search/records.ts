/**
 * Search records: one for each article, term, example, disputed point and claim, in each language.
 * `scripts/search-index.mjs` builds the index from them, and adds the pages.
 */

import { claimsWords } from '../../i18n/claims.ts';
import { pageWords } from '../../i18n/pages.ts';
import { BASE, getOtherLanguage, LANGUAGES, type Language, pageHref } from '../../i18n/routes.ts';
import { ALSO } from '../../i18n/search.ts';
import { ui } from '../../i18n/ui.ts';
import {
  CLAIMS,
  claimPath,
  formatClaimResult,
  getClaimOutcome,
  isTried,
  type TriedClaim,
  type UntriedClaim,
} from '../../model/claims.ts';
import { articleHref, articleOf, EDITIONS, type Edition, pointsOfGame } from '../../model/editions.ts';
import { EXAMPLES, type Example, exampleHref, getExampleText as tagText } from '../../model/examples.ts';
import { type Term, termHref, termsIn } from '../../model/glossary.ts';
import { readingHref } from '../../model/readings.ts';
import { getEditionText } from '../../text/editions.ts';
import { notesOf, plainLines } from '../../text/tree.ts';
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

const below = (href: string): string => href.slice(BASE.length);
const limits = (editions: readonly Edition[]) => ({
  games: [...new Set(editions.map(({ game }) => game.id))],
  sources: [...new Set(editions.map(({ source }) => source.slug))],
});

/** Glossary terms that occur in each article, stored under the article's id. */
const TERMS_OF = new Map<string, Set<Term>>();
for (const term of termsIn('en'))
  for (const id of term.sources.flatMap(({ articles }) => articles))
    TERMS_OF.set(id, (TERMS_OF.get(id) ?? new Set()).add(term));

/** Lists the names of a term: in this language, in the other language, and in the sources. */
const names = (term: Term, lang: Language): readonly string[] => [
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
      const { id, number } = articleOf(`${edition.source.siglum}.${slug}`);
      const notes = notesOf(blocks).flatMap((note) => plainLines(note, language));
      return {
        kind: 'article' as const,
        language,
        url: below(articleHref(id, language)),
        title: [ui(language).article(String(number)), title].filter(Boolean).join(' · '),
        ...limits([edition]),
        text: [...plainLines(blocks, language), ...notes].join('\n'),
        terms: termsOf([id], language),
      };
    }),
  );

const termIn = (term: Term, language: Language): SearchRecord => {
  const { term: title, definition, not = '' } = term[language];
  const articles = term.sources.flatMap((source) => source.articles);
  return {
    kind: 'term',
    language,
    url: below(termHref(term.id, language)),
    title,
    ...limits(articles.map((id) => articleOf(id).edition)),
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
  pointsOfGame(edition.game.id).map((point) => {
    const { question, why, choices } = point[language];
    const argued = Object.values(choices).map(({ label, argument, witnesses }) => [label, argument, witnesses]);
    return {
      kind: 'reading',
      language,
      url: below(readingHref(edition.game.id, point.name, language)),
      title: question,
      ...limits([edition]),
      text: [why, ...argued.flat()].join('\n'),
      terms: termsOf([point.article], language),
    };
  });

const claimIn = (claim: TriedClaim | UntriedClaim, language: Language): SearchRecord => {
  const tried = isTried(claim) ? [claim[language].counted] : [];
  const outcome = `${claimsWords(language).outcomes[getClaimOutcome(claim)].word}.`;
  return {
    kind: 'claim',
    language,
    url: below(pageHref(language, claimPath(claim))),
    title: claim[language].claim,
    ...limits([articleOf(claim.article).edition]),
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
    return [id, [...new Set([...names, ...(ALSO[id] ?? [])])]];
  }),
);

/** Lists all search records, in both languages. */
export const searchRecords = (): readonly SearchRecord[] =>
  LANGUAGES.flatMap((lang) => [
    ...termsIn(lang).map((term) => termIn(term, lang)),
    ...EDITIONS.flatMap((edition) => articlesIn(edition, lang)),
    ...EXAMPLES.map((example) => exampleIn(example, lang)),
    ...EDITIONS.flatMap((edition) => readingsIn(edition, lang)),
    ...CLAIMS.map((claim) => claimIn(claim, lang)),
  ]);
