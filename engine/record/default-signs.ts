/**
 * Signs that `parseRecord` reads if it is not told otherwise. In the pages of the site this file is replaced: their
 * tables replay only records that Snorum has printed, and whoever opens or types one there names `TYPED_SIGNS`.
 */
export { TYPED_SIGNS as DEFAULT_SIGNS } from './typed-signs.ts';
