/**
 * A simple plan for a player of Commerce, by which its ways are compared: to stand on a pair or anything better, and
 * until then to part with the card that has the fewest pips.
 */
import { PACK_SIZE } from '../../cards.ts';
import { createMoveBuffer, type Move, PASS, type Table } from '../../game.ts';
import { type CombinationPractices, judgeHand } from './combinations.ts';
import {
  BUY_HORSE,
  DECLINE_EXCHANGE,
  getGivenCard,
  getTakenCard,
  getTradeKind,
  isExchange,
  PASS_ALOUD,
  SATISFIED,
} from './moves.ts';

/** Returns the move with the highest rating; the first of several, `undefined` if there are no moves. */
const findHighest = (moves: readonly Move[], rate: (move: Move) => number): Move | undefined => {
  const most = Math.max(...moves.map(rate));
  return moves.find((move) => rate(move) === most);
};

/** True once the stock has been drawn through, so that its top card is one that a player has thrown out. */
const isDrawnThrough = (table: Table): boolean => {
  const [top] = table.unheld?.talon ?? [];
  return Array.from({ length: table.seats }, (_, seat) => table.privateCards?.(seat) ?? []).some(
    (own) => top !== undefined && own.includes(top),
  );
};

/**
 * Chooses the move of the seat whose turn it is. A card is exchanged with the middle only if that makes the hand better.
 * Once the stock has been drawn through, the player stands on any hand, so that every deal ends.
 */
export const planTrade = (table: Table, practices: CombinationPractices): Move => {
  const moves = createMoveBuffer();
  const legal = Array.from(moves.subarray(0, table.legal(moves)));
  if (legal.includes(BUY_HORSE)) return BUY_HORSE;
  const cards = Array.from({ length: PACK_SIZE }, (_, card) => card);
  const hand = cards.filter((card) => table.hands.holds(table.toMove, card));
  const now = judgeHand(hand, practices);
  if (legal.includes(SATISFIED) && (now.combination !== 'point' || isDrawnThrough(table))) return SATISFIED;
  const rateExchange = (move: Move): number =>
    judgeHand(
      hand.map((card) => (card === getGivenCard(move) ? getTakenCard(move) : card)),
      practices,
    ).worth;
  const exchange = findHighest(legal.filter(isExchange), rateExchange);
  if (exchange !== undefined && rateExchange(exchange) > now.worth) return exchange;
  const waits = [PASS, PASS_ALOUD, DECLINE_EXCHANGE].find((move) => legal.includes(move));
  const trades = legal.filter((move) => getTradeKind(move) !== undefined);
  return waits ?? findHighest(trades, (move) => -judgeHand([getGivenCard(move)], practices).pips) ?? SATISFIED;
};
