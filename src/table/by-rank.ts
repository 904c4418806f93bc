import { RANKS } from '#engine/cards.ts';

const rank = (card: string): number => RANKS.indexOf(card.slice(0, -1) as (typeof RANKS)[number]);

/**
 * Compares two cards in notation for the order of a hand in a game without suits: aces first, then twos, up to kings.
 */
export const compareByRank = (a: string, b: string): number => rank(a) - rank(b);
