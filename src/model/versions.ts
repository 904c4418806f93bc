/** Which version these pages are, and under which address it is kept once it is released. */
import { version } from '../../package.json';
import { BASE, type Language, pageHref } from '../i18n/routes.ts';

/** The version of the pages and of the rules. */
export const VERSION = version;

/**
 * The base of the current pages, seen from those of a release that is kept under `/v/<version>/`; `undefined` on the
 * current pages themselves.
 */
export const currentBase = (base: string): string | undefined => /^(.*\/)v\/[^/]+\/$/.exec(base)?.[1];

/** The address under which a page of this version is kept once it is released, from the first stroke on. */
export const keptAddress = (path: string, lang: Language): string => {
  const here = pageHref(lang, path);
  return currentBase(BASE) === undefined ? `${BASE}v/${VERSION}/${here.slice(BASE.length)}` : here;
};
