/**
 * Faults (errors) of a deal record. Each has a code, a line and column, and the text found there. The message for each
 * code is in `fault-sentences.ts`.
 */
import type { FaultCode } from './fault-sentences.ts';
import { MAX_FAULTS } from './limits.ts';

export type { FaultCode } from './fault-sentences.ts';

/** A place in a text: line and column, both 1-based. */
export interface TextPosition {
  readonly line: number;
  readonly column: number;
}

/** One fault of a record: its code, its place, and the text found. */
export interface Fault extends TextPosition {
  readonly code: FaultCode;
  /** Texts that replace the placeholders of the fault's sentence, in order. */
  readonly found: readonly string[];
}

/** Creates a fault. `found` lists the texts that replace the placeholders of its sentence, in order. */
export const createFault = (code: FaultCode, at: TextPosition, ...found: readonly string[]): Fault => ({
  line: at.line,
  column: at.column,
  code,
  found: found.map(legible),
});

/** Adds a fault to a list. When the list reaches its limit, its last fault says that there are more. */
export const addFault = (faults: Fault[], code: FaultCode, at: TextPosition, ...found: readonly string[]): void => {
  const last = MAX_FAULTS - 1;
  if (faults.length < last) faults.push(createFault(code, at, ...found));
  else if (faults.length === last) faults.push(createFault('more-faults', at, String(last)));
};

/** True if a list of faults has reached its limit, so that checking may stop. */
export const isFaultListFull = (faults: readonly Fault[]): boolean => faults.length >= MAX_FAULTS;

/** Maximum length of a text quoted in a fault, in UTF-16 units. */
const MOST_FOUND = 500;

/** Invisible characters, and those that change the direction of text. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}]/gu;

/**
 * Makes quoted text readable: cuts it to the maximum length, and replaces invisible characters by their code,
 * `\u{202e}`.
 */
const legible = (found: string): string =>
  (found.length > MOST_FOUND ? `${found.slice(0, MOST_FOUND)}…` : found).replace(
    UNSEEN,
    (sign) => `\\u{${sign.codePointAt(0)!.toString(16)}}`,
  );

/** Result of parsing external text: the parsed value, or the faults of the text. */
export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly faults: readonly Fault[] };
