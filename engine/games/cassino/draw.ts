/** The draw for partners and for the deal (Round Games with Cards, pp. 97–98), ace low. */
import { type Card, rankOf } from '../../cards.ts';

/** A card drawn: by which seat, and whether it drew again. */
interface Drawn {
  readonly seat: number;
  readonly card: Card;
  readonly again: boolean;
}

/** What the draw settled: the first dealer, and the cards drawn for it in turn. */
export interface Draw {
  readonly dealer: number;
  readonly drawn: readonly Drawn[];
}

/** BW91.cassino.draw.others: each for himself, the lowest deals. `null` when the cards are too few to settle it. */
export const drawDealer = (cards: ArrayLike<Card>, seats: number): Draw | null => {
  const order = drawInOrder(cards, seats, 0);
  return order && { dealer: order.places[0]!, drawn: order.drawn };
};

/**
 * BW91.cassino.draw.partners: of four, the two lowest are partners, and the lowest deals. They draw before they sit
 * down, so a card is told of the seat that its drawer then takes: the first to draw the first, his partner the third,
 * opposite, the others the second and the fourth in the order in which they drew.
 */
export const drawPartners = (cards: ArrayLike<Card>): Draw | null => {
  const order = drawInOrder(cards, 4, 1);
  if (!order) return null;
  const lowest = order.places.slice(0, 2);
  const first = order.places.filter((place) => lowest.includes(place) === lowest.includes(0)).sort();
  const others = order.places.filter((place) => !first.includes(place)).sort();
  const seatOf = (place: number): number =>
    first.includes(place) ? 2 * first.indexOf(place) : 2 * others.indexOf(place) + 1;
  return {
    dealer: seatOf(order.places[0]!),
    drawn: order.drawn.map(({ seat, ...drew }) => ({ ...drew, seat: seatOf(seat) })),
  };
};

/**
 * Every player draws a card, in their places; when a tie leaves in doubt who is the one at `settles` from the lowest,
 * only those who are level draw again (BW91.cassino.draw.tie). With the lowest known (0) so is the dealer; with the
 * second lowest (1) both partners too. Answers the places from the lowest to the highest.
 */
const drawInOrder = (
  cards: ArrayLike<Card>,
  players: number,
  settles: 0 | 1,
): { places: readonly number[]; drawn: readonly Drawn[] } | null => {
  const ranks: number[][] = Array.from({ length: players }, () => []);
  const drawn: Drawn[] = [];
  let drawing = [...ranks.keys()];
  while (true) {
    if (drawn.length + drawing.length > cards.length) return null;
    for (const seat of drawing) {
      const card = cards[drawn.length]!;
      drawn.push({ seat, card, again: ranks[seat]!.length > 0 });
      ranks[seat]!.push(rankOf(card));
    }
    const places = [...ranks.keys()].sort((a, b) => compare(ranks[a]!, ranks[b]!));
    const doubtful = ranks[places[settles]!]!;
    drawing = places.filter((place) => compare(ranks[place]!, doubtful) === 0);
    if (drawing.length === 1) return { places, drawn };
  }
};

/** Compares what two players drew; of those no longer level, the first difference tells. */
const compare = (a: readonly number[], b: readonly number[]): number => {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return a[i]! - b[i]!;
  return 0;
};
