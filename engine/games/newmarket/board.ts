/** The pack of Newmarket and the four cards in the middle of the table, each of which is a box. */
import { type Card, card, FULL_PACK, PACK_SIZE, RANKS_IN_SUIT, rankOf, suitOf } from '../../cards.ts';

const SEVEN = rankOf(card('7S'));

/** Number of boxes, one on each card in the middle. */
export const BOX_COUNT = 4;
/** Names of the boxes as used in moves, in the order of the boxes. */
export const NEWMARKET_BOX_NAMES = ['knave', 'queen', 'king', 'ace'] as const;
export const ALL_BOXES: readonly number[] = [0, 1, 2, 3];
/** Rank of the card in the middle for each box. */
const BOX_RANKS: readonly number[] = ['JS', 'QS', 'KS', 'AS'].map((its) => rankOf(card(its)));

// BW91.newmarket.boxes.example: the cards named in the book.
export const EXAMPLE_BOX_CARDS: readonly Card[] = ['JD', 'QH', 'KC', 'AS'].map(card);

// BW91.newmarket.pack: no seven.
export const SEVENS: readonly Card[] = FULL_PACK.filter((c) => rankOf(c) === SEVEN);
export const PACK_WITHOUT_SEVENS: readonly Card[] = FULL_PACK.filter((c) => rankOf(c) !== SEVEN);

/**
 * True if these cards can be the four in the middle: a knave, a queen, a king and an ace, in this order and of four
 * suits.
 */
export const areValidBoxCards = (cards: readonly Card[]): boolean =>
  cards.length === BOX_COUNT &&
  cards.every((each, box) => rankOf(each) === BOX_RANKS[box]) &&
  new Set(cards.map(suitOf)).size === BOX_COUNT;

/** Returns the card of a box in a suit (0–3). */
export const getBoxCard = (box: number, suit: number): Card => suit * RANKS_IN_SUIT + BOX_RANKS[box]!;

// BW91.newmarket.take: the card just before; BW91.newmarket.ace: the ace is above its king for this.
/** Builds a list that gives, for each card of the pack, the box (0–3) that it takes when it is played; -1 if none. */
export const buildBoxByPlayedCard = (middle: readonly Card[]): Int8Array => {
  const takes = new Int8Array(PACK_SIZE).fill(-1);
  for (const [box, its] of middle.entries()) takes[rankOf(its) === 0 ? its + RANKS_IN_SUIT - 1 : its - 1] = box;
  return takes;
};
