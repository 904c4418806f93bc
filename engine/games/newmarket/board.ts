/** The pack of Newmarket and the four cards in the middle of the table. */
import { type Card, card, FULL_PACK, makeCard, PACK_SIZE, RANKS_IN_SUIT, rankOf } from '../../cards.ts';

const SEVEN = rankOf(card('7S'));
export const KING = RANKS_IN_SUIT - 1;

// BW91.newmarket.boxes.example: those the book names.
const MIDDLE: readonly Card[] = ['JD', 'QH', 'KC', 'AS'].map(card);

/** How many boxes there are, one on each card in the middle. */
export const BOXES = MIDDLE.length;

/** The names of the boxes: the cards, in the order of {@link MIDDLE}. */
export const BOX_NAMES: readonly string[] = MIDDLE.map(makeCard);

/** The cards that are dealt from: no seven, and none of the four in the middle. */
export const PACK: readonly Card[] = FULL_PACK.filter((c) => rankOf(c) !== SEVEN && !MIDDLE.includes(c));

// BW91.newmarket.take: the card just before; BW91.newmarket.ace: the ace is above its king for this.
const boxes = new Int8Array(PACK_SIZE).fill(-1);
for (const [box, middle] of MIDDLE.entries()) boxes[rankOf(middle) === 0 ? middle + KING : middle - 1] = box;

/** The box (0–3) that a card takes when it is played; -1 for one that takes none. */
export const boxTakenBy = (laid: Card): number => boxes[laid]!;
