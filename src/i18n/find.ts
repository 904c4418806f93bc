import type { Language } from './routes.ts';

/** The words of the page on which deals are found. */
export interface FindPageWords {
  readonly title: string;
  readonly description: string;
  readonly lede: string;
  readonly how: string;
  /** By the id of what is looked for: its name, and what it is. */
  readonly wanted: Readonly<Record<string, { readonly title: string; readonly text: string }>>;
  /** The game and its players. */
  readonly where: (game: string, seats: number) => string;
  readonly ahead: (book: string, seats: readonly string[]) => string;
}

const en: FindPageWords = {
  title: 'Find me a deal',
  description:
    'A bête, an opéra, a vole, a woken cat, two books with two winners: one deal of each to be seen on the table, and as many more as you care to look for.',
  lede: 'Some things happen in every other deal, some once in thousands. Here is one deal of each kind, found by going through shuffle after shuffle until it came about.',
  how: 'Everybody lays, of the cards he may lay, one at random. A deal goes by the name of its shuffle, and the same name always gives the same deal: “Another one” looks on from the one you see.',
  wanted: {
    'different-winners': {
      title: 'Two books, two winners',
      text: 'The same cards and the same preferences: by the book of 1760 one player comes out ahead, by that of 1792 another.',
    },
    bete: {
      title: 'A bête',
      text: 'Somebody is left with a card of the board, and puts on its box as much as lies there.',
    },
    'nain-kept': {
      title: 'The dwarf left in hand',
      text: 'Whoever is left with the seven of diamonds pays the winner twice over.',
    },
    opera: { title: 'An opéra', text: 'One player lays all his cards before anybody else has laid one.' },
    chnorum: {
      title: 'A full Chnorum',
      text: 'Four cards of a rank fall one upon another; the third player pays, and whoever says the last word is paid.',
    },
    'three-snorums': {
      title: 'Snorum three times in a deal',
      text: 'Three times over, all four cards of a rank in succession. It takes the small pack and six players.',
    },
    'woken-cat': { title: 'A woken cat', text: 'Somebody names the very card that sleeps in the middle of the table.' },
    vole: { title: 'A vole', text: 'One side takes all eight tricks, and the coup is worth thirty-four.' },
    'null-coup': {
      title: 'Thirty-four each',
      text: 'The sixty-eight points fall into two equal parts, and nobody marks.',
    },
    sweep: { title: 'A sweep', text: 'One card takes everything that lies on the table.' },
  },
  where: (game, seats) => `${game}, ${seats} players`,
  ahead: (book, seats) => `${book}: ${seats.join(', ')} ahead.`,
};

const fr: FindPageWords = {
  title: 'Trouvez-moi une donne',
  description:
    'Une bête, un opéra, une vole, un chat réveillé, deux livres et deux gagnants : une donne de chaque à voir à la table, et autant d’autres qu’on en voudra chercher.',
  lede: 'Certaines choses arrivent une donne sur deux, d’autres une fois sur des milliers. En voici une donne de chaque sorte, trouvée en passant d’un mélange au suivant jusqu’à ce que la chose arrive.',
  how: 'Chacun joue au hasard une des cartes permises. Une donne porte le nom de son mélange, et le même nom redonne toujours la même donne : « Une autre » cherche à partir de celle que l’on voit.',
  wanted: {
    'different-winners': {
      title: 'Deux livres, deux gagnants',
      text: 'Mêmes cartes, mêmes préférences : selon le livre de 1760, un joueur finit en tête ; selon celui de 1792, un autre.',
    },
    bete: {
      title: 'Une bête',
      text: 'Quelqu’un reste avec une carte du tableau, et met à sa case autant qu’elle contient.',
    },
    'nain-kept': {
      title: 'Le Nain resté en main',
      text: 'Qui garde le sept de carreau paie deux fois au gagnant ce que vaut sa main.',
    },
    opera: { title: 'Un opéra', text: 'Un joueur pose toutes ses cartes avant qu’un autre en ait posé une seule.' },
    chnorum: {
      title: 'Un Chnorum complet',
      text: 'Quatre cartes du même rang tombent à la file ; le troisième joueur paie, et qui dit le dernier mot est payé.',
    },
    'three-snorums': {
      title: 'Trois « Snorum » dans une donne',
      text: 'Par trois fois, les quatre cartes d’un même rang se suivent. Il y faut le petit paquet et six joueurs.',
    },
    'woken-cat': {
      title: 'Un chat réveillé',
      text: 'Quelqu’un nomme justement la carte qui dort au milieu de la table.',
    },
    vole: { title: 'Une vole', text: 'Un camp fait les huit levées, et le coup vaut trente-quatre.' },
    'null-coup': {
      title: 'Trente-quatre à trente-quatre',
      text: 'Les soixante-huit points se partagent également, et personne ne marque.',
    },
    sweep: { title: 'Un tapis balayé', text: 'Une seule carte prend tout ce qui est sur la table.' },
  },
  where: (game, seats) => `${game}, ${seats} joueurs`,
  ahead: (book, seats) => `${book} : ${seats.join(', ')} en tête.`,
};

/** The words of the page in a language. */
export const findWords = (lang: Language): FindPageWords => ({ en, fr })[lang];
