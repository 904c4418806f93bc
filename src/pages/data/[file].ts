import type { APIRoute, GetStaticPaths } from 'astro';
import { formatCsv } from '../../exports/data/csv.ts';
import { buildJsonLdTable } from '../../exports/data/linked.ts';
import { DATA_TABLES, type DataTableName, listTableColumns, listTableRows } from '../../exports/data/tables.ts';

/** Each data table, as CSV and as JSON-LD. */
export const getStaticPaths = (() =>
  DATA_TABLES.flatMap((table) =>
    (['csv', 'jsonld'] as const).map((format) => ({
      params: { file: `${table}.${format}` },
      props: { table, format },
    })),
  )) satisfies GetStaticPaths;

export const GET: APIRoute<{ table: DataTableName; format: 'csv' | 'jsonld' }> = ({
  props: { table, format },
  site,
}) =>
  format === 'csv'
    ? new Response(formatCsv(listTableColumns(table, site!), listTableRows(table, site!)), {
        headers: { 'content-type': 'text/csv; charset=utf-8; header=present' },
      })
    : new Response(`${JSON.stringify(buildJsonLdTable(table, site!), null, 1)}\n`, {
        headers: { 'content-type': 'application/ld+json; charset=utf-8' },
      });
