/** The draws by which the first dealer is settled before the first deal; which of them, each game says by its articles. */
import { type Card, rankOf } from './cards.ts';

/** Hears of each card in turn: whose it is, and whether he drew again because he was level with another. */
export type HearDraw = (seat: number, card: Card, again: boolean) => void;

/** What a draw settled: the first dealer, and how many cards it took. */
export interface Draw {
  readonly dealer: number;
  readonly used: number;
}

/**
 * Cards are turned up to the players in turn until the first of a rank, whose player deals. Returns `undefined` when none of
 * the cards has that rank.
 */
export const turnUpTo = (rank: number, cards: ArrayLike<Card>, seats: number, hear: HearDraw): Draw | undefined => {
  for (let turned = 0; turned < cards.length; turned++) {
    const dealer = turned % seats;
    hear(dealer, cards[turned]!, false);
    if (rankOf(cards[turned]!) === rank) return { dealer, used: turned + 1 };
  }
  return undefined;
};

/**
 * Each player draws a card, and the highest deals; those who are level draw again. Returns `undefined`, having told of nothing,
 * when the cards are too few to settle it. Where the lowest deals, the lower card is the higher: `heightOf` says so.
 */
export const drawHighest = (
  cards: ArrayLike<Card>,
  seats: number,
  heightOf: (card: Card) => number,
  hear: HearDraw,
): Draw | undefined => {
  const order = drawInOrder(cards, seats, heightOf, 'first');
  if (!order) return undefined;
  for (const { player, card, again } of order.drawn) hear(player, card, again);
  return { dealer: order.players[0]!, used: order.drawn.length };
};

/** A card drawn: by which player, and whether he drew again. */
interface DrawnCard {
  readonly player: number;
  readonly card: Card;
  readonly again: boolean;
}

/**
 * Every player draws a card, one after another; while those who are level leave in doubt who is the first, or the second, from
 * the highest, only they draw again. Returns the players from the highest to the lowest, and what was drawn; `undefined` when
 * the cards are too few.
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

/** Compares what two players drew; of those no longer level, the first difference tells. */
const compare = (a: readonly number[], b: readonly number[]): number => {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return a[i]! - b[i]!;
  return 0;
};
