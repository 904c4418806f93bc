/**
 * What can be wrong with a deal record. Each fault has an identity, a place, and what was found there; its
 * sentence, with what was expected, is in `fault-sentences.ts`.
 */
import type { FaultCode } from './fault-sentences.ts';
import { MOST_FAULTS } from './limits.ts';

export type { FaultCode } from './fault-sentences.ts';

/** A place in a text: line and column, both from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** One thing wrong with a record: what, where, and what was found. */
export interface Fault extends Place {
  readonly code: FaultCode;
  /** What fills the places of its sentence, in order. */
  readonly found: readonly string[];
}

/** A fault at a place; `found` fills the sentence's places in order. */
export const fault = (code: FaultCode, at: Place, ...found: readonly string[]): Fault => ({
  line: at.line,
  column: at.column,
  code,
  found: found.map(legible),
});

/** Adds a fault to a list; when the list is full, says there once that more is wrong than it names. */
export const addFault = (faults: Fault[], code: FaultCode, at: Place, ...found: readonly string[]): void => {
  const last = MOST_FAULTS - 1;
  if (faults.length < last) faults.push(fault(code, at, ...found));
  else if (faults.length === last) faults.push(fault('more-faults', at, String(last)));
};

/** Whether a list of faults takes no more, so that one may stop looking for them. */
export const isFull = (faults: readonly Fault[]): boolean => faults.length >= MOST_FAULTS;

/** More than so many characters of what was found tell nobody anything. */
const MOST_FOUND = 500;

/** Characters that are not seen, or turn about what is written behind them. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}]/gu;

/** What was found, so that it can be read: not without end, and what cannot be seen by its number, `\u{202e}`. */
const legible = (found: string): string =>
  (found.length > MOST_FOUND ? `${found.slice(0, MOST_FOUND)}…` : found).replace(
    UNSEEN,
    (sign) => `\\u{${sign.codePointAt(0)!.toString(16)}}`,
  );

/** What reading text from outside gives: the thing, or what is wrong with it. */
export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly faults: readonly Fault[] };
