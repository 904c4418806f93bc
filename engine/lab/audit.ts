/** Counts of the audit of citations, as published in `content/audit/`. */
import type { Receipt } from './receipt.ts';

/**
 * Ways in which a change of the rules shows: by an article to which the changed line is bound (`own`); by another, for a
 * reason that is told (`explained`) or is not (`other`); in the state of the table alone, of which nothing is cited
 * (`state`); or nowhere, since it changes nothing that can be seen, for a reason that is told (`equivalent`), or in none of
 * the games that were played (`none`).
 */
export const AUDIT_OUTCOMES = ['own', 'explained', 'other', 'state', 'equivalent', 'none'] as const;
export type AuditOutcome = (typeof AUDIT_OUTCOMES)[number];

/** A change, with the articles to which its line is bound and those that told of it. */
export interface AuditedChange {
  readonly file: string;
  readonly line: number;
  readonly from: string;
  readonly to: string;
  readonly bound: readonly string[];
  readonly told: readonly string[];
  /** The reason, if another article tells of the change rightly. */
  readonly why?: string;
}

/** The audit of a game. */
export interface GameAudit {
  readonly receipt: Receipt;
  /** Hash of the rules files as texts, SHA-256: the lines named below are lines of these. */
  readonly rules: string;
  readonly counts: Readonly<Record<AuditOutcome, number>>;
  /** For each article with code: the changes of lines bound to it that showed, and those of which it told itself. */
  readonly articles: Readonly<Record<string, readonly [shown: number, own: number]>>;
  /** Changes that another article told of. */
  readonly elsewhere: readonly AuditedChange[];
  /** Changes that cannot show, as file, line and code, with the reason. */
  readonly equivalent: readonly (readonly [change: string, why: string])[];
  /** Changes that never showed, for no reason that is known. */
  readonly unseen: readonly string[];
}
