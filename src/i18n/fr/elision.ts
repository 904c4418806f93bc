/** Names of players and of games in a sentence. */

/** Adds “de” to a name: « de Basile », « d’Agathe »; no elision before a single letter such as « A ». */
export const withDe = (name: string): string => (/^[aeiouyhâéèêîôû]./i.test(name) ? 'd’' : 'de ') + name;

/** Adds “de” to the name of a game, with its article if it has one: « du Nain jaune », « de La Manille », « de Snip-Snap-Snorum ». */
export const withDeOfGame = (game: string): string =>
  /^Les? /.test(game) ? game.replace(/^Le(s?) /, (_, plural) => (plural ? 'des ' : 'du ')) : withDe(game);
