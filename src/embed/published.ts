/** An example as the element fetches it, and the book that its game stands in: JSON, made at the build. */
import type { Language } from '../i18n/routes.ts';

/** Where a game stands: what the source line of a table names, with addresses that hold on any site. */
export interface Book {
  readonly siglum: string;
  readonly told: Readonly<
    Record<
      Language,
      {
        /** What the game is called. */
        readonly game: string;
        /** The source in a few words: “L’Avantcoureur, 1760”. */
        readonly source: string;
        /** The address of the edition. */
        readonly edition: string;
        /** The address of the site in this language. */
        readonly site: string;
        /** Where the site says by which licence it may travel on: a sandbox follows a link to no other site. */
        readonly licence: string;
        /** Who answers for it. */
        readonly authors: string;
      }
    >
  >;
}

/** An example with its replay, at `/embed/<id>.json`. */
export interface Published {
  readonly game: string;
  readonly title: Readonly<Record<Language, string>>;
  /** The address of its page. */
  readonly href: Readonly<Record<Language, string>>;
  /** The number in the margin of the article that it was made to show. */
  readonly article: number | undefined;
  /** The record, to be played again by other readings. */
  readonly record: string;
  /** The replay, as `told-replay.ts` packs it. */
  readonly told: string;
  readonly book: Book;
}
