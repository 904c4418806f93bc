import { formatList } from './format-list.ts';

/** Texts of the page for finding deals. */
export interface DealFinderPageWords {
  readonly title: string;
  readonly description: string;
  readonly lede: string;
  /** Heading of the folded text on seeds. */
  readonly howTitle: string;
  readonly how: string;
  /** Name and description of each pattern, by its id. */
  readonly wanted: Readonly<Record<string, { readonly title: string; readonly text: string }>>;
  /** The game of a deal, and its number of players. */
  readonly where: (game: string, seats: number) => string;
  readonly ahead: (book: string, seats: readonly string[]) => string;
}

export const dealFinderPage: DealFinderPageWords = {
  title: 'Find me a deal',
  description:
    'A bête, an opéra, a vole, a woken cat, two books with two winners: one deal of each on the table, and as many more as you like.',
  lede: 'Some things happen in every other deal, some once in thousands. Here is a deal of each kind, with the table set where it happens.',
  howTitle: 'How deals are named and found',
  how: 'Everyone plays a random legal card. A word, the seed, decides the shuffle and names the deal: the same word always gives the same deal. “Find another” searches on from the deal you see.',
  wanted: {
    'different-winners': {
      title: 'Two books, two winners',
      text: 'The same cards, dealt and chosen alike: by the book of 1760 one player comes out ahead, by the book of 1792 another.',
    },
    'winners-nain-jaune-pope-joan': {
      title: 'The dwarf’s winner and Pope Joan’s',
      text: 'The same hands, as far as both books have them: in 1760 one player comes out ahead, in 1891 another.',
    },
    'winners-lindor-pope-joan': {
      title: 'Any suit, or one suit',
      text: 'With runs in any suit one player wins; with runs in one suit and hidden stops, another.',
    },
    'winners-commerce-old': {
      title: 'Bought, or from the middle',
      text: 'If the first to stand ends the deal, one player has the best hand; if all may exchange once more with the middle, another.',
    },
    'winners-spin-pope-joan': {
      title: 'With Spin and without',
      text: 'Two games of one book: with the ace of diamonds one player wins, with the nine and a spare hand another.',
    },
    'winners-jig-newmarket': {
      title: 'Five cards, or as far as they go',
      text: 'If every run stops at its fifth card, one player wins; if runs go on until the missing sevens, another.',
    },
    'winners-chnif-snip': {
      title: 'Chnif’s winner and Snip’s',
      text: 'In both books a player who is paired pays. With the whole pack one player ends with most counters; with five cards each, another.',
    },
    bete: {
      title: 'A bête',
      text: 'A player left with a card of the board must pay into its box as much as it holds.',
    },
    'nain-kept': {
      title: 'The dwarf left in hand',
      text: 'Whoever is left with the seven of diamonds pays the winner double.',
    },
    opera: { title: 'An opéra', text: 'One player gets rid of a whole hand before anybody else has played a card.' },
    chnorum: {
      title: 'A full Chnorum',
      text: 'Four cards of a rank are played one after another; the third player pays, and whoever says the last word is paid.',
    },
    'three-snorums': {
      title: 'Snorum three times in a deal',
      text: 'Three times, all four cards of a rank in succession. It needs the small pack and six players.',
    },
    tricon: {
      title: 'A tricon',
      text: 'Three cards of one rank: the best hand at Commerce, and the only one that nothing can equal.',
    },
    'passed-thrice': {
      title: 'Three high cards running',
      text: 'An ace, king, queen or knave is turned up three times, and the pool is taken three times before any other card is turned.',
    },
    'woken-cat': { title: 'A woken cat', text: 'Somebody names the very card that sleeps in the middle of the table.' },
    vole: { title: 'A vole', text: 'One side takes all eight tricks, and the deal is worth thirty-four.' },
    'null-coup': {
      title: 'Thirty-four each',
      text: 'The sixty-eight points are shared equally, and nobody scores.',
    },
    sweep: { title: 'A sweep', text: 'One card takes everything on the table.' },
  },
  where: (game, seats) => `${game}, ${seats} players`,
  ahead: (book, seats) => `${book}: ${formatList(seats)} ahead.`,
};
