const sheets = import.meta.glob<string>('../games/*/cloth.css', { query: '?url', import: 'default', eager: true });

/** The address of the style sheet for one game's own objects on the table; throws if it has none. */
export const clothStylesheetHref = (game: string): string => {
  const sheet = sheets[`../games/${game}/cloth.css`];
  if (!sheet) throw new Error(`src/games/${game}/cloth.css is missing: the style of what lies on its cloth alone`);
  return sheet;
};
