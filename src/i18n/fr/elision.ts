/** Names of players and of games in a sentence. */

/** Tells whether “de” and “que” lose their vowel before a name: « Agathe », « Huvier », but not a letter such as « A ». */
const isElided = (name: string): boolean => /^[aeiouyhâàéèêëîïôûœ]./i.test(name);

/** Adds “de” to a name: « de Basile », « d’Agathe ». */
export const withDe = (name: string): string => (isElided(name) ? 'd’' : 'de ') + name;

/** Adds “que” to a name: « que Basile », « qu’Agathe ». */
export const withQue = (name: string): string => (isElided(name) ? 'qu’' : 'que ') + name;

/** Adds “de” to the name of a game, with its article if it has one: « du Nain jaune », « de La Manille », « de Snip-Snap-Snorum ». */
export const withDeOfGame = (game: string): string =>
  /^Les? /.test(game) ? game.replace(/^Le(s?) /, (_, plural) => (plural ? 'des ' : 'du ')) : withDe(game);
