import { RANKS } from '#engine/cards.ts';

const rank = (card: string): number => RANKS.indexOf(card.slice(0, -1) as (typeof RANKS)[number]);

/** Sorts cards in notation as a hand is held where suits do not count: the aces, the twos … the kings. */
export const byRank = (a: string, b: string): number => rank(a) - rank(b);
