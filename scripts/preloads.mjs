/** Scripts that every page with a table loads on page load. */
const OWN = /\/(?:start|page)\./;
/** Further scripts that a table loads when it hydrates: the table itself and the languages. */
const AWAKE = /\/(?:table|english|french|rolldown-runtime)\./;

/** Id of Vite's module that runs before each dynamic import. */
const HELPER = '\0vite/preload-helper.js';

/**
 * Source text that replaces Vite's module, in a third of its bytes, since every page with a table runs it on load. It
 * can be shorter because no style sheet is loaded this way (`load-stylesheet.ts` fetches them), and because all current
 * browsers with modules know `modulepreload`.
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
 * Vite plugin: a dynamic import is fetched at once with all its dependencies, except those already loaded. The file
 * that hydrates a table (`waker` is a part of its name) loads before all scripts except the page’s own.
 */
export const preloadPlugin = (waker) => ({
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
