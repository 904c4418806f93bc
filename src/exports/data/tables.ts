/**
 * The data of the site as tables for download: articles, practices of the disputed points, witnesses, events, claims
 * and changes. Column names are permanent; their meanings are in `src/i18n/data.ts`, and on the data page.
 */

import { type Language, pageHref } from '../../i18n/routes.ts';
import { getArticleChangeDate, listSourceChanges } from '../../model/changes.ts';
import { CLAIMS, claimPath, getClaimOutcome } from '../../model/claims.ts';
import {
  articleHref,
  DISPUTED_POINTS,
  EDITIONS,
  getArticle,
  listDisputedPoints,
  listPointsSupportedBy,
} from '../../model/editions.ts';
import { getTreeNode, HISTORY_EVENTS, TREE_LINKS } from '../../model/history.ts';
import { findWitnessPlace } from '../../model/places.ts';
import { disputedPointHref } from '../../model/readings.ts';
import { formatAuthorAndHolder, SOURCES } from '../../model/sources.ts';
import { STATEMENT_TABLES } from '../../model/statements.ts';
import { WITNESS_REGISTER, WITNESSES_PATH } from '../../model/witnesses.ts';
import { getEditionText, listArticleTexts } from '../../text/editions.ts';
import { formatPlainLines } from '../../text/tree.ts';
import { formatArticleUrn } from '../citing/items.ts';

/** Value of a field: several values are a list, which CSV joins with semicolons; an empty field is `null`. */
export type DataField = string | number | readonly string[] | null;
export type DataRow = Readonly<Record<string, DataField>>;

/** Builds all tables, with addresses under `site`. Every row has all the columns of its table, in the same order. */
const rowsOf = (site: URL) => {
  const absolute = (href: string) => new URL(href, site).href;
  const inEach = (name: string, make: (lang: Language) => DataField) => ({
    [`${name}_en`]: make('en'),
    [`${name}_fr`]: make('fr'),
  });
  return {
    articles: EDITIONS.flatMap((edition) => {
      const [en, fr] = (['en', 'fr'] as const).map((lang) => listArticleTexts(getEditionText(edition, lang)));
      return Object.keys(edition.game.articles).map((id, i) => {
        const article = getArticle(id);
        const placed = findWitnessPlace(article);
        return {
          id,
          source: edition.source.siglum,
          game: edition.game.id,
          number: article.number,
          status: article.status,
          carried: article.carried,
          work: placed?.work.siglum ?? null,
          place:
            placed?.at === undefined
              ? null
              : [placed.at, placed.number && `no. ${placed.number}`].filter(Boolean).join(', '),
          chapter: placed?.chapter ?? null,
          via: placed?.seenAt ?? null,
          witness: placed?.witness.siglum ?? null,
          changed: getArticleChangeDate(id) ?? null,
          readings: listDisputedPoints(id).map(({ name }) => `${edition.game.id}/${name}`),
          ...inEach('urn', (lang) => formatArticleUrn(id, lang)),
          ...inEach('url', (lang) => absolute(articleHref(id, lang))),
          text_en: formatPlainLines(en![i]!.blocks, 'en').join('\n'),
          text_fr: formatPlainLines(fr![i]!.blocks, 'fr').join('\n'),
        };
      });
    }),
    readings: DISPUTED_POINTS.flatMap((point) =>
      Object.keys(point.en.choices).map((practice) => ({
        id: `${point.edition.game.id}/${point.name}/${practice}`,
        point: `${point.edition.game.id}/${point.name}`,
        practice,
        game: point.edition.game.id,
        article: point.article,
        ours: practice === point.default ? 'yes' : 'no',
        played: point.switch === false ? 'no' : 'yes',
        witnesses: point.witnesses[practice] ?? [],
        ...inEach('question', (lang) => point[lang].question),
        ...inEach('label', (lang) => point[lang].choices[practice]!.label),
        ...inEach('argument', (lang) => point[lang].choices[practice]!.argument),
        ...inEach('support', (lang) => point[lang].choices[practice]!.witnesses),
        ...inEach('url', (lang) => absolute(disputedPointHref(point.edition.game.id, point.name, lang))),
      })),
    ),
    witnesses: WITNESS_REGISTER.map((text) => ({ ...text, holder: formatAuthorAndHolder(text) || null })).map(
      ({ siglum, title, kind, seen, date, inferredDate, language, holder, shelfmark, source, ...rest }) => ({
        siglum,
        source: source?.siglum ?? null,
        kind,
        title: title ?? null,
        seen,
        date: date === undefined ? null : String(date),
        inferred: date === undefined ? null : inferredDate ? 'yes' : 'no',
        language: language ?? null,
        holder,
        shelfmark: shelfmark ?? null,
        address: rest.url ?? null,
        exact: rest.url === undefined ? null : rest.home ? 'no' : 'yes',
        accessed: rest.accessed ?? null,
        points: listPointsSupportedBy(siglum).length,
        ...inEach('url', (lang) => `${absolute(pageHref(lang, WITNESSES_PATH))}#${siglum}`),
        text_en: rest.en,
        text_fr: rest.fr,
      }),
    ),
    events: HISTORY_EVENTS.map(({ year, until, about, lane, known, edition, sigla, en, fr }) => ({
      year,
      until: until ?? null,
      about: about ? 'yes' : 'no',
      lane,
      known,
      edition: edition ?? null,
      sigla,
      short_en: en.short,
      short_fr: fr.short,
      text_en: en.text,
      text_fr: fr.text,
      witness_en: en.witness,
      witness_fr: fr.witness,
    })),
    links: TREE_LINKS.map(({ from, to, kind, sigla, en, fr }) => ({
      from,
      to,
      kind,
      sigla,
      ...inEach('from_name', (lang) => getTreeNode(from)[lang]),
      ...inEach('to_name', (lang) => getTreeNode(to)[lang]),
      witness_en: en.witness,
      witness_fr: fr.witness,
      text_en: en.text,
      text_fr: fr.text,
    })),
    corrections: SOURCES.flatMap((source) =>
      source.emendations.map(({ place, copy, sic, corr, by, supplied }) => ({
        source: source.siglum,
        place,
        copy,
        sic,
        corr,
        supplied: supplied ?? null,
        by: by ?? 'editors',
      })),
    ),
    statements: STATEMENT_TABLES.flatMap(({ name, columns, points }) =>
      points.flatMap(({ title, rows }) =>
        rows.flatMap(({ article, cells }) =>
          cells.map((cell, i) => ({
            table: name,
            article: article?.id ?? null,
            text: columns[i]!.text?.siglum ?? columns[i]!.id,
            column: columns[i]!.id,
            mark: cell.mark,
            place: cell.places.length > 0 ? cell.places : null,
            articles: cell.articles.map(({ id }) => id),
            carried_over: cell.carried.map(({ id }) => id),
            ...inEach('point', (lang) => title[lang]),
          })),
        ),
      ),
    ),
    changes: SOURCES.flatMap((source) =>
      listSourceChanges(source).map(({ date, game, articles, en, fr }) => ({
        date,
        source: source.siglum,
        game: game ?? null,
        articles,
        what_en: en.what,
        what_fr: fr.what,
        why_en: en.why,
        why_fr: fr.why,
      })),
    ),
    claims: CLAIMS.map((claim) => ({
      id: claim.id,
      game: claim.game,
      article: claim.article,
      outcome: getClaimOutcome(claim),
      by: claim.saying ? 'saying' : claim.ours ? 'editors' : (claim.said ?? 'source'),
      quotation: claim.quote?.text ?? null,
      ...inEach('claim', (lang) => claim[lang].claim),
      ...inEach('url', (lang) => absolute(pageHref(lang, claimPath(claim)))),
    })),
  };
};

type Tables = ReturnType<typeof rowsOf>;
export type DataTableName = keyof Tables;

/** The names of the tables, in display order. */
export const DATA_TABLES = [
  'articles',
  'readings',
  'witnesses',
  'events',
  'links',
  'corrections',
  'statements',
  'claims',
  'changes',
] as const satisfies readonly DataTableName[];

const made = new Map<string, Tables>();

/** The rows of a table, with addresses under `site`. */
export const listTableRows = (table: DataTableName, site: URL): readonly DataRow[] => {
  const tables = made.get(site.href) ?? rowsOf(site);
  made.set(site.href, tables);
  return tables[table];
};

/** The columns of a table, in order. */
export const listTableColumns = (table: DataTableName, site: URL): readonly string[] =>
  Object.keys(listTableRows(table, site)[0] ?? {});
