/** Scripts that every page with a table loads by itself. */
const OWN = /\/(?:start|page)\./;
/** Further scripts loaded by a hydrated table: the table and the languages. */
const AWAKE = /\/(?:table|english|french|rolldown-runtime)\./;

/** Vite's module that precedes each dynamic import. */
const HELPER = '\0vite/preload-helper.js';

/**
 * Replacement for it in a third of the bytes, since every page with a table runs it on load: no style sheet is loaded
 * this way (`load-stylesheet.ts` fetches them), and all current browsers with modules know `modulepreload`.
 */
const helper = (base) => `
const named = new Set();
export const __vitePreload = (load, needed = []) => {
  for (const file of needed) {
    const href = ${JSON.stringify(base)} + file;
    if (named.has(href) || document.querySelector('link[href="' + href + '"]')) continue;
    named.add(href);
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
  return load().catch((fault) => {
    dispatchEvent(new Event('vite:preloadError'));
    throw fault;
  });
};`;

/**
 * Vite plugin: a dynamic import is fetched together with all its dependencies, at once, without listing those already
 * loaded. The file that hydrates a table (`waker`, part of a file name) loads before all but the page’s own scripts.
 */
export const preloads = (waker) => ({
  name: 'snorum-preloads',
  enforce: 'pre',
  load: {
    filter: { id: /preload-helper/ },
    handler(id) {
      return id === HELPER ? helper(this.environment.config.base) : null;
    },
  },
  configEnvironment(name) {
    if (name !== 'client') return undefined;
    const resolveDependencies = (_file, needed, { hostId }) =>
      needed.filter((file) => !OWN.test(file) && (hostId.includes(`/${waker}.`) || !AWAKE.test(file)));
    return { build: { modulePreload: { polyfill: false, resolveDependencies } } };
  },
});
