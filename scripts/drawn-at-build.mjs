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
        }),
    },
  };
};
