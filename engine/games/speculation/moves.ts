/**
 * Moves of Speculation as integers and in words. Above PASS come the moves without an amount, then the offers and the
 * prices asked, `kind × 1024 + amount`: which lot is meant is part of the move, since silences are not written, and an
 * offer could else be read for a lot cried earlier.
 */
import { type Card, formatCard, parseCard } from '../../cards.ts';
import { LOTS } from '../../events.ts';
import { type Move, PASS } from '../../game.ts';

/** BW91.speculation.market, .market.lots: the lots by name; the integers are indices of {@link LOTS}. */
export const SALE = { turnUp: 0, best: 1, next: 2, rest: 3 } as const;

/** Turns the card that is next. */
export const TURN: Move = PASS + 1;
/** The owner sells to the best offer, or keeps the lot. */
export const SELLS: Move = TURN + 1;
export const KEEPS: Move = SELLS + 1;
/** Buys at the price that the owner asks. */
export const TAKES: Move = KEEPS + 1;
/** Looks at one's top card out of turn, which is a misplay. */
export const LOOKS: Move = TAKES + 1;

const AMOUNTS = 1024;
/** The largest offer that can be made or asked. */
export const LARGEST_OFFER = 999;

/** Builds an offer for a lot. */
export const createOffer = (lot: number, amount: number): Move => (lot + 1) * AMOUNTS + amount;
/** BW91.speculation.market, .market.lots: builds the move in which the owner of a lot asks a price. */
export const createAsking = (lot: number, amount: number): Move => (lot + 1 + LOTS.length) * AMOUNTS + amount;
/** True if a move names an amount: an offer, or a price asked. */
export const hasAmount = (move: Move): boolean => move >= AMOUNTS;
export const isAsking = (move: Move): boolean => move >= (LOTS.length + 1) * AMOUNTS;
export const saleOf = (move: Move): number => (((move / AMOUNTS) | 0) - 1) % LOTS.length;
export const amountOf = (move: Move): number => move % AMOUNTS;

const WORDS: Readonly<Record<number, string>> = {
  [SELLS]: 'sells',
  [KEEPS]: 'keeps',
  [TAKES]: 'takes',
  [LOOKS]: 'looks',
};

/** Formats a move. `next` is the card that would be turned, `best` the best trump; -1 if there is none. */
export const formatSpeculationMove = (move: Move, next: Card, best: Card): string => {
  if (!hasAmount(move)) return WORDS[move] ?? formatCard(move === TURN ? next : move);
  const lot = saleOf(move);
  return `${isAsking(move) ? 'wants' : 'offers'} ${amountOf(move)} for ${lot === SALE.best ? formatCard(best) : LOTS[lot]}`;
};

/**
 * Parses a move; `undefined` if the words are none. BW91.speculation.turn, .turn-up: the card that is next means its turning,
 * another card itself. BW91.speculation.market, .market.lots: an offer names what is for sale.
 */
export const parseSpeculationMove = (words: readonly string[], next: Card, best: Card): Move | undefined => {
  const [verb = '', amount = '', link = '', what = '', ...more] = words.map((word) => word.toLowerCase());
  if (words.length === 1) {
    const plain = [SELLS, KEEPS, TAKES, LOOKS].find((move) => WORDS[move] === verb);
    return plain ?? (next >= 0 && parseCard(verb) === next ? TURN : undefined);
  }
  const create = verb === 'offers' ? createOffer : verb === 'wants' ? createAsking : undefined;
  if (!create || link !== 'for' || more.length > 0 || !/^[1-9]\d{0,2}$/.test(amount)) return undefined;
  const card = parseCard(what);
  const lot = card === undefined ? LOTS.indexOf(what as (typeof LOTS)[number]) : card === best ? SALE.best : -1;
  return lot < 0 || what === 'best' ? undefined : create(lot, Number(amount));
};
