import { parseRecord } from '#engine/parse-record.ts';
import { printRecord } from '#engine/record.ts';

/** A record by other readings: those named replace the record’s own, and what it expected of the accounts is let go. */
export const withReadings = (record: string, readings: string): string => {
  const read = parseRecord(record);
  if (!read.ok) return record;
  const { tags, deals } = read.value;
  const is = (what: string) => (tag: { readonly name: string }) => tag.name.toLowerCase() === what;
  const said = [...(tags.find(is('readings'))?.value ?? '').split(/\s+/), ...readings.split(' ')];
  const pairs = new Map(said.filter(Boolean).map((pair) => [pair.split('=')[0]!, pair]));
  const value = [...pairs.values()].join(' ');
  const rest = tags.filter((tag) => !is('readings')(tag) && !is('expect')(tag));
  return printRecord({
    ...read.value,
    tags: [...rest, { name: 'Readings', lang: '', value, at: { line: 1, column: 1 } }],
    deals: deals.map((deal) => ({ ...deal, tags: deal.tags.filter((tag) => !is('expect')(tag)) })),
  });
};
