import type { NumbersWords } from '../en/numbers.ts';
import { formatFrenchCount as formatCount } from './count.ts';

export const numbers: NumbersWords = {
  lede: 'Le moteur a joué ce jeu des milliers de fois et a compté. La graine et le nombre de donnes étaient fixés avant la première donne. Les affirmations à l’épreuve ont été comptées sur d’autres donnes\u202f; leurs chiffres diffèrent un peu.',
  bounds:
    'Chaque signe est le chiffre trouvé\u202f; le trait qui le traverse est son intervalle. Les intervalles d’un même tableau sont tous justes dix-neuf fois sur vingt.',
  players: {
    title: 'Combien faut-il être\u202f?',
    text: (seconds, bargains) =>
      `Les «\u202fcoups\u202f» sont le nombre d’actions d’une donne. Les «\u202fchoix\u202f» sont les tours où un joueur a plus d’un coup permis. Les «\u202fdonnes\u202f» sont celles d’une partie entière, dont la durée suppose ${seconds} secondes par coup. ${bargains ? 'Pour les choix, tous jouent au hasard\u202f; pour le reste, ils font leurs marchés selon leur humeur.' : 'Tous jouent au hasard.'}`,
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
        ? 'Combien de points un camp fait de plus que l’autre par donne, en moyenne.'
        : 'Combien de jetons une place gagne de plus que les autres par donne, en moyenne. Tous les joueurs de la table jouent de la même manière.',
    camps:
      'Le dessin montre le camp qui joue le premier\u202f; au-dessous de zéro, il fait autant de points de moins que l’autre.',
    place: (place, places) =>
      place === 0
        ? 'Premier à jouer'
        : place === places - 1
          ? 'Donneur'
          : ['Deuxième', 'Troisième', 'Quatrième', 'Cinquième', 'Sixième'][place - 1]!,
    camp: 'Le camp qui joue le premier',
    verdict: { more: 'mieux', less: 'moins bien', open: 'pas d’écart net' },
  },
  happenings: {
    title: 'Combien de fois cela arrive-t-il\u202f?',
    text: 'La part des donnes où cela arrive au moins une fois. Ce sont d’autres donnes que celles des affirmations\u00a0: les chiffres peuvent différer un peu.',
    what: 'Dans une donne',
  },
  worth: {
    title: 'Que gagne-t-on à bien jouer\u202f?',
    text: (counters, worlds) =>
      `${counters ? 'Un joueur joue autrement que les autres, et chaque donne est rejouée jusqu’à ce qu’il ait occupé toutes les places' : 'Un camp joue autrement que l’autre, et chaque donne est jouée deux fois, les camps changeant de côté'}. Le gain est en ${counters ? 'jetons' : 'points'} par donne. Un joueur qui réfléchit imagine les cartes cachées jusqu’à ${worlds} fois avant chaque coup.`,
    all: 'La méthode commune suppose que tous continuent au hasard\u202f; la méthode propre au jeu suppose de bons joueurs.',
    plain: (worlds) => `La méthode commune imagine ici les cartes ${worlds} fois.`,
    gain: 'Gain par donne',
    ways: {
      book: { random: 'Selon le livre, parmi des joueurs au hasard', book: '' },
      plain: {
        random: 'Méthode commune, parmi des joueurs au hasard',
        book: 'Méthode commune, parmi des joueurs selon le livre',
      },
      search: {
        random: 'En réfléchissant, parmi des joueurs au hasard',
        book: 'En réfléchissant, parmi des joueurs selon le livre',
      },
    },
    own: 'Méthode propre au jeu contre méthode commune',
    verdict: { more: 'gagne', less: 'perd', open: 'pas d’écart net' },
    level: (level, than) => `Entre «\u202f${level}\u202f» et «\u202f${than}\u202f», on n’a pas trouvé d’écart net.`,
    noBook: 'Le livre ne donne aucun conseil de jeu.',
  },
  counting: (seats, variant) => formatCount(seats, 'joueur') + (variant ? `, ${variant}` : ''),
  mean: 'Trouvé',
  between: 'Entre',
  deals: 'Donnes',
  to: 'et',
  drawing: (what) => `Dessin des chiffres du tableau ci-dessous\u00a0: ${what}`,
  figures: 'Les chiffres',
  again: 'Pour recompter les mêmes chiffres\u00a0:',
  receipt: (seed, games, version, sources) =>
    `${seed ? `Graine «\u202f${seed}\u202f»\u202f; ` : ''}${games} parties ou donnes\u202f; version ${version}${sources ? `\u202f; empreinte du code ${sources}` : ''}.`,
};
