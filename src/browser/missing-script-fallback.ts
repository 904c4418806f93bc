/** File name of the script that runs if a page's entry script cannot be loaded. */
export const FALLBACK_SCRIPT_FILE = 'part-is-missing.js';

/**
 * Builds the inline script of every page with a table, on a site served at `base`. If the entry script fails to load,
 * it loads the fallback script, which has the same name in every release.
 */
export const buildFallbackLoader = (base: string): string =>
  `addEventListener("error",e=>e.target.type=="module"&&import("${base}${FALLBACK_SCRIPT_FILE}"),!0)`;
