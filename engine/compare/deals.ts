/**
 * Deals one shuffled pack by several rule books, whose packs and hand sizes differ. Either the seats receive the same
 * hands in all books, as far as each allows, or each book deals by its own rule.
 */
import { type Card, FULL_PACK } from '../cards.ts';
import { DEALT_FACE_UP } from '../dealing.ts';
import type { Game, Move, Table } from '../game.ts';
import { completePractices, selectDisputedPoints } from '../readings.ts';
import { listPractices } from '../record/deal-record.ts';

/** A rule book: a game, its variation, and the chosen practices that are not defaults. */
export interface RuleBook {
  readonly game: Game;
  readonly variant?: string | undefined;
  readonly readings?: Readonly<Record<string, string>> | undefined;
}

/**
 * Ways of dealing. With `kept`, the book with the largest hands deals from the top of the pack, and the other books
 * give each seat the first cards of that hand that are in their pack. With `by-the-book`, each book deals by its own
 * rule.
 */
export const DEALING_MODES = ['kept', 'by-the-book'] as const;
export type DealingMode = (typeof DEALING_MODES)[number];

/**
 * Input shared by all books: number of seats, dealer (0-based), order of the pack, and order of preference for the
 * play.
 */
export interface ComparedDeal {
  readonly seats: number;
  readonly dealer: number;
  /**
   * The pack from the top, dealt one card at a time from the player after the dealer. Cards that a book does not use
   * are skipped.
   */
  readonly pack: readonly Card[];
  /**
   * Order of preference: each player plays the first legal move in it. `PASS` marks the point from which a player
   * prefers to pass.
   */
  readonly order: readonly Move[];
  /** Defaults to the first of {@link DEALING_MODES}. */
  readonly dealing?: DealingMode | undefined;
}

/** A deal to be compared, without the order of preference for the play. */
export type DealSetup = Omit<ComparedDeal, 'order'>;

/** The cards dealt in one book: each hand in dealing order, and the card turned up, if any. */
export interface RuleBookDeal {
  readonly hands: readonly (readonly Card[])[];
  readonly turnUp: Card | undefined;
  /** The cards on the table, and the stock from its top, in a game in which they matter. */
  readonly board?: readonly Card[];
  readonly talon?: readonly Card[];
}

/** Sets up a table for a rule book, before the first deal. */
export const createRuleBookTable = (
  book: RuleBook,
  { seats, dealer }: Pick<ComparedDeal, 'seats' | 'dealer'>,
): Table => {
  const { game, variant } = book;
  return game.table({ seats, variant, readings: listPractices(game, book), dealer });
};

/** A rule book with its table, and the cards that it deals from. */
interface AtTable {
  readonly table: Table;
  readonly sizes: readonly number[];
  readonly turnsUp: boolean;
  /** Number of cards of the stock that lie face up; `undefined` if the stock does not matter. */
  readonly board: number | undefined;
  /** The cards of this book's pack, in the given order from the top. */
  readonly cards: readonly Card[];
}

/**
 * Sets up a table for a rule book. Its cards include those of the game that the book's practices remove; a deal that
 * uses them does not follow the book.
 */
const sitDown = (book: RuleBook, deal: DealSetup): AtTable => {
  const { game, variant } = book;
  const table = createRuleBookTable(book, deal);
  const { hands, pack, board, turnUp } = table.layout();
  const usual = game.pack(completePractices(selectDisputedPoints(game.readings, variant)), deal.seats);
  const cards = deal.pack.filter((card) => pack.includes(card) || usual.includes(card));
  return { table, sizes: [...hands], turnsUp: turnUp, board: game.stock && board, cards };
};

/** Adds to a deal the cards on the table, the first that nobody is dealt, and the rest as its stock. */
const withStock = ({ board, cards }: AtTable, deal: RuleBookDeal): RuleBookDeal => {
  if (board === undefined) return deal;
  const held = new Set(deal.hands.flat());
  const rest = cards.filter((card) => !held.has(card));
  return { ...deal, board: rest.slice(0, board), talon: rest.slice(board) };
};

/** Deals cards one at a time from the player after the dealer, skipping hands that are full. */
const goRound = (cards: readonly Card[], sizes: readonly number[], dealer: number): readonly (readonly Card[])[] => {
  const hands = sizes.map((): Card[] => []);
  const wants = (seat: number): boolean => hands[seat]!.length < sizes[seat]!;
  let seat = dealer;
  for (const card of cards) {
    if (!sizes.some((_, each) => wants(each))) break;
    do seat = (seat + 1) % sizes.length;
    while (!wants(seat));
    hands[seat]!.push(card);
  }
  return hands;
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** Returns the index of the book that deals the most cards at this number of seats; the first one if several are equal. */
export const findBookWithLargestHands = (
  books: readonly RuleBook[],
  deal: Pick<ComparedDeal, 'seats' | 'dealer'>,
): number => {
  const dealt = books.map((book) => sum([...createRuleBookTable(book, deal).layout().hands]));
  return dealt.indexOf(Math.max(...dealt));
};

/** Deals the cards in each book. All books must allow this number of seats. */
export const dealByRuleBooks = (books: readonly RuleBook[], deal: DealSetup): readonly RuleBookDeal[] => {
  const all = books.map((book) => sitDown(book, deal));
  const dealt = deal.dealing === 'by-the-book' ? all.map((each) => byTheBook(each, deal)) : dealSharedHands(all, deal);
  return dealt.map((each, i) => withStock(all[i]!, each));
};

/** Lists the hands in the book that deals the most cards, each in dealing order. */
export const listLargestHands = (deal: DealSetup, books: readonly RuleBook[]): readonly (readonly Card[])[] =>
  dealByRuleBooks(books, { ...deal, dealing: 'kept' })[findBookWithLargestHands(books, deal)]!.hands;

/**
 * Lists the rest of the pack in its order, if a book turns up one of these cards or plays with them. Empty otherwise,
 * since then the order does not matter.
 */
export const getUndealtCards = (deal: DealSetup, books: readonly RuleBook[]): readonly Card[] => {
  if (!books.some((book) => book.game.stock || createRuleBookTable(book, deal).layout().turnUp)) return [];
  const { pack } = createRuleBookTable(books[findBookWithLargestHands(books, deal)]!, deal).layout();
  const held = new Set(listLargestHands(deal, books).flat());
  return deal.pack.filter((card) => pack.includes(card) && !held.has(card));
};

/** Tells whether the two ways of dealing give different hands. */
export const isDealingModeRelevant = (books: readonly RuleBook[], deal: DealSetup): boolean => {
  const [alike, apart] = DEALING_MODES.map((dealing) => JSON.stringify(dealByRuleBooks(books, { ...deal, dealing })));
  return alike !== apart;
};

/**
 * Deals by the book's own rule. If the rule does not say where each card goes, fills the hands in turn, and turns the
 * last card up if the book has a turn-up.
 */
const byTheBook = ({ table, sizes, turnsUp, cards }: AtTable, { dealer }: DealSetup): RuleBookDeal => {
  const course = table.dealOrder?.();
  if (!course) return { hands: goRound(cards, sizes, dealer), turnUp: turnsUp ? cards.at(-1) : undefined };
  const to = (place: number): readonly Card[] => cards.filter((_, i) => course[i] === place);
  return { hands: sizes.map((_, seat) => to(seat)), turnUp: to(DEALT_FACE_UP)[0] };
};

/**
 * Gives each seat as many cards of the largest hand as the book allows. A hand that is too short is filled from the
 * remaining cards, in the order of the pack.
 */
const dealSharedHands = (all: readonly AtTable[], { pack, dealer }: DealSetup): readonly RuleBookDeal[] => {
  const dealt = all.map(({ sizes }) => sum(sizes));
  const most = dealt.indexOf(Math.max(...dealt));
  // The card turned up is the last one common to all books.
  const last = pack.findLast((card) => all.every(({ cards }) => cards.includes(card)));
  const turnUps = all.map(({ turnsUp }) => (turnsUp ? last : undefined));
  const straight = goRound(
    all[most]!.cards.filter((card) => card !== turnUps[most]),
    all[most]!.sizes,
    dealer,
  );
  return all.map(({ sizes, cards }, i): RuleBookDeal => {
    const turnUp = turnUps[i];
    if (i === most) return { hands: straight, turnUp };
    const hands = straight.map((hand, seat) =>
      hand.filter((card) => card !== turnUp && cards.includes(card)).slice(0, sizes[seat]),
    );
    const held = new Set(hands.flat());
    const over = cards.filter((card) => card !== turnUp && !held.has(card));
    const short = sizes.map((size, seat) => size - hands[seat]!.length);
    const filled = goRound(over, short, dealer);
    return { hands: hands.map((hand, seat) => [...hand, ...filled[seat]!]), turnUp };
  });
};

/**
 * Rebuilds the order of a pack from the hands dealt one card at a time from the player after the dealer; then the
 * talon, then the rest.
 */
export const rebuildPack = (
  hands: readonly (readonly Card[])[],
  dealer: number,
  talon: readonly Card[] = [],
): readonly Card[] => {
  const seats = hands.length;
  const pack: Card[] = [];
  for (let i = 0; i < Math.max(...hands.map(({ length }) => length)); i++)
    for (let place = 1; place <= seats; place++) {
      const card = hands[(dealer + place) % seats]![i];
      if (card !== undefined) pack.push(card);
    }
  pack.push(...talon);
  return [...pack, ...FULL_PACK.filter((card) => !pack.includes(card))];
};
