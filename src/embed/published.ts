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
