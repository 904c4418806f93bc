/** Names of players in a sentence. */

/** « de Basile », « d’Agathe »; no elision before a single letter, « A ». */
export const withDe = (name: string): string => (/^[aeiouyhâéèêîôû]./i.test(name) ? 'd’' : 'de ') + name;
