/**
 * Search records: one for each article, section of the rules at a glance, term, example, disputed point and claim, in each
 * language.
 * `scripts/search-index.mjs` builds the index from them, and adds the pages.
 */

import { apparatusWords } from '../../i18n/apparatus.ts';
import { claimsWords } from '../../i18n/claims.ts';
import { pageWords } from '../../i18n/pages.ts';
import { BASE_PATH, getOtherLanguage, LANGUAGES, type Language, pageHref } from '../../i18n/routes.ts';
import { EXTRA_SEARCH_TERMS, searchWords } from '../../i18n/search.ts';
import { studyWords } from '../../i18n/study.ts';
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
import {
  articleHref,
  EDITIONS,
  type Edition,
  getArticle,
  getArticleSlug,
  listPointsOfGame,
} from '../../model/editions.ts';
import { EXAMPLES, type Example, exampleHref, getExampleText as tagText } from '../../model/examples.ts';
import { type GlossaryTerm, listTerms, termHref } from '../../model/glossary.ts';
import { formatMinuteRange, listUsualLengths } from '../../model/lengths.ts';
import { disputedPointHref } from '../../model/readings.ts';
import { getRulesSheet, rulesSheetPath } from '../../model/rules-sheets.ts';
import { getEditionText } from '../../text/editions.ts';
import { formatPlainLines, listNotes } from '../../text/tree.ts';
import type { GameAliases } from './plan.ts';
import type { RuleLine } from './rule-lines.ts';
import { listNormalizedWords } from './text-matching.ts';
import { type ResultKind, SYNONYMS } from './tuning.ts';

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
const listNames = (term: GlossaryTerm, lang: Language): readonly string[] => [
  term[lang].term,
  term[getOtherLanguage(lang)].term,
  ...term.sources.flatMap(({ word = [] }) => word),
];

/** Lists the names of all terms that occur in some articles. */
const termsOf = (articles: readonly string[], lang: Language): readonly string[] => {
  const terms = new Set(articles.flatMap((id) => [...(TERMS_OF.get(id) ?? [])]));
  return [...new Set([...terms].flatMap((term) => listNames(term, lang)))];
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

const rulesIn = (edition: Edition, language: Language): readonly SearchRecord[] =>
  getRulesSheet(edition).parts.map(({ part, lines }) => ({
    kind: 'rule',
    language,
    url: below(pageHref(language, `${rulesSheetPath(edition.game.id)}#${part}`)),
    title: `${pageWords(language).games[edition.game.id]} · ${apparatusWords(language).sheets.parts[part]}`,
    ...limits([edition]),
    text: lines.map((line) => line[language]).join('\n'),
    terms: termsOf(
      lines.flatMap(({ articles }) => articles),
      language,
    ),
  }));

/** Line on how long a game takes, which stands at the head of its page. */
const lengthLine = ({ game, source }: Edition, language: Language): RuleLine => {
  const usual = listUsualLengths(game);
  const { lasts } = searchWords(language);
  return {
    game: game.id,
    source: source.slug,
    part: 'length',
    title: studyWords(language).long.title,
    text: lasts(
      formatMinuteRange(
        usual.map(({ dealMinutes }) => dealMinutes),
        language,
      ),
      formatMinuteRange(
        usual.map(({ gameMinutes }) => gameMinutes),
        language,
      ),
    ),
    cites: [],
  };
};

/** Lists the lines of the rules at a glance of all games. */
export const listRuleLines = (language: Language): readonly RuleLine[] =>
  EDITIONS.flatMap((edition) => [
    ...getRulesSheet(edition).parts.flatMap(({ part, lines }) =>
      lines.map(({ articles, ...line }) => ({
        game: edition.game.id,
        source: edition.source.slug,
        part,
        title: apparatusWords(language).sheets.parts[part],
        text: line[language],
        cites: articles.map((id) => `${getArticle(id).number} ${getArticleSlug(id)}`),
      })),
    ),
    lengthLine(edition, language),
  ]);

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
    terms: [...new Set([...listNames(term, language).slice(1), ...term.en.also, ...term.fr.also])],
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

/** Groups of words that mean the same: those of the tuning, and each term of the glossary with its other names. */
const synonymsOf = (lang: Language): readonly (readonly string[])[] => [
  ...SYNONYMS[lang],
  ...listTerms(lang)
    .map((term) => [term[lang].term, ...term[lang].also])
    .filter((group) => group.length > 1),
];

const groupsOf = (lang: Language): readonly (readonly { readonly word: string; readonly bare: string }[])[] =>
  synonymsOf(lang).map((group) => group.map((word) => ({ word, bare: ` ${listNormalizedWords(word).join(' ')} ` })));

const GROUPS = { en: groupsOf('en'), fr: groupsOf('fr') };

/** Lists words that mean the same as words of a text and are not in it. */
export const listSynonyms = (text: string, lang: Language): readonly string[] => {
  const bare = ` ${listNormalizedWords(text).join(' ')} `;
  return GROUPS[lang].flatMap((group) => {
    const missing = group.filter((each) => !bare.includes(each.bare));
    return missing.length < group.length ? missing.map(({ word }) => word) : [];
  });
};

/** Lists the words to which a misspelt word of a query is corrected: names of games, terms and words of titles. */
export const listCorrections = (lang: Language): readonly string[] => {
  const names = [
    ...Object.values(GAME_ALIASES).flat(),
    ...listTerms(lang).flatMap((term) => listNames(term, lang)),
    ...SYNONYMS[lang].flat(),
  ];
  return [...new Set(names.flatMap(listNormalizedWords))].filter((word) => word.length > 3).sort();
};

/** Lists all search records, in both languages. */
export const listSearchRecords = (): readonly SearchRecord[] =>
  LANGUAGES.flatMap((lang) => [
    ...listTerms(lang).map((term) => termIn(term, lang)),
    ...EDITIONS.flatMap((edition) => rulesIn(edition, lang)),
    ...EDITIONS.flatMap((edition) => articlesIn(edition, lang)),
    ...EXAMPLES.map((example) => exampleIn(example, lang)),
    ...EDITIONS.flatMap((edition) => readingsIn(edition, lang)),
    ...CLAIMS.map((claim) => claimIn(claim, lang)),
  ]);
