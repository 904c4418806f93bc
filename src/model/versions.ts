/** The version of these pages, and its permanent address after its release. */
import { version } from '../../package.json';
import { BASE, type Language, pageHref } from '../i18n/routes.ts';

/** The version of the pages and of the rules. */
export const VERSION = version;

/**
 * The base of the current pages, from those of an archived release under `/v/<version>/`; `undefined` on the current
 * pages themselves.
 */
export const currentBase = (base: string): string | undefined => /^(.*\/)v\/[^/]+\/$/.exec(base)?.[1];

/** The permanent address of a page of this version after its release, with a leading slash. */
export const archivedAddress = (path: string, lang: Language): string => {
  const here = pageHref(lang, path);
  return currentBase(BASE) === undefined ? `${BASE}v/${VERSION}/${here.slice(BASE.length)}` : here;
};
