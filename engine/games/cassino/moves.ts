/**
 * Moves of Cassino as integers and in words.
 *
 * A card laid without a capture is its own integer. A capture is `(card + 1) * 2^25 + code`, where the code stands for
 * a set of cards of the table ({@link CaptureFinder.codeOf}); in words `10D x 9S AC`. `53 + card` means that the dealer
 * exposes the card, which is a misplay; in words `exposes 7H`.
 */
import { type Card, formatCard, PACK_SIZE, parseCard, rankOf } from '../../cards.ts';
import { type Move, PASS } from '../../game.ts';
import { type CaptureFinder, SET_CODE_BITS } from './captures.ts';

const EXPOSES: Move = PASS + 1;
/** First integer after the moves that expose a card. */
const EXPOSES_END: Move = EXPOSES + PACK_SIZE;

/** Builds the move in which a card takes the set with this code. */
export const createCaptureMove = (card: Card, code: number): Move => ((card + 1) << SET_CODE_BITS) | code;

/** True if a move captures cards of the table. */
export const isCapture = (move: Move): boolean => move >> SET_CODE_BITS > 0;

/** True if the dealer exposes a card in this move. */
export const isCardExposure = (move: Move): boolean => move >= EXPOSES && move < EXPOSES_END;

/** Returns the card that a move lays, or that captures. */
export const getPlayedCard = (move: Move): Card => (isCapture(move) ? (move >> SET_CODE_BITS) - 1 : move);

/** Returns the code of the captured set. */
export const getCaptureCode = (move: Move): number => move & ((1 << SET_CODE_BITS) - 1);

/** Returns the card that the dealer exposes. */
export const getExposedCard = (move: Move): Card => move - EXPOSES;

/** Formats a move, in words for the current table. */
export const formatCassinoMove = (move: Move, captures: CaptureFinder): string => {
  if (isCardExposure(move)) return `exposes ${formatCard(getExposedCard(move))}`;
  const card = getPlayedCard(move);
  if (!isCapture(move)) return formatCard(card);
  const taken = captures.cardsOf(captures.setOf(rankOf(card), getCaptureCode(move)));
  return [formatCard(card), 'x', ...taken.map(formatCard)].join(' ');
};

/**
 * Parses words as a move at the current table; `undefined` if they are not a move, or name cards that are not on the
 * table.
 */
export const parseCassinoMove = (words: readonly string[], captures: CaptureFinder): Move | undefined => {
  const [first = '', link = '', ...rest] = words;
  if (first.toLowerCase() === 'exposes') {
    const exposed = parseCard(link);
    return exposed === undefined || rest.length > 0 ? undefined : EXPOSES + exposed;
  }
  const card = parseCard(first);
  if (card === undefined || link === '') return card;
  if (link.toLowerCase() !== 'x' || rest.length === 0) return undefined;
  const set = captures.setOfCards(rest.map(parseCard));
  return set === undefined ? undefined : createCaptureMove(card, captures.codeOf(rankOf(card), set));
};
