import type { Language } from '../../i18n/routes.ts';

/** What is said where a record goes no further by other readings, of the move or the deal (`deal 5`) that comes next in it. */
export interface Ends {
  /** It cannot be played by these readings. */
  readonly stopped: (move: string) => string;
  /** By these readings all is over before it. */
  readonly over: (move: string) => string;
}

/** The words in a language. */
export const ENDS: Readonly<Record<Language, Ends>> = {
  en: {
    stopped: (move) =>
      `By these readings the record stops here: ${/^deal /.test(move) ? `${move} cannot be dealt so` : `the move ${move} is not allowed`}`,
    over: (move) =>
      `By these readings all is over here; ${/^deal /.test(move) ? move : `the move ${move}`} is not reached`,
  },
  fr: {
    stopped: (move) =>
      `Selon ces lectures, la partie notée s’arrête ici\u00a0: ${/^deal /.test(move) ? `la donne ${move.slice(5)} ne peut se donner ainsi` : `le coup ${move} n’est pas permis`}`,
    over: (move) =>
      `Selon ces lectures, tout est fini ici\u202f; ${/^deal /.test(move) ? `la donne ${move.slice(5)} ne se joue pas` : `le coup ${move} ne se joue pas`}`,
  },
};
