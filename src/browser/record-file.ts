/** Reads the file of a record that somebody opens, in whatever signs it was typed. */
import { decodeRecordText } from '#engine/record/decode-record-text.ts';
import type { Result } from '#engine/record/faults.ts';
import { parseRecord } from '#engine/record/parse-record.ts';
import type { DealRecord } from '#engine/record/record.ts';
import { TypedTokens } from '#engine/record/typed-tokens.ts';

/** Decodes a file; returns the place of the first byte that is not UTF-8 as a fault. */
export const readTextFile = async (file: File): Promise<Result<string>> =>
  decodeRecordText(new Uint8Array(await file.arrayBuffer()));

/** Reads a file as a record. Returns its faults instead if there are any. */
export const readRecordFile = async (file: File): Promise<Result<DealRecord>> => {
  const text = await readTextFile(file);
  return text.ok ? parseRecord(text.value, TypedTokens) : text;
};
