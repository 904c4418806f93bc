/** Where the script is that a page with a table falls back on when it cannot have the one it begins with. */
export const FALLBACK = 'part-is-missing.js';

/**
 * What stands in every page with a table of a site served at `base`: if the script the page begins with cannot be had, one
 * is run that has the same name in every edition.
 */
export const guardOf = (base: string): string =>
  `addEventListener("error",e=>e.target.type=="module"&&import("${base}${FALLBACK}"),!0)`;
