/**
 * Certainty of an article: in the primary text, a later author's reading, or an editorial rule for a point on which the
 * source is silent.
 */
export const STATUSES = ['stated', 'inferred', 'editorial'] as const;
export type Status = (typeof STATUSES)[number];

/**
 * Way in which the engine executes an article:
 * - `played`: events cite it;
 * - `refused`: a move or a call that breaks it is refused, citing it;
 * - `set-up`: a table that breaks it cannot be set up;
 * - `example`: it tells a worked example, which is saved as a record; or why it cannot be executed:
 * - `remark`: it says something about the game, not what to do;
 * - `advice`: it says what to play, and any legal card may be played;
 * - `handling`: it says how cards or counters are handled, which changes nothing in the play;
 * - `not-yet`: a procedure of its own that the table does not play yet.
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
  /** Place in the source: a page, or the number of an issue. Empty for an editorial article. */
  readonly place: string;
  readonly carried: ExecutionKind;
  /**
   * The later retelling (with its article) or the copy that transmits the text, if the original is not known directly.
   */
  readonly via?: string;
}

/** The articles of an edition by id, in the order of the edition. */
export type Articles<A extends string> = { readonly [id in A]: Article };
