/** File of the engine that decides which signs a record may be written in, besides the printed ones. */
const DEFAULT_SIGNS = /[/\\]default-signs\.ts$/;
const EMPTY = '\0snorum-printed-signs';

/**
 * Creates a plugin for the scripts of the site: its tables read printed records only, and do not load what reads typed
 * ones. Scripts that open or take a typed record name `TYPED_SIGNS` themselves.
 */
export const printedSignsPlugin = () => ({
  name: 'snorum-printed-signs',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: (id) => (DEFAULT_SIGNS.test(id) ? EMPTY : undefined),
  load: (id) => (id === EMPTY ? 'export const DEFAULT_SIGNS = undefined;' : undefined),
});
