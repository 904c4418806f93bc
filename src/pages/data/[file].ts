import type { APIRoute, GetStaticPaths } from 'astro';
import { csv } from '../../exports/data/csv.ts';
import { linkedTable } from '../../exports/data/linked.ts';
import { columnsOf, rowsIn, TABLES, type TableName } from '../../exports/data/tables.ts';

/** Each data table, as CSV and as JSON-LD. */
export const getStaticPaths = (() =>
  TABLES.flatMap((table) =>
    (['csv', 'jsonld'] as const).map((format) => ({
      params: { file: `${table}.${format}` },
      props: { table, format },
    })),
  )) satisfies GetStaticPaths;

export const GET: APIRoute<{ table: TableName; format: 'csv' | 'jsonld' }> = ({ props: { table, format }, site }) =>
  format === 'csv'
    ? new Response(csv(columnsOf(table, site!), rowsIn(table, site!)), {
        headers: { 'content-type': 'text/csv; charset=utf-8; header=present' },
      })
    : new Response(`${JSON.stringify(linkedTable(table, site!), null, 1)}\n`, {
        headers: { 'content-type': 'application/ld+json; charset=utf-8' },
      });
