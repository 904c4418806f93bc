/**
 * Parses and formats the hands of a deal to be compared, as a user writes them: `A: KS 4H 7C`, one line for each player
 * in order of play, the dealer last. Each hand has as many cards as in the book that deals the most; books that deal
 * fewer use the first cards of each hand. A whole record is accepted too, but only its first deal is used, without
 * moves.
 */
import { type Card, formatCard } from '../cards.ts';
import { createTag, defaultSeatNames } from '../record/deal-record.ts';
import { createFault, type Fault, type Result } from '../record/faults.ts';
import { formatRecord } from '../record/format-record.ts';
import { parseRecord } from '../record/parse-record.ts';
import { findTag, type RecordedDeal, type Tag } from '../record/record.ts';
import { replay } from '../record/replay.ts';
import { createSeating } from '../record/seating.ts';
import type { Tokens } from '../record/tokens.ts';
import { narrowSigns, TypedTokens, unwrapText } from '../record/typed-tokens.ts';
import { BOARD_NAME, TALON_NAME, TURN_UP_NAME, UNHELD_GROUP_NAMES } from '../record/unheld-groups.ts';
import { createRuleBookTags, findSeatCountFault } from './compare.ts';
import {
  type DealSetup,
  findBookWithLargestHands,
  getUndealtCards,
  listLargestHands,
  type RuleBook,
  rebuildPack,
} from './deals.ts';

export { getUndealtCards, listLargestHands } from './deals.ts';

/** A number of players higher than any book allows. */
const MANY = 13;

/** Formats hands in notation, one line each: `A: KS 4H 7C`. The talon is added if there is one. */
export const formatHands = (hands: readonly (readonly Card[])[], talon: readonly Card[] = []): string =>
  [...defaultSeatNames(hands.length).map((name, seat) => [name, hands[seat]!] as const), [TALON_NAME, talon] as const]
    .filter(([name, cards]) => name !== TALON_NAME || cards.length > 0)
    .map(([name, cards]) => `${name}: ${cards.map(formatCard).join(' ')}\n`)
    .join('');

/**
 * Lists the names of the players in a text, up to the last letter that it uses. If it names none, lists `usual` default
 * names.
 */
const namesIn = (text: string, usual: number): readonly string[] => {
  const words = text.match(/[^\s;:()?[\]{}"]+|[:\n]/g) ?? [];
  const bare = [...text.matchAll(BARE_HAND)].map(([, name]) => name!);
  const said = new Set(
    [...words.filter((word, i) => word !== ':' && words[i + 1] === ':'), ...bare].map((name) => name.toUpperCase()),
  );
  const held = [...said].filter((name) => !UNHELD_GROUP_NAMES.some((each) => each.toUpperCase() === name));
  const letters = defaultSeatNames(MANY);
  const last = Math.max(...held.map((name) => letters.indexOf(name) + 1), 0);
  return defaultSeatNames(Math.max(held.length, last) || usual);
};

/** A line that begins with a name without its colon, with a bracket or two cards behind it. */
const BARE_HAND =
  /^[^\S\n]*(?![^\s:]{0,9}\d)([\p{L}\p{N}][^\s;:()?[\]{}"♠-♧]{0,99})[^\S\n]+(?:\(|\S{0,9}[♠-♧SHDC]\S{0,2}[^\S\n]+\(?\S{0,9}[♠-♧SHDC])/gimu;

const blank = (text: string): string => text.replace(/\S/g, ' ');

/** The hands of the first deal in a plain text of the site, between its title and its sentences. */
const PRINTED_HANDS = /^(.*\n=+ ?\n[\s\S]*?\n-+ ?\n ?\n)((?: {2,}.*[♠-♧].*\n)+)([\s\S]*)$/;
/** Names of the cards that nobody holds, as the plain texts of the site have them. */
const PRINTED_GROUPS: readonly (readonly [printed: string, name: string])[] = [
  ['Stock', TALON_NAME],
  ['On the table', BOARD_NAME],
  ['Sur la table', BOARD_NAME],
  ['Retourne', TURN_UP_NAME],
];

/** Blanks out all but the hands in a plain text of the site. Lines and columns stay the same. */
const findPrintedHands = (text: string): string => {
  const plain = text.replaceAll('\r\n', ' \n');
  const [, before, hands, after] = PRINTED_HANDS.exec(plain) ?? [];
  const only = hands === undefined ? text : blank(before!) + hands + blank(after!);
  return PRINTED_GROUPS.reduce(
    (all, [printed, name]) =>
      all.replace(new RegExp(`^(\\s*)${printed}(?=\\s)`, 'm'), `$1${name.padEnd(printed.length)}`),
    only,
  );
};

/** A deal parsed from a text. `preferred` is its order of preference; empty if the text has none. */
export interface WrittenDeal extends DealSetup {
  readonly preferred: string;
}

/** Name of the tag that holds the order of preference in a saved deal. */
const ORDER = 'Order';

/**
 * Formats a deal as a record that can be saved: the hands of the book that deals the most cards, the order of
 * preference, no moves.
 */
export const formatDealRecord = (deal: DealSetup, books: readonly RuleBook[], preferred: string): string => {
  const { seats, dealer } = deal;
  const names = defaultSeatNames(seats);
  const at = { line: 1, column: 1 };
  const pile = (seat: string, cards: readonly Card[]) => ({
    seat,
    cards: cards.map((card) => ({ card, supplied: false, at })),
    comments: [],
    at,
  });
  const hands = listLargestHands(deal, books).map((hand, seat) => pile(names[seat]!, hand));
  const talon = getUndealtCards(deal, books);
  if (talon.length > 0) hands.push(pile(TALON_NAME, talon));
  return formatRecord({
    tags: [
      ...createRuleBookTags(books[findBookWithLargestHands(books, deal)]!, names, names[dealer]!),
      createTag(ORDER, preferred),
    ],
    comments: [],
    deals: [{ number: '1', tags: [], hands, moves: [], comments: [], at }],
  });
};

/**
 * Parses the hands in a text. Returns the faults instead, at their places in the text, if there are any. The text
 * may be written as `TextTokens` reads it; by default, as `parseRecord` does.
 */
export const parseHands = (
  text: string,
  books: readonly RuleBook[],
  usual: number,
  TextTokens?: typeof Tokens,
): Result<WrittenDeal> => {
  const whole = /\[\s*Deal\b/i.test(text);
  const names = namesIn(narrowSigns(text), usual);
  const first = books[0]!;
  const head = formatRecord({ tags: createRuleBookTags(first, names, names.at(-1)!), comments: [], deals: [] }).replace(
    /\s+/g,
    ' ',
  );
  const read = parseRecord(whole ? text : `${head}[Deal "1"]\n${text}`, TextTokens);
  /** Converts the line numbers of faults to those of the user's text, since the lines above it were generated. */
  const at = (faults: readonly Fault[]): Result<WrittenDeal> => ({
    ok: false,
    faults: whole
      ? faults
      : faults.map((each) => (each.line > 1 ? { ...each, line: each.line - 1 } : { ...each, line: 1, column: 1 })),
  });
  if (!read.ok) return at(read.faults);
  const { tags, deals } = read.value;
  const deal = deals[0]!;
  if (!whole && deal.moves.length > 0) return at([createFault('move-in-hands', deal.moves[0]!.at)]);
  const faults: Fault[] = [];
  const games = [...new Set(books.map(({ game }) => game))];
  const seating = createSeating({ tags, comments: [], deals: [] }, games, faults);
  if (!seating || faults.length > 0) return at(faults);

  const seats = seating.names.length;
  for (const book of books) {
    const wrong = findSeatCountFault(book, seats, findTag(tags, 'Seats')!.at);
    if (wrong) return at([wrong]);
  }
  // The dealer of the record sits last here.
  const order = seating.names.map((_, i) => seating.names[(seating.dealer + 1 + i) % seats]!);
  const book = books[findBookWithLargestHands(books, { seats, dealer: seats - 1 })]!;
  const proved = proveHands(deal, createRuleBookTags(book, order, order.at(-1)!), book);
  if (proved.length > 0) return at(proved);
  const handOf = (name: string) => deal.hands.find(({ seat }) => seat.toLowerCase() === name.toLowerCase());
  const cardsOf = (name: string) => handOf(name)?.cards.map(({ card }) => card) ?? [];
  const preferred = findTag(tags, ORDER)?.value.trim() ?? '';
  return {
    ok: true,
    value: {
      seats,
      dealer: seats - 1,
      pack: rebuildPack(order.map(cardsOf), seats - 1, cardsOf(TALON_NAME)),
      preferred,
    },
  };
};

/**
 * Returns the first line of hands (1-based) that begins with a name without its colon and one card, as a move would; 0
 * if there is none.
 */
const lineOfMove = (text: string): number =>
  1 +
  text
    .split('\n')
    .findIndex((line) => /^\s*(?![^\s:]*\d)[A-Za-z]+\s+\S*[♠-♧SHDC]\s*$/i.test(line) && !line.includes(':'));

/**
 * Parses hands as somebody types or pastes them, with faults for the person who corrects the text. A line that can only
 * be a move makes the lines after it look like moves; only one fault is reported, at the name.
 */
export const parseHandsForAuthor = (text: string, books: readonly RuleBook[], usual: number): Result<WrittenDeal> => {
  const hands = findPrintedHands(unwrapText(text));
  const read = parseHands(hands, books, usual, TypedTokens);
  const line = text.includes('[') ? 0 : lineOfMove(hands);
  if (read.ok || line === 0 || line > read.faults[0]!.line) return read;
  return { ok: false, faults: [createFault('move-in-hands', { line, column: 1 })] };
};

/** Lists the faults of a deal's hands according to a book's rules of dealing. */
const proveHands = (deal: RecordedDeal, tags: readonly Tag[], { game }: RuleBook): readonly Fault[] => {
  const played = replay({ tags, comments: [], deals: [{ ...deal, number: '1', tags: [], moves: [] }] }, [game]);
  return played.ok ? [] : played.faults;
};
