import type { NumbersWords } from '../en/numbers.ts';

export const numbers: NumbersWords = {
  titleOf: (game) => `${game} en chiffres`,
  description: (game) =>
    `${game}, compté\u00a0: combien de fois on choisit, si une place vaut mieux qu’une autre, la fréquence des coups rares, ce que rapporte le bien jouer.`,
  lede: 'Le moteur a joué ce jeu quelques milliers de fois, et compté. Les cartes viennent d’une graine fixée, et le nombre des donnes était arrêté avant la première.',
  bounds:
    'La marque est le chiffre trouvé\u202f; le trait qui la traverse montre où doit se tenir celui de toutes les donnes possibles. Les bornes d’un même tableau sont justes toutes ensemble dix-neuf fois sur vingt.',
  players: {
    title: 'Combien faut-il être\u202f?',
    text: (seconds) =>
      `Les coups sont ceux de toute une donne, les choix ceux d’un seul joueur\u00a0: les fois où la règle lui laisse plus d’un coup. Les donnes sont celles d’une partie, dont la durée compte ${seconds} secondes par coup. Tout cela est compté dans des parties jouées au hasard.`,
    seats: 'Joueurs',
    moves: 'Coups',
    choices: 'Choix',
    deals: 'Donnes',
    time: 'Partie',
    lengths: 'Combien dure une partie',
  },
  places: {
    title: 'Une place vaut-elle mieux qu’une autre\u202f?',
    text: (points) =>
      points
        ? 'Combien de points une donne rapporte à un camp de plus qu’à l’autre, en moyenne.'
        : 'Combien de jetons une donne rapporte à une place de plus qu’aux autres, en moyenne. À une même table, tous jouent de la même manière.',
    camps: 'Le dessin montre le camp qui joue le premier\u202f; l’autre en a autant de moins.',
    place: (place, places) =>
      place === 0
        ? 'Premier à jouer'
        : place === places - 1
          ? 'Donneur'
          : ['Deuxième', 'Troisième', 'Quatrième', 'Cinquième', 'Sixième'][place - 1]!,
    camp: 'Le camp qui joue le premier',
    verdict: { more: 'mieux', less: 'moins bien', open: 'rien ne la distingue' },
  },
  happenings: {
    title: 'Combien de fois cela arrive-t-il\u202f?',
    text: 'La part des donnes où la chose arrive au moins une fois.',
    what: 'Dans une donne',
  },
  worth: {
    title: 'Que rapporte le bien jouer\u202f?',
    text: (counters, worlds) =>
      `Un ${counters ? 'joueur' : 'camp'} choisit autrement que le reste de la table\u202f; chaque donne se rejoue de chaque ${counters ? 'place' : 'côté'}. Le gain est en ${counters ? 'jetons' : 'points'} par donne. Qui réfléchit imagine les cartes cachées jusqu’à ${worlds} fois avant chaque coup\u00a0: c’est ce qui tient en cinquante millièmes de seconde.`,
    all: 'La manière commune de réfléchir suppose que tous jouent la suite au hasard\u202f; celle qui est propre au jeu, qu’ils la jouent comme de bons joueurs.',
    plain: (worlds) => `La manière commune a ici autant de temps, de quoi imaginer ${worlds} fois.`,
    gain: 'Gain par donne',
    ways: {
      book: { random: 'Selon le livre, parmi des joueurs au hasard', book: '' },
      plain: {
        random: 'Manière commune, parmi des joueurs au hasard',
        book: 'Manière commune, parmi des joueurs selon le livre',
      },
      search: {
        random: 'En réfléchissant, parmi des joueurs au hasard',
        book: 'En réfléchissant, parmi des joueurs selon le livre',
      },
    },
    own: 'Manière propre plutôt que commune',
    verdict: { more: 'gagne', less: 'perd', open: 'sans écart net' },
    noBook: 'La source ne dit pas comment bien choisir.',
  },
  counting: (seats, variant) => (variant ? `${seats} joueurs, ${variant}` : `${seats} joueurs`),
  mean: 'Trouvé',
  between: 'Entre',
  deals: 'Donnes',
  to: 'et',
  drawing: (what) => `Dessin des chiffres du tableau ci-dessous\u00a0: ${what}`,
  figures: 'Les chiffres',
  again: 'Pour recompter les mêmes chiffres\u00a0:',
  claims: 'Ce qu’affirment les anciens livres, à l’épreuve',
  link: 'En chiffres',
};
