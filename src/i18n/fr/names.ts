/** Names of players in a sentence. */

/** « de Basile », « d’Agathe »; a letter, as « A », is no name that is run into. */
export const of = (name: string): string => (/^[aeiouyhâéèêîôû]./i.test(name) ? 'd’' : 'de ') + name;
