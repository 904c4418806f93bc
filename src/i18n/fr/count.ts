/** Numbers with their nouns. */

/** Formats a number with its noun: « 1 jeton », « 2 jetons »; the number and the noun are never on two lines. */
export const formatFrenchCount = (n: number, word: string, plural = `${word}s`): string =>
  `${n.toLocaleString('fr')}\u00a0${Math.abs(n) < 2 ? word : plural}`;
