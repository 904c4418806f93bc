/**
 * The 32 cards in the ranking of La Manille. Within the game a card is `suit * 8 + rank`, with the ranks in the order 7
 * 8 9 J Q K A 10. So the greater integer of two cards in a suit wins, and a hand is one mask of 32 bits. The integers
 * of the full pack (0–51) are used only by the public methods of the table.
 */
import { card, PACK_SIZE, SUITS } from '../../cards.ts';

/** A card numbered for this game: 0 (seven of spades) to 31 (ten of clubs). */
export type ManilleCard = number;

/** A set of cards as a bit mask; bit 0 is the seven of spades. */
export type CardMask = number;

// B96.order: ten, ace, king, queen, knave, nine, eight, seven.
const ORDER = ['7', '8', '9', 'J', 'Q', 'K', 'A', '10'] as const;

/** Converts a card of the game to its integer in the full pack. */
export const MANILLE_TO_CARD: Uint8Array = Uint8Array.from(
  SUITS.flatMap((suit) => ORDER.map((rank) => card(`${rank}${suit}`))),
);

/** Converts an integer of the full pack to a card of the game; -1 for the twos to the sixes. */
export const CARD_TO_MANILLE: Int8Array = new Int8Array(PACK_SIZE).fill(-1);
MANILLE_TO_CARD.forEach((its, ranked) => {
  CARD_TO_MANILLE[its] = ranked;
});

// B96.values: the manille 5, the manillon 4, king 3, queen 2, knave 1.
const VALUES: Readonly<Record<string, number>> = { '10': 5, A: 4, K: 3, Q: 2, J: 1 };

/** Points of each card; the index is the card. */
export const CARD_POINTS: Uint8Array = Uint8Array.from(SUITS.flatMap(() => ORDER.map((rank) => VALUES[rank] ?? 0)));

/** Returns the mask of all cards of a suit (0–3). */
export const suitMask = (suit: number): CardMask => 255 << (suit << 3);

/** Returns the mask of the cards of the same suit that beat a card. */
export const higherCards = (ranked: ManilleCard): CardMask => suitMask(ranked >> 3) & ((-1 << ranked) << 1);

/** True if the card played beats `best`, the card that was winning the trick. */
export const beats = (card: ManilleCard, best: ManilleCard, trump: number): boolean =>
  card >> 3 === best >> 3 ? card > best : card >> 3 === trump;

/** Counts the cards of a mask, by adding up the bits in groups of two, four and eight. */
export const countCards = (mask: CardMask): number => {
  const twos = mask - ((mask >>> 1) & 0x55555555);
  const fours = (twos & 0x33333333) + ((twos >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
};

/** Returns the card of the lowest bit in a mask that is not empty. */
export const getLowestCard = (mask: CardMask): ManilleCard => 31 - Math.clz32(mask & -mask);

/** Integer in the full pack for each bit of a mask reordered by {@link inPackOrder}. */
const CARD_AT: Uint8Array = Uint8Array.from(
  SUITS.flatMap((suit) => ['A', '7', '8', '9', '10', 'J', 'Q', 'K'].map((rank) => card(`${rank}${suit}`))),
);

/**
 * Reorders a mask to the order of the full pack: in each suit, the ace is below the seven and the ten below the knave.
 */
const inPackOrder = (mask: CardMask): number =>
  ((mask >>> 6) & 0x01010101) | ((mask & 0x07070707) << 1) | ((mask >>> 3) & 0x10101010) | ((mask & 0x38383838) << 2);

/** Writes the cards of a mask into `into` as integers of the full pack, in their order. Returns their number. */
export const writeCardList = (mask: CardMask, into: Int32Array): number => {
  let count = 0;
  for (let rest = inPackOrder(mask); rest !== 0; rest &= rest - 1) into[count++] = CARD_AT[getLowestCard(rest)]!;
  return count;
};

/** The unshuffled pack: the cards of the game, sorted by their integers in the full pack. */
export const UNSHUFFLED_PACK: Uint8Array = MANILLE_TO_CARD.slice()
  .sort()
  .map((its) => CARD_TO_MANILLE[its]!);
