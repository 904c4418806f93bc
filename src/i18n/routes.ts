/** The languages of the site, in display order; each is the first segment of the paths of its pages. */
export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Base path of the site, with a trailing slash: `/`, or `/snorum/` on a shared host. */
export const BASE_PATH = `${import.meta.env.BASE_URL}/`.replace(/\/+$/, '/');

/** Fragment of the page of a game at which a new game begins at once, with the usual choices. */
export const NEW_GAME_FRAGMENT = '#new-game';

/** The address of a file that is outside the folders of the two languages, such as `cards.svg` or `favicon.svg`. */
export function fileHref(file: string): string {
  return BASE_PATH + file;
}

/**
 * The address of a page: `pageHref('fr', 'sources/AC60/')`, `pageHref('en', 'sources/AC60/#hoc.accidental')`;
 * `pageHref('en')` for the home page. The path is the same in both languages and always ends in a slash.
 */
export function pageHref(lang: Language, path = ''): string {
  const [page = '', fragment] = path.split('#');
  const closed = page === '' || page.endsWith('/') ? page : `${page}/`;
  return `${BASE_PATH}${lang}/${closed}${fragment === undefined ? '' : `#${fragment}`}`;
}

/**
 * The path of a page after its language: `sources/AC60/` for `/fr/sources/AC60/`; `undefined` for a path without
 * language.
 */
export function stripLanguage(pathname: string): string | undefined {
  const inside = pathname.startsWith(BASE_PATH) ? pathname.slice(BASE_PATH.length) : pathname.replace(/^\//, '');
  const [lang, ...rest] = inside.split('/');
  return LANGUAGES.includes(lang as Language) ? rest.join('/') : undefined;
}

/** The other of the two languages. */
export function getOtherLanguage(lang: Language): Language {
  return lang === 'en' ? 'fr' : 'en';
}

/**
 * The address of the same page in the other language: `/en/sources/` for `/fr/sources/`. Throws for a path without
 * language.
 */
export function toOtherLanguagePath(pathname: string): string {
  const path = stripLanguage(pathname);
  if (path === undefined) throw new Error(`routes: no language in the path ${pathname}`);
  const lang = pathname.slice(BASE_PATH.length).startsWith('en') ? 'en' : 'fr';
  return pageHref(getOtherLanguage(lang), path);
}

/** The language of an address; English, the default, for an address without language. */
export function getLanguageOfPath(pathname: string): Language {
  const [lang] = (pathname.startsWith(BASE_PATH) ? pathname.slice(BASE_PATH.length) : pathname).split('/');
  return lang === 'fr' ? 'fr' : 'en';
}
