/**
 * What can be wrong with a deal record. Each fault has an identity, a place, and what was found there; its
 * sentence, with what was expected, is in `fault-sentences.ts`.
 */
import type { FaultCode } from './fault-sentences.ts';

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
  found,
});

/** What reading text from outside gives: the thing, or what is wrong with it. */
export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly faults: readonly Fault[] };
