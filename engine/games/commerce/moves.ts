/**
 * Moves of Commerce as integers and in words. No move of this game is a card alone. {@link PASS} is the silence of a
 * player who has traded and does not stand.
 */
import { type Card, formatCard, PACK_SIZE, parseCard } from '../../cards.ts';
import { type Move, PASS } from '../../game.ts';

/** The player stands on the hand. */
export const SATISFIED: Move = PASS + 1;
/** The player does not use the last exchange of the old game. */
export const DECLINE_EXCHANGE: Move = PASS + 2;
/** The first player out of Pool Commerce buys a counter, or does not. */
export const BUY_HORSE: Move = PASS + 3;
export const DECLINE_HORSE: Move = PASS + 4;

/** First integers of the moves with one card of the hand: thrown out, offered in barter, given for an offered card. */
const THROWS: Move = 64;
const BARTERS: Move = THROWS + PACK_SIZE;
const GIVES: Move = BARTERS + PACK_SIZE;
/** First integer of the exchanges with the middle: the card left there times 52, plus the card taken. */
const EXCHANGES: Move = GIVES + PACK_SIZE;
/** The player of the old game passes: the last of the integers, so that all exchanges come before it. */
export const PASS_ALOUD: Move = EXCHANGES + PACK_SIZE * PACK_SIZE;
/**
 * The highest integer of a move.
 *
 * @alias
 */
export const COMMERCE_LAST_MOVE: Move = PASS_ALOUD;

/** Kinds of move with one card of the hand. */
export type TradeKind = 'throws' | 'barters' | 'gives';

const FIRST: Readonly<Record<TradeKind, Move>> = { throws: THROWS, barters: BARTERS, gives: GIVES };

/** Builds the move by which a card is thrown out, offered, or given. */
export const createTradeMove = (kind: TradeKind, card: Card): Move => FIRST[kind] + card;

/** Builds the exchange of the old game: one's own card for one of the middle. */
export const createExchangeMove = (own: Card, taken: Card): Move => EXCHANGES + own * PACK_SIZE + taken;

/** Returns the kind of a move with one card of the hand; `undefined` for any other move. */
export const getTradeKind = (move: Move): TradeKind | undefined => {
  if (move < THROWS || move >= EXCHANGES) return undefined;
  return move < BARTERS ? 'throws' : move < GIVES ? 'barters' : 'gives';
};

export const isExchange = (move: Move): boolean => move >= EXCHANGES && move < PASS_ALOUD;

/** Returns the card of the hand that a move gives away; -1 if it gives none. */
export const getGivenCard = (move: Move): Card => {
  if (isExchange(move)) return ((move - EXCHANGES) / PACK_SIZE) | 0;
  return getTradeKind(move) === undefined ? -1 : (move - THROWS) % PACK_SIZE;
};

/** Returns the card that an exchange takes from the middle. */
export const getTakenCard = (move: Move): Card => (move - EXCHANGES) % PACK_SIZE;

const WORDS: Readonly<Record<string, Move>> = {
  stands: SATISFIED,
  keeps: DECLINE_EXCHANGE,
  buys: BUY_HORSE,
  declines: DECLINE_HORSE,
  passes: PASS_ALOUD,
  pass: PASS,
};

/** Formats a move: `throws 4S`, `KS for 6H`, `stands`. */
export const formatCommerceMove = (move: Move): string => {
  const given = getGivenCard(move);
  if (isExchange(move)) return `${formatCard(given)} for ${formatCard(getTakenCard(move))}`;
  if (given >= 0) return `${getTradeKind(move)} ${formatCard(given)}`;
  return Object.keys(WORDS).find((word) => WORDS[word] === move) ?? formatCard(move);
};

/** Parses words as a move; `undefined` if they name none. */
export const parseCommerceMove = ([first = '', ...more]: readonly string[]): Move | undefined => {
  const word = first.toLowerCase();
  const [second = '', third = ''] = more;
  if (more.length === 0) return Object.hasOwn(WORDS, word) ? WORDS[word] : undefined;
  if (more.length === 1) {
    const card = parseCard(second);
    return card !== undefined && Object.hasOwn(FIRST, word) ? createTradeMove(word as TradeKind, card) : undefined;
  }
  const [own, taken] = [parseCard(first), parseCard(third)];
  if (more.length > 2 || second.toLowerCase() !== 'for' || own === undefined || taken === undefined) return undefined;
  return own === taken ? undefined : createExchangeMove(own, taken);
};
