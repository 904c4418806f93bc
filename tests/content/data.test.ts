/**
 * Tests the published data: every table must agree with the content and the engine, and its dictionary with its
 * columns.
 */
import { describe, expect, test } from 'vitest';
import { GAMES } from '#engine/games.ts';
import { formatCsv } from '../../src/exports/data/csv.ts';
import { buildAnnotations, buildDatasetDescription, buildJsonLdTable } from '../../src/exports/data/linked.ts';
import { DATA_TABLES, type DataRow, listTableColumns, listTableRows } from '../../src/exports/data/tables.ts';
import { dataWords, getColumnMeaning } from '../../src/i18n/data.ts';
import { SOURCES as READ } from '../../src/model/sources.ts';
import { findEnglishFaults, findFrenchFaults, readReadings, readSource, readYaml, SOURCES } from './read.ts';

const site = new URL('https://books.example');

/** Parses CSV according to RFC 4180: quoted fields may contain commas, line ends and doubled quotation marks. */
const parsedCsv = (text: string): string[][] => {
  const lines: string[][] = [[]];
  let rest = text;
  while (rest !== '') {
    const [whole, quoted, bare, end] = /^(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/.exec(rest) ?? [];
    if (whole === undefined) throw new Error(`not CSV: ${rest.slice(0, 60)}`);
    lines.at(-1)!.push(quoted?.replaceAll('""', '"') ?? bare ?? '');
    rest = rest.slice(whole.length);
    if (end === '\r\n') lines.push([]);
  }
  expect(lines.pop()).toEqual([]);
  return lines;
};

describe.each(DATA_TABLES)('the table of %s', (table) => {
  const columns = listTableColumns(table, site);
  const rows = listTableRows(table, site);

  test('equals its CSV line by line', () => {
    const [names, ...lines] = parsedCsv(formatCsv(columns, rows));
    expect(names).toEqual(columns);
    expect(lines.length).toBe(rows.length);
    for (const [i, line] of lines.entries())
      expect(line).toEqual(
        columns.map((column) => {
          const field = rows[i]![column];
          return field === null ? '' : Array.isArray(field) ? field.join('; ') : String(field);
        }),
      );
  });

  test('has every column in every row, and no row twice', () => {
    for (const row of rows) expect(Object.keys(row)).toEqual(columns);
    const linked = buildJsonLdTable(table, site)['@graph'] as readonly DataRow[];
    expect(new Set(linked.map((node) => node['@id'])).size).toBe(rows.length);
    expect(linked.map(({ '@id': _, ...row }) => row)).toEqual(rows);
  });

  test('has a term for every column and a dictionary entry for each in both languages', () => {
    const context = buildJsonLdTable(table, site)['@context'] as Record<string, { '@id': string }>;
    for (const column of columns) {
      expect(context[column]?.['@id'], column).toMatch(/^https:\/\//);
      expect(getColumnMeaning('en', table, column), column).toMatch(/\.$/);
      expect(getColumnMeaning('fr', table, column), column).toMatch(/\.$/);
      expect(findEnglishFaults(getColumnMeaning('en', table, column))).toEqual([]);
      expect(findFrenchFaults(getColumnMeaning('fr', table, column))).toEqual([]);
    }
    expect(() => getColumnMeaning('en', table, 'nothing')).toThrow('nothing');
  });

  test('describes no column it lacks', () => {
    const names = new Set(columns.map((column) => column.replace(/_(en|fr)$/, '')));
    for (const lang of ['en', 'fr'] as const)
      expect(Object.keys(dataWords(lang).tables[table].columns).toSorted()).toEqual([...names].toSorted());
  });
});

test('articles come from the engine, readings from the content and witnesses from the register', () => {
  const ids = SOURCES.toSorted((a, b) => readYear(a) - readYear(b)).flatMap((slug) =>
    readSource(slug).games.flatMap((game) => Object.keys(GAMES.find(({ id }) => id === game)!.articles)),
  );
  expect(listTableRows('articles', site).map(({ id }) => id)).toEqual(ids);
  const practices = GAMES.flatMap(({ id }) =>
    readReadings(id).flatMap((point) =>
      Object.keys(point.en.choices).map((practice) => [`${id}/${point.name}/${practice}`, point.witnesses[practice]]),
    ),
  );
  expect(
    listTableRows('readings', site)
      .map(({ id, witnesses }) => [id, witnesses])
      .toSorted(),
  ).toEqual(practices.toSorted());
  const register = readYaml('witnesses/register.yaml') as readonly { siglum: string }[];
  const copies = SOURCES.reduce((sum, slug) => sum + readSource(slug).witnesses.length, 0);
  expect(listTableRows('witnesses', site).length).toBe(register.length + copies);
  const { events } = readYaml('history/history.yaml') as { events: readonly { en: { text: string } }[] };
  expect(listTableRows('events', site).map(({ text_en: text }) => text)).toEqual(events.map(({ en }) => en.text));
});

const readYear = (slug: string): number => (readYaml(`sources/${slug}.yaml`) as { year: number }).year;

test('a witness counts the disputed points whose practices name it', () => {
  for (const { siglum, points } of listTableRows('witnesses', site)) {
    const leaning = new Set(
      listTableRows('readings', site)
        .filter(({ witnesses }) => (witnesses as readonly string[]).some((note) => note.split(' ')[0] === siglum))
        .map(({ point }) => point),
    );
    expect(points, String(siglum)).toBe(leaning.size);
  }
});

test.each(['en', 'fr'] as const)('the description in %s names two files for each table', (lang) => {
  const parts = buildDatasetDescription(lang, site)['hasPart'] as {
    distribution: { contentUrl: string; encodingFormat: string }[];
  }[];
  expect(parts.flatMap(({ distribution }) => distribution.map(({ contentUrl }) => contentUrl))).toEqual(
    DATA_TABLES.flatMap((table) => ['csv', 'jsonld'].map((format) => `https://books.example/data/${table}.${format}`)),
  );
});

describe('the annotations', () => {
  interface Annotation {
    readonly id: string;
    readonly body: readonly { readonly id: string; readonly language: string }[];
    readonly target: {
      readonly source: string;
      readonly 'schema:identifier': string;
      readonly 'schema:sha256'?: string;
      readonly selector?: readonly {
        readonly type: string;
        readonly exact?: string;
        readonly start?: number;
        readonly end?: number;
      }[];
    };
  }
  const all = READ.map((source) => {
    const { total, first } = buildAnnotations(source, site) as {
      total: number;
      first: { items: readonly Annotation[] };
    };
    expect(first.items.length).toBe(total);
    return [source, first.items] as const;
  });

  test('cover every article that stands in a text, on the copy in which it was read', () => {
    const articles = listTableRows('articles', site).filter(({ status }) => status !== 'editorial');
    expect(
      all.flatMap(([, items]) => items.map(({ body, target }) => [body[0]?.id, target['schema:identifier']])),
    ).toEqual(articles.map(({ url_en: url, witness }) => [url, witness]));
  });

  test('point at the words of each article by position and quotation, and quote a phrase of stated articles only', () => {
    const pointing = all.flatMap(([, items]) => items.filter(({ target }) => target.selector));
    expect(pointing.length).toBeGreaterThan(450);
    const status = new Map(listTableRows('articles', site).map((row) => [row['url_en'], row['status']]));
    for (const { body, target } of pointing) {
      const kinds = new Set(target.selector!.map(({ type }) => type));
      if (target['schema:sha256'])
        expect([...kinds]).toEqual(expect.arrayContaining(['TextPositionSelector', 'TextQuoteSelector']));
      for (const { type, exact, start, end } of target.selector!)
        if (type === 'TextPositionSelector') expect(end).toBeGreaterThan(start!);
        else if (type === 'TextQuoteSelector') {
          expect(exact!.trim()).not.toBe('');
          if (status.get(body[0]!.id) !== 'stated') expect(exact!.split(' ').length, exact).toBeLessThanOrEqual(4);
        }
    }
  });
});
