import { RANKS } from '#engine/cards.ts';

const rank = (card: string): number => RANKS.indexOf(card.slice(0, -1) as (typeof RANKS)[number]);

/** Compares cards in notation for a hand in a game without suits: the aces, the twos … the kings. */
export const byRank = (a: string, b: string): number => rank(a) - rank(b);
