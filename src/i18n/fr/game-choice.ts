import type { GameChoiceWords } from '../en/game-choice.ts';

export const gameChoice: GameChoiceWords = {
  needs: {
    or: 'ou',
    players: (numbers) => `${numbers} joueurs`,
    cards: (numbers) => `${numbers} cartes`,
    counterUses: { board: 'des jetons et un tableau', loose: 'des jetons', none: 'du papier pour la marque' },
  },
  choose: {
    title: 'Les jeux',
    description:
      'À quoi pouvons-nous jouer ? D’anciens jeux de cartes selon le nombre des joueurs, les cartes et les jetons, avec la durée d’une donne et d’une partie.',
    lede: 'Combien êtes-vous, et qu’avez-vous pour jouer\u202f? Tous ces jeux se jouent ici, contre le moteur ou entre amis, et s’emportent à une vraie table sur une feuille imprimée.',
    by: 'Trouver celui qui nous convient\u00a0: joueurs, cartes, jetons, durée',
    choices: 'Ce que nous pouvons jouer',
    any: 'peu importe',
    players: 'Joueurs',
    cards: 'Cartes',
    owned: 'Les cartes que nous avons',
    ownedWhy: 'On met de côté celles dont le jeu choisi ne se sert pas.',
    packs: { 52: 'un jeu de 52', 32: 'un jeu de 32', few: 'quelques cartes seulement' },
    counters: 'Jetons',
    counterUses: { board: 'et un tableau', loose: 'sans tableau', none: 'pas de jetons' },
    counterAnswers: { board: 'oui, et un tableau', loose: 'oui', none: 'non, on compte sur papier' },
    time: 'Une partie en',
    times: { 15: 'un quart d’heure', 60: 'une heure au plus', more: 'davantage' },
    all: 'Tous les jeux',
    shown: 'Jeux retenus :',
    deal: 'Une donne',
    game: 'Une partie',
    dealOf: (moves, minutes) => `${moves} coups, ${minutes}`,
    gameOf: (deals, minutes) => `${deals} ${deals === '1' ? 'donne' : 'donnes'}, ${minutes}`,
    how: (games, bargained, seconds) =>
      `Chiffres typiques\u00a0: médianes de ${games} parties jouées au hasard (de la Spéculation, de ${bargained} entre joueurs de toutes humeurs), à ${seconds} secondes par coup, donne comprise. On peut toujours convenir de moins de tours ou de points.`,
    compare: 'Les jeux côte à côte, règle par règle',
    rules: 'La règle en une page',
  },
};
