/** Names by which the tables of a page keep their state when the page is reloaded or left for the other language. */

/**
 * Event that asks the tables of a page to write their state into its `detail`, before the page is reloaded or left for
 * the other language.
 */
export const BEFORE_RELOAD_EVENT = 'snorum:leaving';

/** Query parameter that names the example and step on a table beside a text. */
export const SHOWN_STEP_PARAMETER = 'shown';

/** Addresses that restore the state of the tables. A game in play takes precedence over a step. */
export interface ReloadTarget {
  game?: Promise<string>;
  step?: string;
  /**
   * Example and step (from 1) on a table beside a text, `four-nines.3`; the fragment of such a page names an article.
   */
  shown?: string;
}
