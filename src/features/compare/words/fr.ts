import { counterNoun } from '../../../i18n/cards.ts';
import type { CompareWords } from '../words.ts';

/** The words of a comparison in French. */
export const fr: CompareWords = {
  another: 'Une autre donne',
  seed: 'Mélange (un mot au choix)',
  seats: 'Joueurs',
  order: 'Chacun joue, parmi les cartes permises',
  policies: { lowest: 'la plus basse', highest: 'la plus haute', 'by-lot': 'une carte tirée au sort' },
  play: 'La jouer selon les deux livres',
  chance: 'Un mélange au hasard',
  back: 'La donne de la page',
  readings: (book) => `Lectures, ${book}`,
  turned: (count) => (count === 1 ? '(une changée)' : `(${count} changées)`),
  ours: 'celle de la page',
  untouched: 'Revenir aux lectures de la page',
  undealt: 'Selon cette lecture, on donnerait d’autres cartes\u202f; cette donne ne peut se jouer ainsi.',
  was: (figure) => `au lieu de ${figure}`,
  dealHead: 'La donne',
  chooses: {
    '': 'Dans toutes les colonnes, chaque joueur pose la première carte permise selon un seul et même ordre du paquet. Cet ordre est donné ici en entier ; il a été choisi pour que les deux livres aboutissent aux comptes faits à la main pour ces mains.',
    lowest: 'Dans toutes les colonnes, chaque joueur pose la plus basse carte permise, l’as étant la plus basse.',
    highest: 'Dans toutes les colonnes, chaque joueur pose la plus haute carte permise, le roi étant la plus haute.',
    'by-lot':
      'Dans toutes les colonnes, chaque joueur pose la première carte permise selon un ordre du paquet tiré au sort du même mélange.',
  },
  whole: 'L’ordre',
  hands: (least, most) =>
    `Un seul ordre du paquet, donné carte par carte : quand un livre donne moins de cartes (${least} au moins, ${most} au plus), ce sont les premières de chaque main.`,
  accounts: 'Les comptes après la donne',
  account: 'Compte',
  together: 'Tous ensemble',
  differs: '≠',
  unlike: 'diffère',
  firstHead: 'Où ils se séparent',
  stakes: 'Avant la première carte, ce que l’on met au jeu diffère déjà.',
  first: (by, card) =>
    ({
      card: `Carte ${card} : le même joueur en pose une autre.`,
      player: `Carte ${card} : c’est à un autre joueur.`,
      payment: `Carte ${card} : la même carte tombe, et elle se paie autrement.`,
      end: `Après la carte ${card - 1} : selon un livre, la donne est finie ; selon l’autre, elle continue.`,
    })[by],
  never: 'Carte pour carte et jeton pour jeton, les deux livres jouent cette donne de même.',
  see: 'Le voir',
  playersHead: 'Ce qui change pour chacun',
  playersLede:
    'À côté de chaque nom, les jetons à la fin, colonne par colonne\u202f; au-dessous, ce qui fait la différence.',
  purposes: {
    stakes: 'Mises',
    hocs: 'Hocs',
    boxes: 'Cases prises',
    hands: 'Cartes restées en main',
    betes: 'Bêtes',
    paired: 'Carte appariée',
    caller: 'Le Chnorum, à qui le dit',
    missed: 'Cartes non appariées',
    pool: 'La poule',
  },
  had: (counters) =>
    counters === 0
      ? 'rien'
      : `${counters > 0 ? 'reçoit' : 'paie'} ${Math.abs(counters)} ${counterNoun(Math.abs(counters), 'fr')}`,
  alike: 'Rien ne change.',
  counted: (steps) =>
    steps === 0 ? 'Rien ne change dans cette donne.' : steps === 1 ? 'Une étape change.' : `${steps} étapes changent.`,
  firstChange: 'Voir la première',
  turnedMarks: {
    changed: 'Changé.',
    was: 'Selon les lectures de la page\u00a0:',
    fresh: 'Les lectures de la page n’ont pas cette étape.',
  },
  gone: 'Selon les lectures de la page venait ensuite\u00a0:',
  stepsHead: 'Carte par carte',
  stepsLede:
    'Les mêmes cartes se font face quand elles tombent des deux côtés. Une marque dit où les deux premières colonnes diffèrent, un tiret où une colonne n’a pas de carte.',
  dealing: 'La distribution',
  card: (number) => `Carte ${number}`,
  parts: 'Ils se séparent ici.',
  asIn: (book) => `Comme en ${book}.`,
  none: 'Pas de carte ici.',
  fault: 'Cette donne ne peut pas se jouer\u00a0:',
  write: 'Écrire ou changer les mains',
  writeHow:
    'Une ligne par joueur, dans l’ordre du jeu\u202f; le dernier donne. Le rang, puis la couleur, en lettres anglaises\u00a0: A 2 … 10 J Q K et S H D C (pique, cœur, carreau, trèfle), comme 9S, 10D, KH. Chaque main a autant de cartes que lui en donne le livre qui en donne le plus\u202f; un livre qui en donne moins prend les premières.',
  written: 'Les mains',
  sameOrder: 'la première dans l’ordre de cette donne',
  playWritten: 'Jouer ces mains selon les deux livres',
  save: 'Enregistrer la donne',
  open: 'Ouvrir une donne enregistrée',
  unreadable: 'Ce fichier est trop long pour une donne.',
  unplayable: 'L’adresse demande une donne qui ne peut se jouer\u202f; voici la donne ordinaire.',
  choosesWritten:
    'Dans toutes les colonnes, chaque joueur pose la première carte permise selon un seul et même ordre du paquet, donné ici en entier.',
};
