/**
 * The 32 cards as La Manille ranks them. Inside the game a card is `suit * 8 + rank`, the rank in the order 7 8 9 J Q K
 * A 10, so that of two cards of a suit the greater integer wins, and a hand is one mask of 32 bits. The pack's own
 * integers (0–51) are used only at the interface of the table.
 */
import { card, PACK_SIZE, SUITS } from '../../cards.ts';

/** A card of the game: 0 (seven of spades) to 31 (ten of clubs). */
export type ManilleCard = number;

/** Cards, a bit each: bit 0 is the seven of spades. */
export type Mask = number;

// B96.order: ten, ace, king, queen, knave, nine, eight, seven.
const ORDER = ['7', '8', '9', 'J', 'Q', 'K', 'A', '10'] as const;

/** The pack's integer for each card of the game. */
export const MANILLE_TO_CARD: Uint8Array = Uint8Array.from(
  SUITS.flatMap((suit) => ORDER.map((rank) => card(`${rank}${suit}`))),
);

/** The game's card for each integer of the pack; -1 for the twos to the sixes. */
export const CARD_TO_MANILLE: Int8Array = new Int8Array(PACK_SIZE).fill(-1);
MANILLE_TO_CARD.forEach((its, ranked) => {
  CARD_TO_MANILLE[its] = ranked;
});

// B96.values: the manille 5, the manillon 4, king 3, queen 2, knave 1.
const VALUES: Readonly<Record<string, number>> = { '10': 5, A: 4, K: 3, Q: 2, J: 1 };

/** Points of each card of the game. */
export const POINTS: Uint8Array = Uint8Array.from(SUITS.flatMap(() => ORDER.map((rank) => VALUES[rank] ?? 0)));

/** All the cards of a suit (0–3). */
export const suitMask = (suit: number): Mask => 255 << (suit << 3);

/** The cards of its suit that beat a card. */
export const above = (ranked: ManilleCard): Mask => suitMask(ranked >> 3) & ((-1 << ranked) << 1);

/** True if a card played beats the one that was winning. */
export const beats = (card: ManilleCard, best: ManilleCard, trump: number): boolean =>
  card >> 3 === best >> 3 ? card > best : card >> 3 === trump;

/** Number of cards: the bits are added up in twos, in fours and in eights. */
export const sizeOf = (mask: Mask): number => {
  const twos = mask - ((mask >>> 1) & 0x55555555);
  const fours = (twos & 0x33333333) + ((twos >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
};

/** The card of the lowest bit; the mask must not be empty. */
export const lowestOf = (mask: Mask): ManilleCard => 31 - Math.clz32(mask & -mask);

/** The pack's integer for each bit of a mask put {@link inPackOrder}. */
const CARD_AT: Uint8Array = Uint8Array.from(
  SUITS.flatMap((suit) => ['A', '7', '8', '9', '10', 'J', 'Q', 'K'].map((rank) => card(`${rank}${suit}`))),
);

/** Reorders a mask to the pack's order: in each suit the ace below the seven and the ten below the knave. */
const inPackOrder = (mask: Mask): number =>
  ((mask >>> 6) & 0x01010101) | ((mask & 0x07070707) << 1) | ((mask >>> 3) & 0x10101010) | ((mask & 0x38383838) << 2);

/** Writes the cards of a mask into `into`, in the order of the pack's integers; returns their number. */
export const list = (mask: Mask, into: Int32Array): number => {
  let count = 0;
  for (let rest = inPackOrder(mask); rest !== 0; rest &= rest - 1) into[count++] = CARD_AT[lowestOf(rest)]!;
  return count;
};

/** The game's cards in the order of the pack's integers: the unshuffled pack. */
export const UNSHUFFLED: Uint8Array = MANILLE_TO_CARD.slice()
  .sort()
  .map((its) => CARD_TO_MANILLE[its]!);
