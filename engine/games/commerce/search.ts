/**
 * Thinking ahead at Commerce. Moves of this game name cards that others do not see, so that the general search, which
 * replays them, cannot be used. This one imagines hands of the others from the unseen cards, and values a trade by all
 * the cards that may come.
 */

import { type Search } from '../../bots/search.ts';
import type { Card } from '../../cards.ts';
import { type Move, PASS } from '../../game.ts';
import { shuffle } from '../../random.ts';
import { completePractices } from '../../readings.ts';
import { chooseHighestRated, listUnseen, replaceCard } from './book-player.ts';
import { judgeHand } from './combinations.ts';
import { buildCommercePack, COMMERCE_HAND_SIZE } from './deal.ts';
import {
  BUY_HORSE,
  DECLINE_EXCHANGE,
  DECLINE_HORSE,
  getGivenCard,
  getTakenCard,
  getTradeKind,
  isExchange,
  SATISFIED,
} from './moves.ts';
import { readings } from './readings.ts';

/** Most cards that are tried as the card to come. */
const MOST_CARDS = 24;
/** Greatest number of hands imagined for one opponent. */
const MOST_HANDS = 400;
/** A stake, in counters. */
const STAKE = 1;

export const search: Search = (state, seen, random, enough) => {
  const practices = completePractices(readings, state.readings);
  const { hand, legal, seats, seat, balance } = seen;
  const worthOf = (cards: readonly Card[]): number => judgeHand(cards, practices).worth;
  const unseen = Uint8Array.from(listUnseen(seen, buildCommercePack(practices)));

  // Hands of one opponent, from the lowest.
  const others: number[] = [];
  for (let tried = 0; others.length < MOST_HANDS && !enough(tried); tried++) {
    shuffle(unseen, random);
    for (let at = 0; at + COMMERCE_HAND_SIZE <= unseen.length; at += COMMERCE_HAND_SIZE)
      others.push(worthOf(Array.from(unseen.subarray(at, at + COMMERCE_HAND_SIZE))));
  }
  others.sort((a, b) => a - b);
  const opponents = seen.sizes.filter((size, other) => other !== seat && size > 0).length;

  /** Probability that a hand is better than those of all others. */
  const chanceOf = (cards: readonly Card[]): number => {
    const worth = worthOf(cards);
    let [low, high] = [0, others.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (others[middle]! < worth) low = middle + 1;
      else high = middle;
    }
    return (low / Math.max(1, others.length)) ** opponents;
  };
  const isOld = legal.some(isExchange);
  const prize = isOld ? opponents * STAKE : balance[seats]! + STAKE;
  const cost = STAKE;
  const valueOfStanding = (cards: readonly Card[]): number => {
    const chance = chanceOf(cards);
    return chance * prize - (1 - chance) * cost;
  };
  // Somebody else may stand first.
  const waiting = isOld ? 0 : prize / (2 * (opponents + 1));

  if (legal.includes(BUY_HORSE)) return { move: balance[seats]! > seats * STAKE ? BUY_HORSE : DECLINE_HORSE };
  if (isOld) {
    const now = valueOfStanding(hand);
    return chooseHighestRated(legal, (move) => {
      if (isExchange(move)) return valueOfStanding(replaceCard(hand, getGivenCard(move), getTakenCard(move)));
      if (move === SATISFIED) return now > 0 ? now + STAKE / 100 : now - STAKE;
      return move === DECLINE_EXCHANGE ? now : now - STAKE / 100;
    });
  }
  const next = unseen.subarray(0, MOST_CARDS);
  return chooseHighestRated(legal, (move: Move) => {
    if (move === SATISFIED) return valueOfStanding(hand);
    if (move === PASS) return waiting;
    const paid = getTradeKind(move) === 'throws' && seen.dealer !== seat ? STAKE : 0;
    let sum = 0;
    for (const card of next) sum += Math.max(waiting, valueOfStanding(replaceCard(hand, getGivenCard(move), card)));
    return sum / Math.max(1, next.length) - paid;
  });
};
