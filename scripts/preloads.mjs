/** What every page with a table has fetched by itself. */
const OWN = /\/(?:start|page)\./;
/** What has been fetched besides where a table is awake: the table and the languages. */
const AWAKE = /\/(?:table|english|french|rolldown-runtime)\./;

/** What Vite puts before each file that is fetched later. */
const HELPER = '\0vite/preload-helper.js';

/**
 * The same in a third of the bytes, which every page with a table runs before it is touched: no style sheet comes by this
 * way (`load-stylesheet.ts` fetches them), and no browser that has modules is without `modulepreload` for long.
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
 * A Vite plugin: what a file fetches later is fetched with all that it needs, at once, and without naming again what is there
 * already. What wakes a table (`waker`, a name among the files) is there before all but the page’s own.
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
