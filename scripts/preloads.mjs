/** What every page with a table has fetched by itself. */
const OWN = /\/(?:start|page)\./;
/** What has been fetched besides where a table is awake: the table and the languages. */
const AWAKE = /\/(?:table|english|french|rolldown-runtime)\./;

/**
 * A Vite plugin: what a file fetches later is fetched with all that it needs, at once, and without naming again what is there
 * already. What wakes a table (`waker`, a name among the files) is there before all but the page’s own.
 */
export const preloads = (waker) => ({
  name: 'snorum-preloads',
  configEnvironment(name) {
    if (name !== 'client') return undefined;
    const resolveDependencies = (_file, needed, { hostId }) =>
      needed.filter((file) => !OWN.test(file) && (hostId.includes(`/${waker}.`) || !AWAKE.test(file)));
    return { build: { modulePreload: { polyfill: false, resolveDependencies } } };
  },
});
