/**
 * The text of a source as TEI: for each game our restatement in both languages, in parallel, with references to the
 * disputed points.
 */
import { codeHref } from '../../code/rules-files.ts';
import { getOtherLanguage, type Language, pageHref } from '../../i18n/routes.ts';
import { getUiWords } from '../../i18n/ui.ts';
import {
  EDITIONS,
  type Edition,
  editionPath,
  getArticle,
  getArticleSlug,
  listDisputedPoints,
  type NumberedArticle,
} from '../../model/editions.ts';
import { findWitness, findWitnessPlace } from '../../model/places.ts';
import type { Source } from '../../model/sources.ts';
import { getEditionText } from '../../text/editions.ts';
import {
  type ArticleText,
  type InlineText,
  listLines,
  type Section,
  type TextBlock,
  toPlainText,
} from '../../text/tree.ts';
import { EDITOR_REF, formatReadingId } from './readings.ts';
import { blockElement, inlineElement, lineElement, type Xml } from './xml.ts';

const idOf = (lang: Language, article: string): string => `${lang}.${getArticleSlug(article)}`;

/** The pointer to an article in the same language, in this file or in the file of another source. */
const pointer = (article: string, lang: Language, from: Source): string => {
  const { source } = getArticle(article).edition;
  return `${source === from ? '' : `${source.siglum}.xml`}#${idOf(lang, article)}`;
};

/**
 * Encodes a correction as `choice`, with the letters of the copy (`sic`) and the corrected ones (`corr`); letters
 * missing from the copy as `supplied`, on the evidence of what stands round them.
 */
const emendation = ({ copy, sic, corr, by, supplied }: Source['emendations'][number]): readonly (string | Xml)[] => {
  const resp = by ? `#${by}` : EDITOR_REF;
  if (supplied === undefined)
    return [
      inlineElement(
        'choice',
        {},
        inlineElement('sic', { source: `#${copy}` }, sic),
        inlineElement('corr', { resp }, corr),
      ),
    ];
  const [before = '', after = ''] = corr.split(supplied);
  return [before, inlineElement('supplied', { reason: 'omitted', evidence: 'internal', resp }, supplied), after];
};

type Emendations = Source['emendations'];

/** Encodes corrections within quoted words. The words may be quoted as the copy has them, or already corrected. */
export const encodeQuotedWords = (part: string | Xml, emendations: Emendations): readonly (string | Xml)[] => {
  if (typeof part !== 'string') return [part];
  for (const each of emendations)
    for (const letters of [each.corr, each.sic]) {
      const at = part.replaceAll('\u00a0', ' ').indexOf(letters);
      if (at < 0) continue;
      const after = part.slice(at + letters.length);
      return [part.slice(0, at), ...emendation(each), ...encodeQuotedWords(after, emendations)];
    }
  return [part];
};

/**
 * The corrections to encode in a note: a note that quotes the letters of a copy speaks of them, and has them, and those
 * that are read for them, as they are.
 */
const withoutQuoted = (note: readonly TextBlock[], emendations: Emendations): Emendations => {
  const words = listLines(note)
    .map((line) => toPlainText(line))
    .join('\n')
    .replaceAll('\u00a0', ' ');
  return emendations.filter(({ sic }) => !words.includes(sic));
};

const inlines = (
  pieces: readonly InlineText[],
  lang: Language,
  source: Source,
  emendations: Emendations = source.emendations,
): readonly (string | Xml)[] =>
  pieces.map((piece) => {
    if (typeof piece === 'string') return piece;
    const inside = inlines(piece.inside, lang, source, emendations);
    switch (piece.is) {
      case 'quotation':
        return inlineElement(
          'quote',
          { 'xml:lang': piece.lang },
          ...inside.flatMap((part) => encodeQuotedWords(part, emendations)),
        );
      case 'foreign':
        return inlineElement('foreign', { 'xml:lang': piece.lang }, ...inside);
      case 'emphasis':
        return inlineElement('emph', {}, ...inside);
      case 'card':
        return inlineElement('rs', { type: 'card', key: piece.card }, ...inside);
      case 'reference':
        return inlineElement('ref', { type: 'article', target: pointer(piece.article, lang, source) }, ...inside);
      default:
        return inlineElement('ref', { target: piece.href }, ...inside);
    }
  });

const blocks = (
  some: readonly TextBlock[],
  lang: Language,
  source: Source,
  emendations: Emendations = source.emendations,
): readonly Xml[] =>
  some.map((each) => {
    switch (each.is) {
      case 'paragraph':
        return lineElement('p', {}, ...inlines(each.inside, lang, source, emendations));
      case 'list':
        return blockElement(
          'list',
          { rend: each.ordered ? 'numbered' : 'bulleted' },
          ...each.items.map((item) => blockElement('item', {}, ...blocks(item, lang, source, emendations))),
        );
      case 'table':
        return blockElement(
          'table',
          {},
          ...each.rows.map((row, i) =>
            blockElement(
              'row',
              { role: i === 0 ? 'label' : 'data' },
              ...row.map((cell) => lineElement('cell', {}, ...inlines(cell, lang, source, emendations))),
            ),
          ),
        );
      default:
        return blockElement(
          'note',
          { type: 'editorial', resp: EDITOR_REF },
          ...blocks(each.inside, lang, source, withoutQuoted(each.inside, emendations)),
        );
    }
  });

/** Encodes the place of an article in its work, and its place in the copy or retelling that was read. */
const placesOf = (article: NumberedArticle): readonly Xml[] => {
  const place = findWitnessPlace(article);
  if (!place) return [];
  const { work, chapter, at, number, seenAt, witness } = place;
  const { source } = article.edition;
  return [
    at !== undefined &&
      lineElement(
        'bibl',
        {
          type: chapter === article.edition.game.id ? 'place' : 'carried',
          corresp: chapter && work === source ? `#${source.siglum}.${chapter}` : undefined,
        },
        inlineElement('citedRange', { unit: work.place_unit }, at),
        number === undefined ? '' : inlineElement('citedRange', { unit: 'number' }, number),
      ),
    (seenAt !== undefined || work !== source) &&
      lineElement(
        'bibl',
        { type: work === source ? 'seen' : 'another-work', corresp: `#${witness.siglum}` },
        inlineElement('citedRange', {}, seenAt ?? workTitle(work)),
      ),
  ].filter((each) => typeof each === 'object');
};

const workTitle = (work: Source): string => work[work.language].short;

/**
 * The first page of a place given as one page or two: `90–91` begins on page 90. `undefined` for a longer range, such
 * as `142–147`, which may begin on any page.
 */
const firstPageOf = (place: string): number | undefined => {
  const [, first, last = first] = /^(\d+)(?:[–,] ?(\d+))?/.exec(place) ?? [];
  return first !== undefined && Number(last) - Number(first) <= 1 ? Number(first) : undefined;
};

/** The articles with which a page or an issue of the source begins, each with the number of that page or issue. */
const beginningsIn = (edition: Edition): ReadonlyMap<string, number> => {
  const begins = new Map<string, number>();
  let latest = 0;
  for (const id of Object.keys(edition.game.articles)) {
    const article = getArticle(id);
    const place = findWitnessPlace(article);
    // An article carried from another chapter, or paged by another copy, begins no page of this chapter.
    const here = place?.chapter === edition.game.id || (place?.chapter === undefined && article.via === undefined);
    const own = place && here && !place.seenAt?.startsWith('¶');
    const page = own ? firstPageOf(place.at ?? place.seenAt?.replace('p. ', '') ?? '') : undefined;
    if (page === undefined || page <= latest) continue;
    begins.set(id, page);
    latest = page;
  }
  return begins;
};

const beginning = (article: NumberedArticle): Xml | undefined => {
  const page = beginningsIn(article.edition).get(article.id);
  const copy = findWitness(article);
  if (page === undefined || !copy) return undefined;
  const marked = { n: String(page), edRef: `#${copy.siglum}` };
  return article.edition.source.place_unit === 'page'
    ? lineElement('pb', marked)
    : lineElement('milestone', { unit: 'issue', ...marked });
};

const articleDiv = (text: ArticleText, edition: Edition, lang: Language, site: URL): Xml => {
  const article = getArticle(`${edition.source.siglum}.${text.slug}`);
  const witness = findWitness(article);
  const code = codeHref(edition, article.id, lang);
  const points = listDisputedPoints(article.id);
  return blockElement(
    'div',
    {
      type: 'article',
      n: text.slug,
      'xml:id': idOf(lang, article.id),
      corresp: `#${idOf(getOtherLanguage(lang), article.id)}`,
      ana: `#${article.status} #${article.carried}`,
      source: witness && `#${witness.siglum}`,
    },
    beginning(article),
    lineElement('head', {}, getUiWords(lang).article(String(article.number))),
    ...blocks(text.blocks, lang, edition.source),
    ...points.map(({ name, [lang]: { question } }) =>
      lineElement(
        'note',
        { type: 'reading' },
        inlineElement('ref', { type: 'reading', target: `#${formatReadingId(name, edition.game.id, lang)}` }, question),
      ),
    ),
    ...placesOf(article),
    code === undefined
      ? undefined
      : lineElement(
          'note',
          { type: 'code' },
          inlineElement('ref', { type: 'rule', target: new URL(code, site).href }, article.id),
        ),
  );
};

const sectionDiv = ({ title, lead, articles }: Section, edition: Edition, lang: Language, site: URL): Xml =>
  blockElement(
    'div',
    { type: 'section' },
    title === '' ? undefined : lineElement('head', {}, title),
    ...blocks(lead, lang, edition.source),
    ...articles.map((article) => articleDiv(article, edition, lang, site)),
  );

/**
 * One language of a game: the edition if it is the source's language, otherwise the translation. The words of both are
 * ours.
 */
const versionDiv = (edition: Edition, lang: Language, site: URL): Xml => {
  const { source, game } = edition;
  const { title, subtitle, lede, sections } = getEditionText(edition, lang);
  const id = (of: Language) => `${of}.${game.id}`;
  const address = new URL(pageHref(lang, editionPath(edition)), site).href;
  return blockElement(
    'div',
    {
      type: lang === source.language ? 'edition' : 'translation',
      'xml:lang': lang,
      'xml:id': id(lang),
      corresp: `#${id(getOtherLanguage(lang))}`,
      resp: EDITOR_REF,
    },
    lineElement('head', {}, title),
    lineElement('head', { type: 'sub' }, subtitle),
    blockElement(
      'argument',
      {},
      lineElement('p', {}, lede),
      lineElement('p', {}, inlineElement('ref', { target: address }, address)),
    ),
    ...sections.map((section) => sectionDiv(section, edition, lang, site)),
  );
};

/**
 * The apparatus of letters: corrections of a copy, and the places at which two copies differ. `undefined` if there are
 * none.
 */
const letters = ({ language, place_unit: unit, emendations, variants }: Source): Xml | undefined => {
  const at = (place: string) => inlineElement('bibl', {}, inlineElement('citedRange', { unit }, place));
  const corrections =
    emendations.length > 0 &&
    blockElement(
      'div',
      { type: 'corrections' },
      blockElement(
        'list',
        { 'xml:lang': language },
        ...emendations.map((each) => lineElement('item', {}, at(each.place), ' ', ...emendation(each))),
      ),
    );
  const apparatus =
    variants.length > 0 &&
    blockElement(
      'div',
      { type: 'variants' },
      blockElement(
        'list',
        { 'xml:lang': language },
        ...variants.map(({ place, readings }) => {
          const [[wit, word] = ['', ''], ...others] = Object.entries(readings);
          return lineElement(
            'item',
            {},
            at(place),
            ' ',
            inlineElement(
              'app',
              {},
              inlineElement('lem', { wit: `#${wit}` }, word),
              ...others.map(([siglum, other]) => inlineElement('rdg', { wit: `#${siglum}` }, other)),
            ),
          );
        }),
      ),
    );
  const parts = [corrections, apparatus].filter((part) => typeof part === 'object');
  return parts.length === 0 ? undefined : blockElement('back', {}, ...parts);
};

/** The body: a division for each game of the source, with the two languages in parallel. */
export const buildTeiText = (source: Source, site: URL): Xml =>
  blockElement(
    'text',
    {},
    blockElement(
      'body',
      {},
      ...EDITIONS.filter((edition) => edition.source === source).map((edition) =>
        blockElement(
          'div',
          { type: 'game', n: edition.game.id },
          ...[source.language, getOtherLanguage(source.language)].map((lang) => versionDiv(edition, lang, site)),
        ),
      ),
    ),
    letters(source),
  );
