const sheets = import.meta.glob<string>('../games/*/cloth.css', { query: '?url', import: 'default', eager: true });

/** The address of the style of what lies on the cloth of one game alone, which other games need not load; throws when it has none. */
export const clothSheetOf = (game: string): string => {
  const sheet = sheets[`../games/${game}/cloth.css`];
  if (!sheet) throw new Error(`src/games/${game}/cloth.css is missing: the style of what lies on its cloth alone`);
  return sheet;
};
