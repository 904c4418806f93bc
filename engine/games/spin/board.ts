/** The special cards of Spin, and its three boxes. */
import { type Card, card } from '../../cards.ts';

/** The card called Spin is the ace of diamonds. */
export const SPIN: Card = card('AD');

// BW91.spin.pack: the two of hearts is taken out, and the eight of diamonds.
export const REMOVED_CARDS: readonly Card[] = [card('2H'), card('8D')];

/** Names of the boxes, in their order. */
export const SPIN_BOX_NAMES = ['matrimony', 'intrigue', 'game'] as const;
export const MATRIMONY_POOL = 0;
export const INTRIGUE_POOL = 1;
export const GAME_POOL = 2;

const QUEEN = card('QD');

// BW91.spin.pools: Matrimony is king and queen of diamonds, Intrigue queen and knave.
/** The two cards that must be held to declare each box, the higher card first. */
export const PAIRS: readonly (readonly [high: Card, low: Card])[] = [
  [card('KD'), QUEEN],
  [QUEEN, card('JD')],
];
