/** The draw for the deal, or for the seats, by the highest card. */
import type { Card } from '../cards.ts';
import type { DrawListener, DrawResult } from '../draw.ts';

/**
 * Lets each player draw a card; the highest deals, and players who tie draw again. Returns `undefined`, and calls no
 * listener, if there are too few cards. For a game in which the lowest card deals, pass an `estimateHeight` that gives
 * lower cards a larger number.
 */
export const drawHighestCard = (
  cards: ArrayLike<Card>,
  seats: number,
  heightOf: (card: Card) => number,
  hear: DrawListener,
): DrawResult | undefined => {
  const order = drawSeatOrder(cards, seats, heightOf, 'first');
  if (!order) return undefined;
  for (const { player, card, again } of order.drawn) hear(player, card, again);
  return { dealer: order.players[0]!, used: order.drawn.length };
};

/** A card drawn, its player, and `again`: true for another draw after a tie. */
interface DrawnCard {
  readonly player: number;
  readonly card: Card;
  readonly again: boolean;
}

/**
 * Lets each player draw a card in turn. While a tie leaves the first or second position undecided, only the tied
 * players draw again. Returns the players from the highest to the lowest, and all cards drawn; `undefined` if there are
 * too few cards.
 */
export const drawSeatOrder = (
  cards: ArrayLike<Card>,
  players: number,
  heightOf: (card: Card) => number,
  settles: 'first' | 'second',
): { readonly players: readonly number[]; readonly drawn: readonly DrawnCard[] } | undefined => {
  const heights: number[][] = Array.from({ length: players }, () => []);
  const drawn: DrawnCard[] = [];
  let drawing = [...heights.keys()];
  while (drawn.length + drawing.length <= cards.length) {
    for (const player of drawing) {
      const card = cards[drawn.length]!;
      drawn.push({ player, card, again: heights[player]!.length > 0 });
      heights[player]!.push(heightOf(card));
    }
    const order = [...heights.keys()].sort((a, b) => compare(heights[b]!, heights[a]!));
    const doubtful = heights[order[settles === 'first' ? 0 : 1]!]!;
    drawing = order.filter((player) => compare(heights[player]!, doubtful) === 0);
    if (drawing.length === 1) return { players: order, drawn };
  }
  return undefined;
};

/** Compares all draws of two players, first draws first. The first difference decides. */
const compare = (a: readonly number[], b: readonly number[]): number => {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return a[i]! - b[i]!;
  return 0;
};
