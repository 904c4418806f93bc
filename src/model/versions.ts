/** The version of this site, and the permanent address of its pages after the release. */
import { version } from '../../package.json';
import { BASE_PATH, type Language, pageHref } from '../i18n/routes.ts';

/** The version of the site and of its rules, as in `package.json`. */
export const VERSION = version;

/**
 * The base path of the current site, derived from that of an archived release under `/v/<version>/`; `undefined` if
 * this site is the current one.
 */
export const getCurrentBase = (base: string): string | undefined => /^(.*\/)v\/[^/]+\/$/.exec(base)?.[1];

/** The permanent address of a page of this version after its release, with a leading slash. */
export const getArchivedAddress = (path: string, lang: Language): string => {
  const here = pageHref(lang, path);
  return getCurrentBase(BASE_PATH) === undefined ? `${BASE_PATH}v/${VERSION}/${here.slice(BASE_PATH.length)}` : here;
};
