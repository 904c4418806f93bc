/**
 * Linked data: the tables as JSON-LD, their description as a schema.org Dataset, and the places of the articles in the
 * copies as Web Annotations.
 */
import { version } from '../../../package.json';
import { dataWords } from '../../i18n/data.ts';
import { fileHref, LANGUAGES, type Language, pageHref } from '../../i18n/routes.ts';
import { getUiWords } from '../../i18n/ui.ts';
import { buildSpanSelectors, getArticleSpans } from '../../model/alignment.ts';
import { listSourceChanges } from '../../model/changes.ts';
import { articleHref, EDITIONS, getArticle } from '../../model/editions.ts';
import { findWitnessPlace } from '../../model/places.ts';
import { getWitnessUrl, SOURCES, type Source } from '../../model/sources.ts';
import { getEditionText, listArticleTexts } from '../../text/editions.ts';
import { listInlinePieces, listLines, toPlainText } from '../../text/tree.ts';
import { formatArticleUrn } from '../citing/items.ts';
import { DATA_TABLES, type DataRow, type DataTableName, listTableColumns, listTableRows } from './tables.ts';

const LICENCE = 'https://creativecommons.org/licenses/by/4.0/';

/** The path of the data page, without language; each column has an anchor on that page. */
export const DATA_PATH = 'data/';

/** The address of a table's file. */
export const dataTableHref = (table: DataTableName, format: 'csv' | 'jsonld'): string =>
  fileHref(`data/${table}.${format}`);

export const annotationsHref = ({ siglum }: Source): string => fileHref(`annotations/${siglum}.jsonld`);

/** The date (ISO) of the last change to any edition; `undefined` without changes. */
const latest = (): string | undefined =>
  SOURCES.flatMap(listSourceChanges)
    .map(({ date }) => date)
    .sort()
    .at(-1);

/** The schema.org terms for columns, by column name. A column that is not here is described in our own dictionary. */
const SCHEMA_ORG: Readonly<Record<string, string>> = {
  url: 'url',
  text: 'text',
  number: 'position',
  quotation: 'citation',
  language: 'inLanguage',
  date: 'dateCreated',
};

/** A table as JSON-LD: one node for each row, one term for each column. */
export const buildJsonLdTable = (table: DataTableName, site: URL): Record<string, unknown> => {
  const dictionary = new URL(pageHref('en', DATA_PATH), site).href;
  const terms = listTableColumns(table, site).map((column) => {
    const [, name = column, language] = /^(.*)_(en|fr)$/.exec(column) ?? [];
    const known = SCHEMA_ORG[name];
    const term = known ? `https://schema.org/${known}` : `${dictionary}#${table}.${column}`;
    if (name === 'url') return [column, { '@id': term, '@type': '@id' }];
    return [column, language ? { '@id': term, '@language': language } : { '@id': term }];
  });
  return {
    '@context': { '@version': 1.1, ...Object.fromEntries(terms) },
    '@graph': listTableRows(table, site).map((row) => ({ '@id': nodeOf(row, table, dictionary, site), ...row })),
  };
};

/** The identifier of a row: its address in English, or its index in the table if it has no address. */
const nodeOf = (row: DataRow, table: DataTableName, dictionary: string, site: URL): string =>
  table === 'readings'
    ? `${dictionary}#${table}/${String(row['id'])}`
    : String(row['url_en'] ?? `${dictionary}#${table}/${listTableRows(table, site).indexOf(row) + 1}`);

/** The description of all the tables, for the head of the data page and for catalogues. */
export const buildDatasetDescription = (lang: Language, site: URL): Record<string, unknown> => {
  const words = dataWords(lang);
  return {
    '@type': 'Dataset',
    '@id': new URL(pageHref(lang, DATA_PATH), site).href,
    name: words.name,
    description: words.description,
    url: new URL(pageHref(lang, DATA_PATH), site).href,
    inLanguage: LANGUAGES,
    version,
    dateModified: latest(),
    license: LICENCE,
    isAccessibleForFree: true,
    creator: { '@type': 'Organization', name: getUiWords(lang).foot.authors },
    hasPart: DATA_TABLES.map((table) => ({
      '@type': 'Dataset',
      name: words.tables[table].title,
      description: words.tables[table].row,
      license: LICENCE,
      variableMeasured: listTableColumns(table, site),
      distribution: (['csv', 'jsonld'] as const).map((format) => ({
        '@type': 'DataDownload',
        encodingFormat: format === 'csv' ? 'text/csv' : 'application/ld+json',
        contentUrl: new URL(dataTableHref(table, format), site).href,
      })),
    })),
  };
};

/** Lists the phrases that an article quotes from its source, in the language of the source. */
const quotedIn = (id: string): readonly string[] => {
  const { edition } = getArticle(id);
  const { language } = edition.source;
  const text = listArticleTexts(getEditionText(edition, language)).find(({ slug }) => id.endsWith(`.${slug}`));
  return listInlinePieces(listLines(text?.blocks ?? [])).flatMap((piece) =>
    piece.is === 'quotation' && piece.lang === language ? [toPlainText(piece.inside, language)] : [],
  );
};

/**
 * The articles of a source as Web Annotations (W3C). The body of an annotation is our article in both languages. The
 * target is the copy that was read: its page, the words of the passage, and the quoted phrases. Positions are counted
 * in the normalised text of the copy, whose SHA-256 is `schema:sha256`. Editorial articles have no target, and are
 * omitted.
 */
export const buildAnnotations = (source: Source, site: URL): Record<string, unknown> => {
  const id = new URL(annotationsHref(source), site).href;
  const articles = EDITIONS.filter((edition) => edition.source === source).flatMap(({ game }) =>
    Object.keys(game.articles).map(getArticle),
  );
  const items = articles.flatMap((article) => {
    const place = findWitnessPlace(article);
    if (!place) return [];
    const { witness } = place;
    const at = place.seenAt ?? place.at;
    const address = witness.home ? undefined : getWitnessUrl(witness, place.seenAt);
    const quoted = article.status === 'stated' ? quotedIn(article.id) : [];
    const spans = getArticleSpans(article.id);
    const selectors = [
      ...spans.flatMap(buildSpanSelectors),
      ...quoted.map((exact) => ({ type: 'TextQuoteSelector', exact })),
    ];
    const alignment = spans[0]?.alignment;
    const textPage = alignment?.page;
    return {
      id: formatArticleUrn(article.id, source.language),
      type: 'Annotation',
      motivation: 'describing',
      body: LANGUAGES.map((lang) => ({
        id: new URL(articleHref(article.id, lang), site).href,
        type: 'Text',
        format: 'text/html',
        language: lang,
      })),
      target: {
        type: 'SpecificResource',
        source: textPage ?? address ?? `${new URL(pageHref('en', 'witnesses/'), site).href}#${witness.siglum}`,
        'schema:identifier': witness.siglum,
        ...(address || textPage ? {} : { 'schema:disambiguatingDescription': dataWords('en').annotations.unanchored }),
        ...(at ? { 'schema:pagination': at } : {}),
        ...(alignment ? { 'schema:sha256': alignment.sha256 } : {}),
        ...(selectors.length > 0 ? { selector: selectors } : {}),
      },
    };
  });
  return {
    '@context': ['http://www.w3.org/ns/anno.jsonld', { schema: 'https://schema.org/' }],
    id,
    type: 'AnnotationCollection',
    label: source[source.language].title,
    total: items.length,
    first: { id: `${id}#all`, type: 'AnnotationPage', startIndex: 0, items },
  };
};
