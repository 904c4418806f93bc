/**
 * Certainty of an article: its rule is in the primary text (stated), is a later author's reading (inferred), or is set
 * by the editors because the source is silent (editorial).
 */
export const STATUSES = ['stated', 'inferred', 'editorial'] as const;
export type Status = (typeof STATUSES)[number];

/**
 * Use that the engine makes of an article.
 * The engine executes it:
 * - `played`: events cite it;
 * - `refused`: a move or a call that breaks it is refused, citing it;
 * - `set-up`: a table that breaks it cannot be set up;
 * - `example`: it describes a worked example, which is saved as a record.
 * Or it cannot be executed:
 * - `remark`: it says something about the game, not what to do;
 * - `advice`: it recommends a play, but any legal card may be played;
 * - `handling`: it says how cards or counters are handled, without effect on the play;
 * - `not-yet`: it describes a procedure that the engine does not play yet.
 */
export const EXECUTION_KINDS = [
  'played',
  'refused',
  'set-up',
  'example',
  'remark',
  'advice',
  'handling',
  'not-yet',
] as const;
export type ExecutionKind = (typeof EXECUTION_KINDS)[number];

/** Metadata of an article. Its text is in the edition, not here. */
export interface Article {
  readonly status: Status;
  /** Location in the source: a page, or the number of an issue. Empty for an editorial article. */
  readonly place: string;
  readonly carried: ExecutionKind;
  /**
   * Intermediate source, if the original is not known directly: a later author who retells it (with the article there),
   * or the copy that transmits the text.
   */
  readonly via?: string;
}

/** The articles of an edition by id, in the order of the edition. */
export type Articles<A extends string> = { readonly [id in A]: Article };
