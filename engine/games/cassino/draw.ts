/** The draw for partners (Round Games with Cards, p. 98). The ace is the lowest card. */
import { type Card, rankOf } from '../../cards.ts';
import { type DrawListener, type DrawResult, drawSeatOrder } from '../../draw.ts';

/** BW91.cassino.draw.dealer, .others: the lowest card deals, so that it must have the greatest height in the draw. */
export const getDrawHeight = (card: Card): number => -rankOf(card);

/**
 * BW91.cassino.draw.partners: of four players, the two with the lowest cards are partners, and the lowest deals. They
 * draw before they sit down, so that each card is reported for the seat that its player then takes. The first player to
 * draw takes the first seat, and this player's partner the third, opposite. The others take the second and the fourth
 * seat, in the order in which they drew.
 */
export const drawPartners = (cards: ArrayLike<Card>, hear: DrawListener): DrawResult | undefined => {
  const order = drawSeatOrder(cards, 4, getDrawHeight, 'second');
  if (!order) return undefined;
  const lowest = order.players.slice(0, 2);
  const first = order.players.filter((player) => lowest.includes(player) === lowest.includes(0)).sort();
  const others = order.players.filter((player) => !first.includes(player)).sort();
  const seatOf = (player: number): number =>
    first.includes(player) ? 2 * first.indexOf(player) : 2 * others.indexOf(player) + 1;
  for (const { player, card, again } of order.drawn) hear(seatOf(player), card, again);
  return { dealer: seatOf(order.players[0]!), used: order.drawn.length };
};
