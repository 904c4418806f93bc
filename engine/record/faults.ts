/**
 * Faults of a deal record. Each has a code, a place, and the text found there; its message, with the form expected, is
 * in `fault-sentences.ts`.
 */
import type { FaultCode } from './fault-sentences.ts';
import { MOST_FAULTS } from './limits.ts';

export type { FaultCode } from './fault-sentences.ts';

/** A place in a text: line and column, both 1-based. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** One fault of a record: its code, its place, and the text found. */
export interface Fault extends Place {
  readonly code: FaultCode;
  /** Values for the placeholders of its sentence, in order. */
  readonly found: readonly string[];
}

/** Creates a fault; `found` fills the placeholders of its sentence in order. */
export const fault = (code: FaultCode, at: Place, ...found: readonly string[]): Fault => ({
  line: at.line,
  column: at.column,
  code,
  found: found.map(legible),
});

/** Adds a fault to a list. The last fault of a full list says that there are more. */
export const addFault = (faults: Fault[], code: FaultCode, at: Place, ...found: readonly string[]): void => {
  const last = MOST_FAULTS - 1;
  if (faults.length < last) faults.push(fault(code, at, ...found));
  else if (faults.length === last) faults.push(fault('more-faults', at, String(last)));
};

/** True if a list of faults is full, so that checking may stop. */
export const isFull = (faults: readonly Fault[]): boolean => faults.length >= MOST_FAULTS;

/** Maximum number of characters quoted from the record. */
const MOST_FOUND = 500;

/** Invisible characters, and those that change the direction of text. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}]/gu;

/**
 * Makes quoted text readable: cuts it to the maximum length, and shows invisible characters by their number,
 * `\u{202e}`.
 */
const legible = (found: string): string =>
  (found.length > MOST_FOUND ? `${found.slice(0, MOST_FOUND)}…` : found).replace(
    UNSEEN,
    (sign) => `\\u{${sign.codePointAt(0)!.toString(16)}}`,
  );

/** Result of parsing external text: the value, or its faults. */
export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly faults: readonly Fault[] };
