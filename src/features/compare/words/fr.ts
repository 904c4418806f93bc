import { getCounterNoun } from '../../../i18n/cards.ts';
import type { CompareWords, MoveWords } from '../words.ts';

export const compareWords: CompareWords = {
  tables: 'Une même donne selon les deux livres, carte par carte',
  slider: 'Carte',
  cardOf: (card, cards) => `carte ${card} sur ${cards}`,
  waits: 'Pas de carte ici\u00a0: cette table attend l’autre.',
  ends: 'Les jetons à la fin de la donne',
  was: (figure) => `au lieu de ${figure}`,
  dealHead: 'Les mains',
  chooses: {
    '': 'Selon chaque livre, chacun joue la première carte permise dans un seul et même ordre du jeu. Cet ordre est donné ici en entier\u202f; il a été choisi pour que les deux livres aboutissent aux jetons comptés à la main pour ces cartes.',
    lowest: 'Selon chaque livre, chacun joue la plus basse carte permise, l’as étant la plus basse.',
    highest: 'Selon chaque livre, chacun joue la plus haute carte permise, le roi étant la plus haute.',
    'by-lot':
      'Selon chaque livre, chacun joue la première carte permise dans un seul ordre du jeu, tiré au hasard de la même graine.',
  },
  whole: 'L’ordre',
  hands: (least, most) =>
    `Un seul ordre du jeu, donné carte par carte. Quand un livre donne moins de cartes (de ${least} à ${most}), ce sont les premières de chaque main.`,
  keptHands: (large, small) =>
    `Les mains sont celles de la colonne «\u202f${large}\u202f». Dans la colonne «\u202f${small}\u202f», chacun garde les premières de ses cartes qui sont dans ce jeu\u202f; celles entre parenthèses ne servent pas. Une carte précédée de «\u202f+\u202f» complète une main trop courte.`,
  dealtApart: 'Chaque livre donne à sa façon le même ordre du jeu, en passant les cartes qu’il n’a pas.',
  accounts: 'Tous les scores après la donne',
  account: 'Score de',
  together: 'Tous ensemble',
  stakes: 'Avant la première carte, les mises diffèrent déjà.',
  first: (by, card) =>
    ({
      card: `Carte ${card}\u00a0: le même joueur en joue une autre.`,
      player: `Carte ${card}\u00a0: c’est à un autre joueur.`,
      payment: `La carte ${card} est la même, mais elle se paie autrement.`,
      end: `Après la carte ${card - 1}, la donne est finie selon un livre et continue selon l’autre.`,
    })[by],
  never: 'Carte pour carte et jeton pour jeton, les deux livres jouent cette donne de la même façon.',
  see: 'Le voir',
  playersHead: 'Ce qui change pour chacun',
  playersLede:
    'À côté de chaque nom, les jetons à la fin, livre par livre\u202f; au-dessous, ce qui fait la différence.',
  purposes: {
    stakes: 'Mises',
    hocs: 'Hocs',
    kings: 'Rois joués',
    spin: 'Spin',
    pope: 'Pope Joan',
    boxes: 'Cases prises',
    game: 'La Partie (au premier sorti)',
    hands: 'Cartes restées en main',
    betes: 'Bêtes',
    paired: 'Carte appariée',
    caller: 'Le Chnorum (à qui le dit)',
    missed: 'Cartes non appariées',
    bought: 'Cartes achetées',
    beaten: 'S’y être tenu, et être battu',
    dealer: 'Ce que doit le donneur',
    won: 'Une mise de chaque perdant',
    pool: 'La poule',
  },
  had: (counters) =>
    counters === 0
      ? 'rien'
      : `${counters > 0 ? 'reçoit' : 'paie'} ${Math.abs(counters)} ${getCounterNoun(Math.abs(counters), 'fr')}`,
  alike: 'Rien ne change.',
  counted: (steps) =>
    steps === 0 ? 'Rien ne change dans cette donne.' : steps === 1 ? 'Une étape change.' : `${steps} étapes changent.`,
  firstChange: 'Voir la première',
  turnedMarks: {
    changed: 'Changé.',
    was: 'Selon les règles de la page\u00a0:',
    fresh: 'Selon les règles de la page, cette étape n’existe pas.',
  },
  gone: 'Selon les règles de la page venait ensuite\u00a0:',
  stepsHead: 'La donne carte par carte',
  stepsLede:
    'Les cartes que jouent les deux livres se font face. Chaque différence est marquée là où elle apparaît\u202f; un tiret signifie qu’un livre n’y a pas de carte.',
  dealing: 'la distribution',
  card: (number) => `Carte ${number}`,
  parts: 'Ils divergent ici',
  arises: (what) => `Première différence\u00a0: ${what}.`,
  otherCard: 'une autre carte',
  asIn: (book) => `Comme en ${book}.`,
  none: 'Pas de carte ici.',
  noAccount: 'pas dans ce livre',
  fault: 'Cette donne n’a pas pu être jouée\u00a0:',
  unplayable: 'La donne que demande cette adresse n’a pas pu être jouée\u202f; voici la donne ordinaire.',
  choosesWritten:
    'Selon chaque livre, chacun joue la première carte permise dans un seul et même ordre du jeu, donné ici en entier.',
};

export const moveWords: MoveWords = {
  tables: 'Une même donne des deux façons, coup par coup',
  slider: 'Coup',
  cardOf: (move, moves) => `coup ${move} sur ${moves}`,
  waits: 'Pas de coup ici\u00a0: cette table attend l’autre.',
  stakes: 'Avant le premier coup, les mises diffèrent déjà.',
  first: (by, move) =>
    ({
      card: `Coup ${move}\u00a0: le même joueur fait autre chose.`,
      player: `Coup ${move}\u00a0: c’est à un autre joueur.`,
      payment: `Le coup ${move} est le même, mais on paie autrement.`,
      end: `Après le coup ${move - 1}, la donne est finie d’une façon et continue de l’autre.`,
    })[by],
  never: 'Coup pour coup et jeton pour jeton, cette donne se joue de même des deux façons.',
  stepsHead: 'La donne coup par coup',
  stepsLede:
    'Les coups communs aux deux façons se font face. Chaque différence est marquée là où elle apparaît\u202f; un tiret signifie qu’il n’y a pas de coup.',
  card: (number) => `Coup ${number}`,
  otherCard: 'un autre coup',
  none: 'Pas de coup ici.',
  planned:
    'Des deux façons, chacun suit le même plan\u00a0: s’en tenir à une paire ou à mieux, et jusque-là se défaire de la carte qui compte le moins de points\u202f; à l’ancienne façon, seulement contre une carte qui améliore la main.',
  stock: 'Le reste, à partir du dessus',
};
