/** The draw for the deal by a card turned up. */
import { type Card, rankOf } from '../cards.ts';
import type { DrawListener, DrawResult } from '../draw.ts';

/**
 * Turns up cards to the players in turn. The player who receives the first card of the given rank deals. Returns
 * `undefined` if none of the cards has that rank.
 */
export const drawByTurnUp = (
  rank: number,
  cards: ArrayLike<Card>,
  seats: number,
  hear: DrawListener,
): DrawResult | undefined => {
  for (let turned = 0; turned < cards.length; turned++) {
    const dealer = turned % seats;
    hear(dealer, cards[turned]!, false);
    if (rankOf(cards[turned]!) === rank) return { dealer, used: turned + 1 };
  }
  return undefined;
};
