import type { Card } from './cards.ts';

/**
 * The draw for the deal in which each draws a card and the highest deals; those who are level draw again.
 * `hear` is told of each card, and whether it was drawn again. Answers the dealer and how many cards it took;
 * `undefined` when they are too few to settle it.
 */
export const drawHighest = (
  cards: ArrayLike<Card>,
  seats: number,
  heightOf: (card: Card) => number,
  hear: (seat: number, card: Card, again: boolean) => void,
): { readonly dealer: number; readonly used: number } | undefined => {
  let drawing = Array.from({ length: seats }, (_, seat) => seat);
  let used = 0;
  while (drawing.length > 1) {
    if (used + drawing.length > cards.length) return undefined;
    const again = used > 0;
    const drawn = drawing.map((seat) => ({ seat, drew: cards[used++]! }));
    for (const { seat, drew } of drawn) hear(seat, drew, again);
    const highest = Math.max(...drawn.map(({ drew }) => heightOf(drew)));
    drawing = drawn.filter(({ drew }) => heightOf(drew) === highest).map(({ seat }) => seat);
  }
  return { dealer: drawing[0]!, used };
};
