/** Fallback script for a page with a table whose entry script cannot be loaded. */
export const FALLBACK = 'part-is-missing.js';

/**
 * Inline script of every page with a table, on a site served at `base`: if the entry script fails to load, it loads the
 * fallback, which has the same name in every release.
 */
export const buildFallbackLoader = (base: string): string =>
  `addEventListener("error",e=>e.target.type=="module"&&import("${base}${FALLBACK}"),!0)`;
