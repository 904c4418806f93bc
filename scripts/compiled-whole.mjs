/**
 * What a table fetches when it wakes is compiled whole as it arrives, beside the page’s own thread. Compiled where each
 * function is first called, as browsers do unless they are told, it held up the first step.
 */

/** Browsers that know these words look for them at the top of a file; the others pass over them. */
const WORDS = '//# allFunctionsCalledOnLoad\n';

/**
 * Puts the words at the top of every script of the site, when all else is written in it; but for those that a page runs
 * before anything is touched: its own, and the chunk that they share.
 */
export const compiledWhole = (shared) => ({
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
