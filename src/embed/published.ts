/**
 * Format of the JSON files from which the element loads an example and the book of its game. They are written at build
 * time.
 */
import type { Language } from '../i18n/routes.ts';

/** Book of a game, for the line below an embed that names the source; all addresses are absolute. */
export interface SourceCredit {
  readonly siglum: string;
  readonly told: Readonly<
    Record<
      Language,
      {
        /** The name of the game. */
        readonly game: string;
        /** Short name of the source: “L’Avantcoureur, 1760”. */
        readonly source: string;
        readonly edition: string;
        /** Address of the site in this language. */
        readonly site: string;
        /** Address of the licence on this site: links from a sandboxed frame may not lead to other sites. */
        readonly licence: string;
        readonly authors: string;
      }
    >
  >;
}

/** An example with its replay, published at `/embed/<id>.json`. */
export interface PublishedExample {
  readonly game: string;
  readonly title: Readonly<Record<Language, string>>;
  /** Address of the example's page in each language. */
  readonly href: Readonly<Record<Language, string>>;
  /** Number of the article that the example demonstrates, as in the margin of the edition. */
  readonly article: number | undefined;
  /** The record, so that it can be replayed with other readings. */
  readonly record: string;
  /** The replay, serialised by `serialize-replay.ts`. */
  readonly told: string;
  readonly book: SourceCredit;
}
