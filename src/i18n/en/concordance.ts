import type {
  DEAL_END_CONDITIONS,
  FAULT_OUTCOMES,
  FIRST_DEALER_RULES,
  GAME_END_CONDITIONS,
  MATCH_CRITERIA,
  NEXT_DEALER_RULES,
  PARTY_MODES,
  PaymentKind,
  PLAY_OBLIGATIONS,
  RANK_ORDERS,
  TURN_DIRECTIONS,
  WIN_CONDITIONS,
} from '#engine/facts/facts.ts';

export type PracticeLabels<V extends readonly string[]> = Readonly<Record<V[number], string>>;

/**
 * Texts of the concordance: its rows, and every practice that can be in a cell. Numbers are passed as formatted text:
 * `1, 2, 3`.
 */
export interface ConcordanceWords {
  readonly title: string;
  readonly description: string;
  readonly lede: string;
  readonly legend: string;
  /** Heading of the matrix of six basic facts. `every`: heading of the closed section with every row. */
  readonly wall: string;
  readonly every: string;
  /** Choice of the columns: its heading, and the groups of games that can be chosen together. */
  readonly choose: string;
  readonly families: Readonly<Record<'dwarf' | 'snip' | 'points' | 'book' | 'all', string>>;
  /** Option that hides the rows in which the shown games agree; `of` is the total number of rows. */
  readonly unlike: string;
  readonly of: (points: number) => string;
  /** Word after the name of a row in which all shown games agree. */
  readonly alike: string;
  /** Message if no game is chosen. `unknown`: messages for names in an address that are no games; the names follow. */
  readonly nothing: string;
  readonly unknown: Readonly<Record<'some' | 'none', string>>;
  readonly beside: (game: string) => string;
  readonly differs: (game: string) => string;
  readonly same: (game: string) => string;
  readonly parts: Readonly<Record<'sitting' | 'dealing' | 'playing' | 'paying' | 'ending' | 'words', string>>;
  readonly rows: Readonly<
    Record<
      | 'players'
      | 'sides'
      | 'pack'
      | 'matters'
      | 'order'
      | 'firstDealer'
      | 'nextDealer'
      | 'direction'
      | 'hand'
      | 'leftOver'
      | 'faceUp'
      | 'leads'
      | 'duty'
      | 'counters'
      | 'stakes'
      | 'pays'
      | 'payments'
      | 'faults'
      | 'dealEnds'
      | 'gameEnds'
      | 'wins',
      string
    >
  >;
  readonly words: Readonly<Record<string, string>>;
  readonly packs: (least: number, most: number) => string;
  readonly none: string;
  readonly board: (cards: number) => string;
  readonly turnUp: string;
  readonly begins: (counters: number) => string;
  /**
   * Stakes in a deal, for each number of players: by the dealer alone, the same by all players, or more by the dealer
   * than by the others.
   */
  readonly staked: {
    readonly dealer: (counters: string) => string;
    readonly each: (counters: string) => string;
    readonly more: (others: string, dealer: string) => string;
  };
  /**
   * Payers in a game: those who stake, everyone into a common account, another player; `none` if points are scored and
   * nothing is paid.
   */
  readonly pays: PracticeLabels<readonly ['dealer', 'each', 'common', 'player', 'none']>;
  readonly places: (first: number) => string;
  readonly sides: PracticeLabels<typeof PARTY_MODES>;
  readonly direction: PracticeLabels<typeof TURN_DIRECTIONS>;
  readonly firstDealer: PracticeLabels<typeof FIRST_DEALER_RULES>;
  readonly nextDealer: PracticeLabels<typeof NEXT_DEALER_RULES>;
  readonly matters: PracticeLabels<typeof MATCH_CRITERIA>;
  readonly order: PracticeLabels<typeof RANK_ORDERS>;
  readonly duty: PracticeLabels<typeof PLAY_OBLIGATIONS>;
  readonly dealEnds: PracticeLabels<typeof DEAL_END_CONDITIONS>;
  readonly gameEnds: PracticeLabels<typeof GAME_END_CONDITIONS>;
  readonly wins: PracticeLabels<typeof WIN_CONDITIONS>;
  /**
   * Consequence of a broken rule. The arguments are the amounts paid by the offender and, if any, by another player.
   */
  readonly faults: Readonly<Record<(typeof FAULT_OUTCOMES)[number], (...paid: readonly string[]) => string>>;
  /** Kinds of payment; `n` is the amount, or `''` if the amount is not fixed. */
  readonly payments: Readonly<Record<PaymentKind, (n: string) => string>>;
}

export const concordance: ConcordanceWords = {
  title: 'The games side by side',
  description:
    'The games compared point by point: players, pack, deal, stakes, payments, faults and end, each with its article, as the engine plays them.',
  lede: 'Six plain facts of each game, then every other point, each with its article. The figures are not copied from the books: the engine plays each game and counts what it deals, stakes and pays.',
  legend:
    'Each game is compared with the one named under it. Crossed sign: the rule differs. Wavy sign: only the wording differs. Equals sign: the same.',
  wall: 'Six plain facts',
  every: 'Every point, with its articles',
  choose: 'Games to compare',
  families: {
    dwarf: 'The yellow dwarf’s family',
    snip: 'The Snip family',
    points: 'Played for points',
    book: 'The book of 1891',
    all: 'All games',
  },
  unlike: 'Only where they differ:',
  of: (points) => `of ${points} points`,
  alike: 'alike',
  nothing: 'No game is chosen. Tick at least one.',
  unknown: {
    some: 'Not a game of this site, so left out:',
    none: 'The address names no game of this site, so the usual ones are shown. It names:',
  },
  beside: (game) => `beside ${game}`,
  differs: (game) => `differs from ${game}`,
  same: (game) => `as in ${game}`,
  parts: {
    sitting: 'Players and cards',
    dealing: 'The deal',
    playing: 'The play',
    paying: 'Counters and points',
    ending: 'The end',
    words: 'The words',
  },
  rows: {
    players: 'Players',
    sides: 'Who against whom',
    pack: 'Cards in the pack',
    matters: 'Suit or rank?',
    order: 'Order of the ranks',
    firstDealer: 'First dealer',
    nextDealer: 'Next dealer',
    direction: 'Turn passes to the',
    hand: 'Cards to a hand, by players',
    leftOver: 'Cards left over, by players',
    faceUp: 'Dealt face up',
    leads: 'Plays first',
    duty: 'What you must play',
    counters: 'Counters at the start',
    stakes: 'Staked each deal',
    pays: 'Who pays',
    payments: 'Paid or scored',
    faults: 'Penalties',
    dealEnds: 'The deal ends',
    gameEnds: 'The game ends',
    wins: 'The winner is whoever',
  },
  words: {
    'paid-in': 'What is paid or scored',
    common: 'Where it is paid to',
    left: 'Cards not dealt',
    deal: 'What is played from one deal to the next',
    said: 'Said with a card',
    knave: 'The lowest court card',
  },
  packs: (least, most) => (least === most ? `${most}` : `${least} to ${most}, one more than players`),
  none: 'none',
  board: (cards) => `${cards} on the table`,
  turnUp: 'the last card, for trumps',
  begins: (counters) => `${counters} each`,
  staked: {
    dealer: (counters) => `${counters} by the dealer alone`,
    each: (counters) => `${counters} by everyone`,
    more: (others, dealer) => `${dealer} by the dealer, ${others} by each of the others`,
  },
  pays: {
    dealer: 'the dealer pays a stake',
    each: 'everyone pays a stake',
    common: 'a player pays into the middle',
    player: 'one player pays another',
    none: 'nobody: points are scored',
  },
  places: (first) => (first === 1 ? 'the next after the dealer' : `number ${first} after the dealer`),
  sides: {
    alone: 'each alone',
    camps: 'two against two, as partners',
    either: 'each alone; with four players usually two pairs',
  },
  direction: { left: 'left', right: 'right' },
  firstDealer: {
    'highest-card': 'whoever draws the highest card',
    'lowest-card': 'whoever draws the lowest card',
    'first-knave': 'whoever is dealt the first knave',
  },
  nextDealer: {
    next: 'the next in turn',
    'next-with-counters': 'the next in turn who has counters',
  },
  matters: {
    rank: 'rank alone',
    'suit-and-rank': 'suit and rank',
    'rank-then-suit': 'rank; in the count spades too',
  },
  order: {
    none: 'none is above another',
    'ace-low': 'ace low, king high',
    'ace-both': 'ace high; low before two and three',
    'ace-high': 'ace high, two low',
    'ten-high': '10 A K Q J 9 8 7',
    number: 'ace to ten, as numbers that add up',
  },
  duty: {
    pair: 'match the rank, if the next player can',
    'next-in-suit': 'the next card of the suit, whoever has it',
    'next-in-rank': 'the next rank in any suit, the first player who has it',
    'follow-and-beat': 'follow suit, higher if possible; else trump',
    'take-or-lay': 'nothing: a card captures, or stays on the table',
    'answer-a-name': 'the holder of a named card shows it',
    'trade-or-stand': 'buy a card, barter one, or stand',
    'turn-next': 'the next player turns his top card unseen',
  },
  dealEnds: {
    'cards-played': 'when all cards are played',
    'first-out': 'when one hand is empty',
    'cat-or-all': 'when the cat is woken, or all others shown',
    'one-stands': 'when one player stands',
    'all-turned': 'when every card has been turned',
  },
  gameEnds: {
    'one-has-counters': 'when only one player has counters',
    rounds: 'after the rounds agreed on',
    points: 'at a number of points',
  },
  wins: { pool: 'won the pool', 'most-counters': 'has the most counters', points: 'has the most points' },
  faults: {
    fined: (offender, other) => `a Snip, Snap or Snorum missed: ${offender}, and ${other} from the player spared`,
    points: (n) => `most faults cost ${n} points`,
    'deal-lost': () => 'a card exposed in the first round: the deal is lost',
    refused: () => 'no penalty is named; the table does not allow it',
    'agreed-fine': () => 'a wrong word is fined, if so agreed',
    'look-fined': () => 'a look at one’s own card: a fine, and no pool if it wins',
  },
  payments: {
    snip: (n) => `Snip, Snap, Snorum: ${n} to the pool`,
    chnif: (n) => `Chnif: ${n} to the pool`,
    chnof: (n) => `Chnof: ${n} to the pool`,
    chnorum: (n) => `Chnorum: ${n} to the pool`,
    'chnorum-caller': (n) => `and ${n} to whoever says it`,
    hoc: (n) => `a hoc: ${n} from each`,
    box: () => 'a card of the board: its box',
    'box-or-pair': () => 'a card of the board, or both of a pair: its box',
    'turned-box': () => 'an ace or court card turned up: its box, to the dealer',
    'turned-pope': () => 'Pope Joan turned up: one for each card in hand, to the dealer',
    pope: () => 'Pope Joan played: one for each card in hand',
    game: () => 'the first out: the box of Game',
    'box-game': () => 'the pool of Game',
    king: (n) => `a king: ${n} from each`,
    spin: (n) => `Spin: ${n} from each`,
    declared: () => 'a pair declared: its pool',
    'box-below': () => 'the card below a pool card: its counters',
    hand: () => 'hands left: their points',
    'hand-nain': () => 'with the dwarf in it: double',
    bete: () => 'bête: as much again as is in the box',
    opera: () => 'opéra: double for the hands',
    'opera-boxes': () => 'opéra: all the boxes',
    called: (n) => `a card called to pay: ${n}`,
    'woke-named': (n) => `the cat named to speak: ${n}`,
    'woke-called': (n) => `the cat called to pay: ${n}`,
    'card-bought': (n) => `a card bought: ${n}, to the dealer`,
    'dealer-stake': (n) => `the winner: ${n} from the dealer`,
    beaten: (n) => `a beaten stander: ${n} to each better hand`,
    'cards-spin': () => 'with Spin among them: double',
    'card-left': () => 'cards left: one each',
    pool: () => 'the winner: the whole pool',
    'great-cassino': (n) => `Great Cassino, ten of diamonds: ${n}`,
    'little-cassino': (n) => `Little Cassino, two of spades: ${n}`,
    aces: (n) => `an ace: ${n}`,
    'most-spades': (n) => `most spades: ${n}`,
    'most-cards': (n) => `most cards: ${n}`,
    sweep: (n) => `a sweep: ${n}`,
    'turn-up': (n) => `the turn-up: ${n}`,
    excess: () => 'points above 34',
    vole: (n) => `every trick: ${n}`,
    price: () => 'a card sold: its price, from the buyer',
  },
};
