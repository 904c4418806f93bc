/**
 * One order of the pack as several books deal it, whose packs and hands are not alike. Either everybody keeps by each book
 * as much of one hand as it allows, or each book deals as it says.
 */
import { type Card, FULL_PACK } from '../cards.ts';
import { TURNED } from '../dealing.ts';
import type { Game, Move, Table } from '../game.ts';
import { choose, pointsOf } from '../readings.ts';
import { practicesOf } from '../record/deal-record.ts';

/** A rule-book: a game, its variation, and the practices that are not its defaults. */
export interface Book {
  readonly game: Game;
  readonly variant?: string | undefined;
  readonly readings?: Readonly<Record<string, string>> | undefined;
}

/**
 * How the books deal: the one with the largest hands straight from the pack, every seat keeping by the others the first of its
 * cards that are there (`kept`); or each as it says.
 */
export const DEALINGS = ['kept', 'by-the-book'] as const;
export type Dealing = (typeof DEALINGS)[number];

/** What every book is given: how many sit, who deals (0-based), the order of the pack, and the order in which cards are preferred. */
export interface Deal {
  readonly seats: number;
  readonly dealer: number;
  /** The pack from the top, dealt one card at a time from the player after the dealer; cards that a book does not have are skipped. */
  readonly pack: readonly Card[];
  /** The first of these that is legal is played; `PASS` stands where a player would rather keep his card. */
  readonly order: readonly Move[];
  /** The first of {@link DEALINGS} where it is not said. */
  readonly dealing?: Dealing | undefined;
}

/** The setting-out of a deal, without the order in which cards are preferred. */
export type SetOut = Omit<Deal, 'order'>;

/** What a book deals: each hand in the order in which it is dealt, and the card turned up, where it has one. */
export interface Given {
  readonly hands: readonly (readonly Card[])[];
  readonly turnUp: Card | undefined;
}

/** A table at which a book is played, before the first deal. */
export const tableOf = (book: Book, { seats, dealer }: Pick<Deal, 'seats' | 'dealer'>): Table => {
  const { game, variant } = book;
  return game.table({ seats, variant, readings: practicesOf(game, book), dealer });
};

/** A book at its table, and what it deals from. */
interface AtTable {
  readonly table: Table;
  readonly sizes: readonly number[];
  readonly turnsUp: boolean;
  /** The cards of the order that are in its pack, from the top. */
  readonly cards: readonly Card[];
}

/** A card that the game has is dealt even where a practice of the book leaves it out: the deal is then not the book’s. */
const sitDown = (book: Book, deal: SetOut): AtTable => {
  const { game, variant } = book;
  const table = tableOf(book, deal);
  const { hands, pack, turnUp } = table.layout();
  const usual = game.pack(choose(pointsOf(game.readings, variant)), deal.seats);
  const cards = deal.pack.filter((card) => pack.includes(card) || usual.includes(card));
  return { table, sizes: [...hands], turnsUp: turnUp, cards };
};

/** Deals cards one at a time from the player after the dealer, to whoever has not so many yet. */
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

/** Which of the books (from 0) deals most cards to these seats; the first of those that deal as many. */
export const largest = (books: readonly Book[], deal: Pick<Deal, 'seats' | 'dealer'>): number => {
  const dealt = books.map((book) => sum([...tableOf(book, deal).layout().hands]));
  return dealt.indexOf(Math.max(...dealt));
};

/** What each of the books deals; at a table that all of them allow. */
export const dealtBy = (books: readonly Book[], deal: SetOut): readonly Given[] => {
  const all = books.map((book) => sitDown(book, deal));
  return deal.dealing === 'by-the-book' ? all.map((each) => byTheBook(each, deal)) : kept(all, deal);
};

/** The hands of a deal, each card in the order in which it is dealt, as many as the book that deals most gives. */
export const handsOf = (deal: SetOut, books: readonly Book[]): readonly (readonly Card[])[] =>
  dealtBy(books, { ...deal, dealing: 'kept' })[largest(books, deal)]!.hands;

/** What is left of the pack in its order, where a book turns a card of it up; else it does not matter. */
export const talonOf = (deal: SetOut, books: readonly Book[]): readonly Card[] => {
  if (!books.some((book) => tableOf(book, deal).layout().turnUp)) return [];
  const { pack } = tableOf(books[largest(books, deal)]!, deal).layout();
  const held = new Set(handsOf(deal, books).flat());
  return deal.pack.filter((card) => pack.includes(card) && !held.has(card));
};

/** Whether books whose hands are dealt each as it says deal otherwise than where everybody keeps what he can. */
export const areApart = (books: readonly Book[], deal: SetOut): boolean => {
  const [alike, apart] = DEALINGS.map((dealing) => JSON.stringify(dealtBy(books, { ...deal, dealing })));
  return alike !== apart;
};

/** As a book says: where it does not say where each card goes, the hands are dealt and the last card is turned up. */
const byTheBook = ({ table, sizes, turnsUp, cards }: AtTable, { dealer }: SetOut): Given => {
  const course = table.course?.();
  if (!course) return { hands: goRound(cards, sizes, dealer), turnUp: turnsUp ? cards.at(-1) : undefined };
  const to = (place: number): readonly Card[] => cards.filter((_, i) => course[i] === place);
  return { hands: sizes.map((_, seat) => to(seat)), turnUp: to(TURNED)[0] };
};

/** Everybody keeps what he can of the largest hand; a hand that is short is filled up with what is over, in the order of the pack. */
const kept = (all: readonly AtTable[], { pack, dealer }: SetOut): readonly Given[] => {
  const dealt = all.map(({ sizes }) => sum(sizes));
  const most = dealt.indexOf(Math.max(...dealt));
  // The card turned up is the last that every book has.
  const last = pack.findLast((card) => all.every(({ cards }) => cards.includes(card)));
  const turnUps = all.map(({ turnsUp }) => (turnsUp ? last : undefined));
  const straight = goRound(
    all[most]!.cards.filter((card) => card !== turnUps[most]),
    all[most]!.sizes,
    dealer,
  );
  return all.map(({ sizes, cards }, i): Given => {
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

/** The order of the pack from which hands were dealt, one card at a time from the dealer’s neighbour; then the talon, then the rest. */
export const packBehind = (
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
