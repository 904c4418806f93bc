/**
 * A bot for Commerce. The book gives no advice; the bot stands on what the book names as secured, a tricon, a sequence
 * or a flush (p. 76), and otherwise buys for the card that leaves most ways to one of these.
 */
import { type ChosenMove, type Player } from '../../bots/players.ts';
import { type Card, FULL_PACK } from '../../cards.ts';
import { EVENT } from '../../events.ts';
import { type Move, PASS } from '../../game.ts';
import type { Observation } from '../../observation.ts';
import { COMBINATIONS, type CombinationPractices, isSecured, judgeHand } from './combinations.ts';
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

/** The practices by which a bot judges hands if it is told of no others. */
export const USUAL_PRACTICES: CombinationPractices = {
  combinations: 'five',
  'short-ace': 'high',
  'flush-level': 'by-cards',
  pack: '52',
};

/** Lists the cards that a seat has not seen: neither in its hand, nor on the table, nor thrown out by it. */
export const listUnseen = ({ hand, board, privy }: Observation, pack: readonly Card[] = FULL_PACK): readonly Card[] =>
  pack.filter((card) => !hand.includes(card) && !board.includes(card) && !privy.includes(card));

/** Returns a hand with one of its cards replaced by another. */
export const replaceCard = (hand: readonly Card[], out: Card, into: Card): readonly Card[] =>
  hand.map((card) => (card === out ? into : card));

/** Returns how good it is to part with a card: the unseen cards that would secure the hand count most, then pairs. */
const countWays = (hand: readonly Card[], out: Card, unseen: readonly Card[]): number => {
  let ways = 0;
  for (const card of unseen) {
    const judged = judgeHand(replaceCard(hand, out, card), USUAL_PRACTICES);
    ways += isSecured(judged) ? 100 : COMBINATIONS.indexOf(judged.combination);
  }
  return ways;
};

/** Chooses, among moves, the one with the highest value; the first of several. */
export const chooseHighestRated = (moves: readonly Move[], rate: (move: Move) => number): ChosenMove => {
  let [best, most] = [moves[0]!, Number.NEGATIVE_INFINITY];
  for (const move of moves) {
    const value = rate(move);
    if (value > most) [best, most] = [move, value];
  }
  return { move: best };
};

const worthOf = (hand: readonly Card[]): number => judgeHand(hand, USUAL_PRACTICES).worth;

/** Chooses at the old game: the best exchange that makes the hand better; else stands on a pair, or passes. */
const chooseOld = ({ hand, legal }: Observation): ChosenMove => {
  const now = judgeHand(hand, USUAL_PRACTICES);
  const waits = legal.includes(DECLINE_EXCHANGE) ? DECLINE_EXCHANGE : PASS_ALOUD;
  if (waits === PASS_ALOUD && isSecured(now)) return { move: SATISFIED, cite: 'BW91.commerce.old.stand' };
  const after = (move: Move): number => worthOf(replaceCard(hand, getGivenCard(move), getTakenCard(move)));
  const best = chooseHighestRated(legal.filter(isExchange), after);
  if (after(best.move) > now.worth) return best;
  return { move: waits === PASS_ALOUD && now.combination !== 'point' ? SATISFIED : waits };
};

/** Trades after which the bot stands on any hand: all the cards that it wants may be with players who stand. */
const MOST_TRADES = 12;

const countTrades = ({ events, seat }: Observation): number =>
  events.filter(({ kind, who }) => who === seat && (kind === EVENT.threw || kind === EVENT.bartered)).length;

/** Bot that stands on a tricon, a sequence or a flush, and otherwise buys. */
export const bookPlayer: Player = (seen) => {
  const { hand, legal } = seen;
  if (legal.includes(BUY_HORSE)) return { move: BUY_HORSE };
  if (legal.some(isExchange)) return chooseOld(seen);
  if (isSecured(judgeHand(hand, USUAL_PRACTICES))) return { move: SATISFIED, cite: 'BW91.commerce.stand-after' };
  if (legal.includes(PASS)) return { move: PASS };
  const trades = legal.filter((move) => getTradeKind(move) !== undefined);
  const bought = trades.filter((move) => getTradeKind(move) === 'throws');
  if (trades.length === 0 || countTrades(seen) >= MOST_TRADES) return { move: SATISFIED };
  const unseen = listUnseen(seen);
  return chooseHighestRated(bought.length > 0 ? bought : trades, (move) => countWays(hand, getGivenCard(move), unseen));
};
