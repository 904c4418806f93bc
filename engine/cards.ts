/**
 * The pack. Inside the engine a card is a small integer, `suit * 13 + rank`; outside it is written in
 * notation: the rank (`A 2 … 10 J Q K`) followed by the suit (`S H D C`), as in `9S`, `10D`, `KH`.
 */

/** A card: an integer from 0 (ace of spades) to 51 (king of clubs). */
export type Card = number;

/** The suits in the order of the integers: spades, hearts, diamonds, clubs. */
export const SUITS = ['S', 'H', 'D', 'C'] as const;
export type Suit = (typeof SUITS)[number];

/** The ranks in the order of the integers, from the ace (low) to the king. */
export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const;
export type Rank = (typeof RANKS)[number];

/** Number of ranks in a suit. */
export const RANKS_IN_SUIT = 13;
/** Number of cards of one rank in the full pack. */
export const CARDS_PER_RANK = SUITS.length;
/** Number of cards in the full pack. */
export const PACK_SIZE = 52;

/** The integer of a rank: 0 for an ace, 12 for a king. */
export const rankOf = (card: Card): number => card % RANKS_IN_SUIT;

/** Number of these cards that have the rank of `card`. */
export const countSameRank = (cards: readonly Card[], card: Card): number =>
  cards.filter((other) => rankOf(other) === rankOf(card)).length;

/** The integer of a suit: 0 spades, 1 hearts, 2 diamonds, 3 clubs. */
export const suitOf = (card: Card): number => (card / RANKS_IN_SUIT) | 0;

/** A card in notation, `9S`. */
export const formatCard = (card: Card): string => `${RANKS[rankOf(card)]}${SUITS[suitOf(card)]}`;

/** Parses a card in notation, in upper or lower case; `undefined` if the text is not a card. */
export const parseCard = (text: string): Card | undefined => {
  const written = text.toUpperCase();
  const suit = SUITS.indexOf(written.slice(-1) as Suit);
  const rank = RANKS.indexOf(written.slice(0, -1) as Rank);
  return suit < 0 || rank < 0 ? undefined : suit * RANKS_IN_SUIT + rank;
};

/**
 * Parses a card written in the code of the rules, such as `card('9S')`. Throws if the text is not a card, since that is
 * a bug.
 */
export const card = (notation: string): Card => {
  const found = parseCard(notation);
  if (found === undefined) throw new Error(`no such card: ${notation}`);
  return found;
};

/** The full pack of fifty-two, in the order of the integers. */
export const FULL_PACK: readonly Card[] = Array.from({ length: PACK_SIZE }, (_, i) => i);

/** The pack of thirty-two: ace and seven to king of each suit. */
export const PIQUET_PACK: readonly Card[] = FULL_PACK.filter((c) => rankOf(c) === 0 || rankOf(c) >= 6);

/** Marks a card that no player holds: in the talon, already played, or not in the pack. */
export const NO_OWNER = -1;

/**
 * Owner of each card: 52 entries, one for each card of the full pack, with the seat (0-based) or {@link NO_OWNER}. The
 * order of the cards within a hand has no meaning in the rules.
 */
export type CardOwners = Int8Array;

/** Creates an owner table in which nobody holds a card. */
export const createEmptyOwners = (): CardOwners => new Int8Array(PACK_SIZE).fill(NO_OWNER);
