/** Props of a table that shows examples. */
import type { ArticleBase } from '../narration/articles.ts';

/** A record to be shown on the table. */
export interface ShownRecord {
  readonly id: string;
  readonly title: string;
  /** The text of the record. */
  readonly record: string;
  /** The page of the example, if it has one. */
  readonly href?: string | undefined;
  /** The link to its deal played by two rule-books, where a comparison offers it. */
  readonly sameDeal?: { readonly href: string; readonly label: string } | undefined;
}

/** Serializable as JSON: the page contains it, and the table hydrates from it. */
export interface ExampleProps {
  /** One or more; the first is shown initially. */
  examples: readonly ShownRecord[];
  /** The address of the edition of each siglum. */
  articleBase: ArticleBase;
  /** Replaces the title of the example; empty if the page has shown it already. */
  heading?: string | undefined;
  /** The name of the step to begin at: `11`, or `11.2` for a settlement after it. */
  start?: string | undefined;
  /** Prefix of this table's element ids, if a page has several. */
  prefix?: string | undefined;
  /** Set on other people’s pages: the table does not use the address, the surrounding text or storage. */
  guest?: true | undefined;
}
