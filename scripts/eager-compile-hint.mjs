/**
 * Eager compilation of the scripts that a table loads when it hydrates: the browser compiles them in the background on
 * arrival. By default browsers compile each function at its first call, which delayed the first step.
 */

/** Compile hint at the top of a file; browsers without support ignore it as a comment. */
const WORDS = '//# allFunctionsCalledOnLoad\n';

/**
 * Creates a plugin that adds the hint to every script of the site in its final form. It skips the scripts that run on
 * page load: the page's own, and their shared chunk (`shared`).
 */
export const eagerCompilePlugin = (shared) => ({
  name: 'snorum-compiled-whole',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk' && !chunk.isEntry && chunk.name !== shared) chunk.code = WORDS + chunk.code;
    },
  },
});
