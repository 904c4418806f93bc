/** Formats a list: « A », « A et B », « A, B et C »; `last` replaces « et ». */
export const formatList = (items: readonly string[], last = 'et'): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`;
