/** The board used in Le Nain jaune and Lindor: five boxes, each with a card and the counters staked on it. */
import { type Card, card, PACK_SIZE, rankOf } from '../../cards.ts';

/** The seven of diamonds, called le Nain (the dwarf), or le lindor in 1792. */
export const NAIN: Card = card('7D');

/** A box of the board: its card and its regular stake. */
export interface BoardBox {
  readonly card: Card;
  readonly stake: number;
}

/**
 * The five boxes: king, queen, knave and ten in this order, and the seven of diamonds last. One stake on each box makes
 * fifteen counters.
 */
export const BOARD_BOXES: readonly BoardBox[] = [
  { card: card('KH'), stake: 4 },
  { card: card('QS'), stake: 3 },
  { card: card('JC'), stake: 2 },
  { card: card('10D'), stake: 1 },
  { card: NAIN, stake: 5 },
];

/** Names of the boxes' accounts in records, in the order of {@link BOARD_BOXES}. */
export const BOX_ACCOUNTS: readonly string[] = ['box:KH', 'box:QS', 'box:JC', 'box:10D', 'box:7D'];

const boxes = new Int8Array(PACK_SIZE).fill(-1);
for (const [box, { card: its }] of BOARD_BOXES.entries()) boxes[its] = box;

/** Returns the box (0–4) of a card of the board; -1 for any other card. */
export const getBoxOfCard = (laid: Card): number => boxes[laid]!;

/**
 * Number of cards dealt to each seat, for each number of seats (AC60.deal: three or five; L92.deal: three to eight). The
 * rest of the pack is the talon.
 */
export const HAND_SIZES: Readonly<Record<number, number>> = { 3: 15, 4: 12, 5: 9, 6: 8, 7: 7, 8: 6 };

/** Returns the cost of a card left in the hand: its number, ten for a court card, one for an ace. */
export const getCardCost = (left: Card): number => Math.min(rankOf(left) + 1, 10);
