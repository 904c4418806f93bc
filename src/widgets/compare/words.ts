/** The words of a comparison beside the sentences of its games. */
import type { Divergence, Policy } from '#engine/compare.ts';
import { counterNoun } from '../../i18n/cards.ts';
import type { Language } from '../../i18n/routes.ts';
import type { WasWords } from '../readings/Was.tsx';
import type { Purpose } from './purposes.ts';

export interface CompareWords {
  /** The form that asks for another deal. */
  readonly another: string;
  readonly seed: string;
  readonly seats: string;
  readonly order: string;
  readonly policies: Readonly<Record<Policy, string>>;
  readonly play: string;
  readonly chance: string;
  readonly back: string;

  /** The readings of a book, and how many are turned; what is said of the page’s own; the way back to them. */
  readonly readings: (book: string) => string;
  readonly turned: (count: number) => string;
  readonly ours: string;
  readonly untouched: string;
  /** The cards of the deal are not those of a reading. */
  readonly undealt: string;
  /** Beside a figure that the readings turned have changed: what it was. */
  readonly was: (figure: string) => string;

  readonly dealHead: string;
  /** How everybody chooses. */
  readonly chooses: Readonly<Record<Policy | '', string>>;
  readonly whole: string;
  readonly hands: (least: number, most: number) => string;

  readonly accounts: string;
  readonly account: string;
  readonly together: string;
  readonly differs: string;
  /** Read aloud for the mark of a difference. */
  readonly unlike: string;

  readonly firstHead: string;
  readonly stakes: string;
  readonly first: (by: Divergence['by'], card: number) => string;
  readonly never: string;
  readonly see: string;

  readonly playersHead: string;
  readonly purposes: Readonly<Record<Purpose, string>>;
  readonly had: (counters: number) => string;
  readonly alike: string;

  /** What the readings turned change: how many steps, and where the first of them is. */
  readonly counted: (steps: number) => string;
  readonly firstChange: string;
  /** The marks under what they change in the deal card by card. */
  readonly turnedMarks: WasWords;
  /** Before what happened by the readings of the page, and does no longer. */
  readonly gone: string;

  readonly stepsHead: string;
  readonly stepsLede: string;
  readonly dealing: string;
  readonly card: (number: number) => string;
  readonly parts: string;
  readonly asIn: (book: string) => string;
  readonly none: string;

  readonly fault: string;

  /** The form in which a deal is written by hand. */
  readonly write: string;
  readonly writeHow: string;
  readonly written: string;
  readonly sameOrder: string;
  readonly playWritten: string;
  readonly save: string;
  readonly open: string;
  readonly unreadable: string;
  /** How everybody chooses, where hands that were written keep the order of the page. */
  readonly choosesWritten: string;
}

const en: CompareWords = {
  another: 'Another deal',
  seed: 'Shuffle, any word',
  seats: 'Players',
  order: 'Each lays, of the cards he may lay',
  policies: { lowest: 'the lowest', highest: 'the highest', 'by-lot': 'one by lot' },
  play: 'Play it by both books',
  chance: 'A shuffle by chance',
  back: 'The deal of the page',
  readings: (book) => `Readings, ${book}`,
  turned: (count) => (count === 1 ? '(one turned)' : `(${count} turned)`),
  ours: 'as on this page',
  untouched: 'As on this page again',
  undealt: 'By that reading other cards would be dealt; this deal cannot be played by it.',
  was: (figure) => `was ${figure}`,
  dealHead: 'The deal',
  chooses: {
    '': 'In every column each player lays the first card he may in one and the same order of the pack. It is written out here in full, and was chosen so that both books come to the accounts worked by hand for these hands.',
    lowest: 'In every column each player lays the lowest card he may, the ace being low.',
    highest: 'In every column each player lays the highest card he may, the king being high.',
    'by-lot':
      'In every column each player lays the first card he may in one order of the pack, drawn by lot from the same shuffle.',
  },
  whole: 'The order',
  hands: (least, most) =>
    `One order of the pack, dealt one card at a time: where a book deals fewer cards (${least} at the least, ${most} at the most), they are the first of each hand.`,
  accounts: 'The accounts after the deal',
  account: 'Account',
  together: 'All together',
  differs: '≠',
  unlike: 'differs',
  firstHead: 'Where they part',
  stakes: 'Before a card is laid, what is put on the table differs already.',
  first: (by, card) =>
    ({
      card: `Card ${card}: the same player lays another card.`,
      player: `Card ${card}: it is another player’s turn.`,
      payment: `Card ${card}: the same card falls, and other counters are paid for it.`,
      end: `After card ${card - 1}: by one book the deal is over, by the other it goes on.`,
    })[by],
  never: 'Card for card, and counter for counter, both books play this deal alike.',
  see: 'See it',
  playersHead: 'What changes for each player',
  purposes: {
    stakes: 'Stakes',
    hocs: 'Hocs',
    boxes: 'Boxes taken',
    hands: 'Cards left in hand',
    betes: 'Bêtes',
    paired: 'Being paired',
    caller: 'The Chnorum, to whoever says it',
    missed: 'Missed pairings',
    pool: 'The pool',
  },
  had: (counters) =>
    counters === 0
      ? 'nothing'
      : `${counters > 0 ? 'receives' : 'pays'} ${Math.abs(counters)} ${counterNoun(Math.abs(counters), 'en')}`,
  alike: 'The same in both.',
  counted: (steps) =>
    steps === 0 ? 'Nothing changes in this deal.' : steps === 1 ? 'One step changes.' : `${steps} steps change.`,
  firstChange: 'See the first',
  turnedMarks: {
    changed: 'Changed.',
    was: 'By the readings of the page:',
    fresh: 'By the readings of the page there is no such step.',
  },
  gone: 'By the readings of the page there followed:',
  stepsHead: 'Card by card',
  stepsLede:
    'The same cards are brought level where they fall in both. A mark stands where the first two columns differ.',
  dealing: 'The dealing',
  card: (number) => `Card ${number}`,
  parts: 'Here they part.',
  asIn: (book) => `As in ${book}.`,
  none: 'No card here.',
  fault: 'This deal cannot be played:',
  write: 'Write or change the hands',
  writeHow:
    'A line for each player, in the order of play; the last of them deals. Rank, then suit: A 2 … 10 J Q K with S H D C, as in 9S, 10D, KH. Each hand has as many cards as the book that deals most gives it; a book that deals fewer takes the first ones.',
  written: 'The hands',
  sameOrder: 'the first in the order of this deal',
  playWritten: 'Play these hands by both books',
  save: 'Save the deal',
  open: 'Open a saved deal',
  unreadable: 'That file is too long for a deal.',
  choosesWritten:
    'In every column each player lays the first card he may in one and the same order of the pack, written out here in full.',
};

const fr: CompareWords = {
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
    'Les mêmes cartes se font face quand elles tombent des deux côtés. Une marque dit où les deux premières colonnes diffèrent.',
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
  choosesWritten:
    'Dans toutes les colonnes, chaque joueur pose la première carte permise selon un seul et même ordre du paquet, donné ici en entier.',
};

/** The words of a comparison in a language. */
export const COMPARE_WORDS: Readonly<Record<Language, CompareWords>> = { en, fr };
