/** An example as fetched by the element, and the book of its game: JSON, written at the build. */
import type { Language } from '../i18n/routes.ts';

/** Book of a game for the source line, with absolute addresses. */
export interface SourceCredit {
  readonly siglum: string;
  readonly told: Readonly<
    Record<
      Language,
      {
        /** The name of the game. */
        readonly game: string;
        /** The source in a few words: “L’Avantcoureur, 1760”. */
        readonly source: string;
        readonly edition: string;
        /** The address of the site in this language. */
        readonly site: string;
        /** The address of the licence on the site: links from a sandboxed frame may not lead to other sites. */
        readonly licence: string;
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
  /** The number in the margin of the article that it demonstrates. */
  readonly article: number | undefined;
  /** The record, for replay by other readings. */
  readonly record: string;
  /** The replay, packed by `serialize-replay.ts`. */
  readonly told: string;
  readonly book: SourceCredit;
}
