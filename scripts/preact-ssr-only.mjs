/**
 * Preact’s plugin that passes every script through Babel, which takes six seconds of each build; Vite reads JSX by
 * itself.
 */
const BABEL = 'vite:preact-jsx';

/**
 * Preact renderer for the build only. Tables hydrate by themselves (`src/features/start.ts`), so no page needs Astro's
 * client code for islands, and every offline copy of the site would include it.
 */
export const preactSsrOnly = (integration) => {
  const { 'astro:config:setup': setup, ...hooks } = integration.hooks;
  return {
    ...integration,
    hooks: {
      ...hooks,
      'astro:config:setup': (options) =>
        setup({
          ...options,
          addRenderer: ({ clientEntrypoint: _, ...renderer }) => options.addRenderer(renderer),
          updateConfig: ({ vite }) => {
            const plugins = vite.plugins.flat(Number.POSITIVE_INFINITY);
            const others = plugins.filter(({ name }) => name !== BABEL);
            if (others.length === plugins.length) throw new Error(`no plugin is called ${BABEL}`);
            const oxc = { jsx: { runtime: 'automatic', importSource: 'preact' } };
            return options.updateConfig({ vite: { ...vite, plugins: others, oxc } });
          },
        }),
    },
  };
};
