/** Props of a table that shows examples or a deal. */
import type { ArticleBase } from '../narration/articles.ts';

/** A record to be shown on the table. */
export interface ShownRecord {
  readonly id: string;
  readonly title: string;
  /** The text of the record. */
  readonly record: string;
  /** The address of the example's page, if it has one. */
  readonly href?: string | undefined;
  /** The link to the same deal played by two rule books, if a comparison offers it. */
  readonly sameDeal?: { readonly href: string; readonly label: string } | undefined;
}

/** Props of the table. They can be serialized as JSON: the page contains them, and the table hydrates from them. */
export interface ExampleProps {
  /** The examples, one or more; the first is shown initially. */
  examples: readonly ShownRecord[];
  /** The address of the edition of each siglum, for links to articles. */
  articleBase: ArticleBase;
  /** Title above the table, instead of the title of the example; empty if the page has shown the title already. */
  heading?: string | undefined;
  /** The name of the step at which the table begins: `11`, or `11.2` for a settlement after step 11. */
  start?: string | undefined;
  /** Prefix of the element ids of this table, if the page has several tables. */
  prefix?: string | undefined;
  /** Set for a table on a page of another site: it does not use the address, the text around it, or storage. */
  guest?: true | undefined;
}
