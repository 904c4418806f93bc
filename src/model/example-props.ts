/** What a table that shows examples is made from. */
import type { ArticleBase } from '../narration/articles.ts';

/** A record that can be put on the table. */
export interface ShownRecord {
  readonly id: string;
  readonly title: string;
  /** The text of the record. */
  readonly record: string;
  /** The page of the example, where it has one. */
  readonly href?: string | undefined;
  /** The link to its deal played by two rule-books, where a comparison offers it. */
  readonly sameDeal?: { readonly href: string; readonly label: string } | undefined;
}

/** It can be kept as JSON: a page brings it along, and the table wakes with it. */
export interface ExampleProps {
  /** One or more; the first is on the table to begin with. */
  examples: readonly ShownRecord[];
  /** The address of the edition of each siglum. */
  articleBase: ArticleBase;
  /** In place of the title of the example; empty where the page has said it. */
  heading?: string | undefined;
  /** The step to begin at, from 1. */
  start?: number | undefined;
  /** Before the ids of this table, where a page has several. */
  prefix?: string | undefined;
  /** On somebody else’s page it keeps to itself: the address, the text around it and the storage are not its own. */
  guest?: true | undefined;
}
