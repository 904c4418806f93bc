/** How sure an article is: in the primary text, a later author's reading, or ours where the source is silent. */
export const STATUSES = ['stated', 'inferred', 'editorial'] as const;
export type Status = (typeof STATUSES)[number];

/**
 * How the engine carries an article out:
 * - `played`: events cite it;
 * - `refused`: a move or a call that breaks it is refused, citing it;
 * - `set-up`: a table that breaks it cannot be set up;
 * - `example`: it tells a worked example, which is kept as a record;
 * or why it cannot be executed:
 * - `remark`: it says something about the game, not what to do;
 * - `advice`: it says what to play, and any legal card may be played;
 * - `handling`: it says how cards or counters are handled, which changes nothing in the play;
 * - `not-yet`: a procedure of its own that the table does not play yet.
 */
export const CARRIED = ['played', 'refused', 'set-up', 'example', 'remark', 'advice', 'handling', 'not-yet'] as const;
export type Carried = (typeof CARRIED)[number];

/** What is known of an article beside its text, which stands in the edition. */
export interface Article {
  readonly status: Status;
  /** Where it stands in the source: a page, or the number of an issue. Empty for an editorial article. */
  readonly place: string;
  readonly carried: Carried;
  /** The retelling and its article, or the copy, through which it reached us, where that is not the text itself. */
  readonly via?: string;
}

/** The articles of an edition, in the order of the edition, by id. */
export type Articles<A extends string> = { readonly [id in A]: Article };
