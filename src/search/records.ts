/**
 * What the search finds of the books: one record an article, a term, an example and a disputed point, in each language.
 * `scripts/search-index.mjs` makes the index of them, and adds the pages themselves.
 */
import { articleHref, articleOf, EDITIONS, type Edition, pointsOfGame } from '../editions.ts';
import { EXAMPLES, type Example, exampleHref, textOf as tagText } from '../examples.ts';
import { type Term, termHref, termsIn } from '../glossary.ts';
import { cardName } from '../i18n/cards.ts';
import { glossaryWords } from '../i18n/glossary.ts';
import { pageWords } from '../i18n/pages.ts';
import { BASE, LANGUAGES, type Language, otherOf } from '../i18n/routes.ts';
import { searchWords } from '../i18n/search.ts';
import { ui } from '../i18n/ui.ts';
import { readingHref } from '../readings.ts';
import { wordsOf } from '../sources.ts';
import { textOf } from '../text/editions.ts';
import { type Block, notesOf, plainLines } from '../text/tree.ts';
import type { Kind } from './asked.ts';

/** One thing that can be found, in one language. */
export interface SearchRecord {
  readonly kind: Exclude<Kind, 'page'>;
  readonly language: Language;
  /** Its address below the base, with its anchor: `fr/glossary/#bete`. */
  readonly url: string;
  readonly title: string;
  /** Where it stands, in a few words: its number, its game, its source. */
  readonly where: string;
  /** The ids of the games it is about, and the names of their sources in addresses. */
  readonly games: readonly string[];
  readonly sources: readonly string[];
  readonly text: string;
}

const below = (href: string): string => href.slice(BASE.length);
const dotted = (...parts: readonly string[]): string => parts.filter(Boolean).join(' · ');
const whereOf = ({ game, source }: Edition, lang: Language): string =>
  dotted(pageWords(lang).games[game.id] ?? '', wordsOf(source, lang).short);
const limits = (editions: readonly Edition[]) => ({
  games: [...new Set(editions.map(({ game }) => game.id))],
  sources: [...new Set(editions.map(({ source }) => source.slug))],
});

/** The terms that articles show. */
const TERMS_OF = new Map<string, Set<Term>>();
for (const term of termsIn('en'))
  for (const id of term.sources.flatMap(({ articles }) => articles))
    TERMS_OF.set(id, (TERMS_OF.get(id) ?? new Set()).add(term));

/** What terms are called: here, in the other language, and by the sources. */
const names = (term: Term, lang: Language): readonly string[] => [
  term[lang].term,
  term[otherOf(lang)].term,
  ...term.sources.flatMap(({ word = [] }) => word),
];

/** The line of a record that names the terms of some articles, so that they are found by any of their names. */
const termsLine = (articles: Iterable<string>, lang: Language): string => {
  const terms = new Set([...articles].flatMap((id) => [...(TERMS_OF.get(id) ?? [])]));
  if (terms.size === 0) return '';
  const said = [...new Set([...terms].flatMap((term) => names(term, lang)))];
  return `${searchWords(lang).terms} ${said.join(', ')}.`;
};

/** The words of blocks; a card that is named and then drawn is said once. */
const linesOf = (blocks: readonly Block[], lang: Language): readonly string[] => {
  const cards = new Set<string>();
  const lines = plainLines(blocks, lang, (card) => {
    const name = cardName(card, lang);
    cards.add(name);
    return name;
  });
  return lines.map((line) =>
    [...cards].reduce((text, name) => text.replaceAll(new RegExp(`${name}\\s+${name}`, 'gi'), name), line),
  );
};

const articlesIn = (edition: Edition, language: Language): readonly SearchRecord[] =>
  textOf(edition, language).sections.flatMap(({ title, articles }) =>
    articles.map(({ slug, blocks }) => {
      const { id, number, status } = articleOf(`${edition.source.siglum}.${slug}`);
      const words = ui(language);
      const notes = notesOf(blocks).flatMap((note) => linesOf(note, language));
      return {
        kind: 'article' as const,
        language,
        url: below(articleHref(id, language)),
        title: dotted(words.article(String(number)), title),
        where: dotted(whereOf(edition, language), words.status[status]),
        ...limits([edition]),
        text: [...linesOf(blocks, language), ...notes, termsLine([id], language)].filter(Boolean).join('\n'),
      };
    }),
  );

const termIn = (term: Term, language: Language): SearchRecord => {
  const words = term[language];
  const articles = term.sources.flatMap((source) => source.articles);
  const quoted = term.sources.flatMap(({ word = [] }) => word);
  return {
    kind: 'term',
    language,
    url: below(termHref(term.id, language)),
    title: words.term,
    where: dotted(glossaryWords(language).title, term[otherOf(language)].term),
    ...limits(articles.map((id) => articleOf(id).edition)),
    text: [
      `${words.term}.`,
      words.definition,
      words.not ?? '',
      quoted.length > 0 ? `${searchWords(language).sources} ${[...new Set(quoted)].join(', ')}.` : '',
      `${term[otherOf(language)].term}.`,
    ]
      .filter(Boolean)
      .join('\n'),
  };
};

/** The articles that an example was made to show, and those that its play carries out. */
const shownIn = ({ articles, played }: Example): Iterable<string> =>
  new Set([...articles, ...played.steps.flatMap(({ events }) => events.map(({ cite }) => cite))]);

const exampleIn = (example: Example, language: Language): SearchRecord => {
  const { id, game, played } = example;
  const edition = EDITIONS.find((each) => each.game.id === game)!;
  const words = pageWords(language);
  return {
    kind: 'example',
    language,
    url: below(exampleHref(id, language)),
    title: tagText(example, 'Title', language),
    where: dotted(
      whereOf(edition, language),
      words.example.seats(played.seats.length),
      words.examples.steps(played.steps.length),
    ),
    ...limits([edition]),
    text: [tagText(example, 'Intro', language), termsLine(shownIn(example), language)].join('\n'),
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
      where: whereOf(edition, language),
      ...limits([edition]),
      text: [why, ...argued.flat(), termsLine([point.article], language)].filter(Boolean).join('\n'),
    };
  });

/** All of it, in both languages. */
export const searchRecords = (): readonly SearchRecord[] =>
  LANGUAGES.flatMap((lang) => [
    ...termsIn(lang).map((term) => termIn(term, lang)),
    ...EDITIONS.flatMap((edition) => articlesIn(edition, lang)),
    ...EXAMPLES.map((example) => exampleIn(example, lang)),
    ...EDITIONS.flatMap((edition) => readingsIn(edition, lang)),
  ]);
