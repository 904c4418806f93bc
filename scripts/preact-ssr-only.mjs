/**
 * Name of a plugin of Preact's integration that passes every script through Babel. It is removed: it takes six seconds
 * of each build, and Vite reads JSX by itself.
 */
const BABEL = 'vite:preact-jsx';

/**
 * Changes Astro's Preact integration so that it renders at build only. Tables hydrate by themselves
 * (`src/features/start.ts`). So no page needs Astro's client code for islands, which every offline copy of the site
 * would include.
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
