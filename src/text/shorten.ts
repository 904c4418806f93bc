/** Shortens a text to a number of characters, at the end of a word, with an ellipsis. */
export const shorten = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, text.lastIndexOf(' ', most - 1)).replace(/[\s,;:.]+$/u, '')}…`;
