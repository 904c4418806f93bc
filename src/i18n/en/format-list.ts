/** Formats a list: `A`, `A and B`, `A, B and C`; `last` replaces “and”. */
export const formatList = (items: readonly string[], last = 'and'): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`;
