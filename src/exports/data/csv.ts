/** A data table as CSV (RFC 4180): a line of column names, then a line for each row, in UTF-8, with CRLF. */
import type { DataField, DataRow } from './tables.ts';

const written = (field: DataField): string => {
  const text = field === null ? '' : typeof field === 'object' ? field.join('; ') : String(field);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** Formats rows as CSV; several values in one field are separated by semicolons. */
export const formatCsv = (columns: readonly string[], rows: readonly DataRow[]): string =>
  [columns, ...rows.map((row) => columns.map((column) => row[column] ?? null))]
    .map((line) => `${line.map(written).join(',')}\r\n`)
    .join('');
