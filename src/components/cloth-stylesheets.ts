const sheets = import.meta.glob<string>('../games/*/cloth.css', { query: '?url', import: 'default', eager: true });

/**
 * The address of the style sheet for the objects that only one game has on the table; throws if the game has no such
 * style sheet.
 */
export const clothStylesheetHref = (game: string): string => {
  const sheet = sheets[`../games/${game}/cloth.css`];
  if (!sheet) throw new Error(`src/games/${game}/cloth.css is missing: the style of what lies on its cloth alone`);
  return sheet;
};
