/** The plugin of Preact’s that passes every script through Babel, for six seconds of each build: Vite reads JSX by itself. */
const BABEL = 'vite:preact-jsx';

/**
 * A renderer that draws at build alone. Tables wake by themselves (`src/features/start.ts`): what Astro would have in every
 * browser to wake its own islands is asked for by no page, and every reader who keeps the book would fetch it.
 */
export const drawnAtBuild = (integration) => {
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
