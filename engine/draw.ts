/** Draws that settle the first dealer before the first deal; each game chooses one by its articles. */
import { type Card, rankOf } from './cards.ts';

/** Receives each card drawn: the seat (0-based), the card, and whether it is a second draw after a tie. */
export type DrawListener = (seat: number, card: Card, again: boolean) => void;

/** Result of a draw: the first dealer (0-based), and the number of cards used. */
export interface Draw {
  readonly dealer: number;
  readonly used: number;
}

/**
 * Cards are turned up to the players in turn until the first of a rank, whose player deals. Returns `undefined` when none of
 * the cards has that rank.
 */
export const turnUpTo = (rank: number, cards: ArrayLike<Card>, seats: number, hear: DrawListener): Draw | undefined => {
  for (let turned = 0; turned < cards.length; turned++) {
    const dealer = turned % seats;
    hear(dealer, cards[turned]!, false);
    if (rankOf(cards[turned]!) === rank) return { dealer, used: turned + 1 };
  }
  return undefined;
};

/**
 * Each player draws a card, and the highest deals; players who tie draw again. Returns `undefined`, without any report,
 * if the cards are too few to settle it. For a game in which the lowest deals, `estimateHeight` must rank lower cards higher.
 */
export const drawHighest = (
  cards: ArrayLike<Card>,
  seats: number,
  heightOf: (card: Card) => number,
  hear: DrawListener,
): Draw | undefined => {
  const order = drawInOrder(cards, seats, heightOf, 'first');
  if (!order) return undefined;
  for (const { player, card, again } of order.drawn) hear(player, card, again);
  return { dealer: order.players[0]!, used: order.drawn.length };
};

/** A card drawn, its player, and whether it is a second draw. */
interface DrawnCard {
  readonly player: number;
  readonly card: Card;
  readonly again: boolean;
}

/**
 * Every player draws a card in turn. While ties leave the first or second place undecided, only the tied players draw
 * again. Returns the players from the highest to the lowest, and all cards drawn; `undefined` if the cards are too few.
 */
export const drawInOrder = (
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

/** Compares the draws of two players; after a tie is broken, the first difference counts. */
const compare = (a: readonly number[], b: readonly number[]): number => {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return a[i]! - b[i]!;
  return 0;
};
