/**
 * Creates a plugin for the scripts of the site. Their tables read printed records only, and do not load what reads typed
 * ones; a script that takes a typed record names `TypedTokens` itself.
 */
export const printedTokensPlugin = () => ({
  name: 'snorum-printed-tokens',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId(id, importer) {
    if (!id.endsWith('/default-tokens.ts')) return undefined;
    return this.resolve('./printed-tokens.ts', importer, { skipSelf: true });
  },
});
