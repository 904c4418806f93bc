/** Names of players in a sentence. */

/** Adds “de” to a name: « de Basile », « d’Agathe »; no elision before a single letter such as « A ». */
export const withDe = (name: string): string => (/^[aeiouyhâéèêîôû]./i.test(name) ? 'd’' : 'de ') + name;
