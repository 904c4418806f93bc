/**
 * The dataset: all data about the sources, as one JSON file for programs. It is documented on the developers' page; an
 * incompatible change raises the number in {@link DATASET_SCHEMA}.
 */

import { findTag } from '#engine/record/record.ts';
import { getBalances } from '#engine/record/steps.ts';
import { version } from '../../package.json';
import { codeHref } from '../code/rules-files.ts';
import { LANGUAGES, type Language } from '../i18n/routes.ts';
import { getUiWords } from '../i18n/ui.ts';
import { listSourceChanges } from '../model/changes.ts';
import {
  articleHref,
  EDITIONS,
  type Edition,
  getArticle,
  listDisputedPoints,
  listPointsOfGame,
} from '../model/editions.ts';
import { EXAMPLES, type Example, exampleHref, getExampleText as tagText } from '../model/examples.ts';
import { listTerms, termHref } from '../model/glossary.ts';
import { findWitnessPlace } from '../model/places.ts';
import { disputedPointHref } from '../model/readings.ts';
import { listWitnesses, SOURCES, type Source } from '../model/sources.ts';
import { getEditionText, listArticleTexts } from '../text/editions.ts';
import {
  type ArticleText,
  formatPlainLines,
  listInlinePieces,
  listLines,
  listNotes,
  toPlainText,
} from '../text/tree.ts';
import { createSourceItem, formatArticleUrn } from './citing/items.ts';

/** The name and version of the format. */
export const DATASET_SCHEMA = 'snorum-dataset/1';

/** Calls `make` for each language; returns the results by language. */
const inEach = <T>(make: (lang: Language) => T): Readonly<Record<Language, T>> =>
  Object.fromEntries(LANGUAGES.map((lang) => [lang, make(lang)])) as Record<Language, T>;

const sourceOf = (source: Source) => {
  const { siglum, slug, year, language, games } = source;
  return {
    siglum,
    slug,
    year,
    language,
    games,
    /** CSL-JSON: one item for each game of the source. */
    citations: EDITIONS.filter((edition) => edition.source === source).map((edition) =>
      createSourceItem(edition, 'en'),
    ),
    witnesses: listWitnesses(source).map(({ articles: _, en, fr, ...witness }) => ({ ...witness, text: { en, fr } })),
    title: inEach((lang) => source[lang].title),
    author: inEach((lang) => source[lang].who),
    description: inEach((lang) => source[lang].description),
    corrections: inEach((lang) => source[lang].corrections),
    rights: inEach((lang) => source[lang].rights),
    changes: listSourceChanges(source),
  };
};

/**
 * The text of an article in a language: its lines, the editors' notes, its quotations, and the ids of the articles it
 * refers to.
 */
const said = ({ blocks }: ArticleText, section: string, lang: Language) => {
  const pieces = listInlinePieces(listLines(blocks));
  return {
    section,
    text: formatPlainLines(blocks, lang),
    notes: listNotes(blocks).map((note) => formatPlainLines(note, lang).join('\n')),
    quotations: pieces.flatMap((piece) =>
      piece.is === 'quotation' ? [{ language: piece.lang, text: toPlainText(piece.inside, piece.lang) }] : [],
    ),
    references: [...new Set(pieces.flatMap((piece) => (piece.is === 'reference' ? [piece.article] : [])))],
  };
};

const articlesIn = (edition: Edition, site: URL) => {
  const written = inEach(
    (lang) =>
      new Map(
        getEditionText(edition, lang).sections.flatMap(({ title, articles }) =>
          articles.map((article) => [article.slug, said(article, title, lang)] as const),
        ),
      ),
  );
  return listArticleTexts(getEditionText(edition, 'en')).map(({ slug }) => {
    const article = getArticle(`${edition.source.siglum}.${slug}`);
    const { id, number, status, carried } = article;
    const place = findWitnessPlace(article);
    return {
      id,
      game: edition.game.id,
      source: edition.source.siglum,
      number,
      status,
      carried,
      work: place?.work.siglum ?? null,
      chapter: place?.chapter ?? null,
      /** The place in the source itself; `seenAt` is the place in a copy or a retelling that has other page numbers. */
      place: place?.at ?? null,
      rule: place?.number ?? null,
      seenAt: place?.seenAt ?? null,
      via: article.via ?? null,
      witness: place?.witness.id ?? null,
      readings: listDisputedPoints(id).map(({ name }) => name),
      code:
        codeHref(edition, id, 'en') === undefined
          ? null
          : inEach((lang) => absolute(codeHref(edition, id, lang)!, site)),
      url: inEach((lang) => absolute(articleHref(id, lang), site)),
      urn: inEach((lang) => formatArticleUrn(id, lang)),
      ...inEach((lang) => written[lang].get(slug)!),
    };
  });
};

const absolute = (href: string, site: URL): string => new URL(href, site).href;

const readingsIn = ({ game, source }: Edition, site: URL) =>
  listPointsOfGame(game.id).map(({ name, article, default: ours, switch: switched, witnesses, en, fr }) => ({
    game: game.id,
    source: source.siglum,
    name,
    article,
    default: ours,
    /** True if the practices can be chosen at a table: the engine then plays each of them. */
    played: switched !== false,
    practices: Object.keys(en.choices),
    /** Sigla of the texts that support each practice. */
    witnesses,
    url: inEach((lang) => absolute(disputedPointHref(game.id, name, lang), site)),
    en,
    fr,
  }));

/** The account balances at the end that a record expects, by the names of the accounts. */
const expectedIn = ({ played, id }: Example): Readonly<Record<string, number>> => {
  const words = findTag(played.record.tags, 'Expect')?.value.trim().split(/\s+/);
  if (!words) throw new Error(`the example ${id} has no [Expect "…"]`);
  return Object.fromEntries(words.flatMap((word, i) => (i % 2 === 0 ? [[word, Number(words[i + 1])]] : [])));
};

const exampleIn = (example: Example, site: URL) => {
  const { id, game, record, played, articles } = example;
  return {
    id,
    game,
    source: EDITIONS.find((edition) => edition.game.id === game)!.source.siglum,
    variant: played.variant ?? null,
    seats: played.seats,
    readings: played.readings,
    articles,
    title: inEach((lang) => tagText(example, 'Title', lang)),
    intro: inEach((lang) => tagText(example, 'Intro', lang)),
    url: inEach((lang) => absolute(exampleHref(id, lang), site)),
    record,
    expected: expectedIn(example),
    balance: getBalances(played),
    dealOver: played.dealOver,
    gameOver: played.gameOver,
    winners: played.winners.map((seat) => played.seats[seat]),
  };
};

export const buildDataset = (site: URL) => ({
  schema: DATASET_SCHEMA,
  version,
  date: SOURCES.flatMap(listSourceChanges)
    .map(({ date }) => date)
    .sort()
    .at(-1),
  licence: 'https://creativecommons.org/licenses/by/4.0/',
  authors: getUiWords('en').foot.authors,
  languages: LANGUAGES,
  sources: SOURCES.map(sourceOf),
  articles: EDITIONS.flatMap((edition) => articlesIn(edition, site)),
  readings: EDITIONS.flatMap((edition) => readingsIn(edition, site)),
  examples: EXAMPLES.map((example) => exampleIn(example, site)),
  terms: listTerms('en').map(({ id, en, fr, sources, see }) => ({
    id,
    en,
    fr,
    sources,
    see,
    url: inEach((lang) => absolute(termHref(id, lang), site)),
  })),
});
