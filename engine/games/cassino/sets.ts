/**
 * Sets of cards of a table. A set is a number whose binary digit `i` is 1 if the `i`th card of the table is in it.
 * Numbers are exact up to 2^53, and no table has more than 52 cards; on most tables a set is a small integer.
 */

/** Digits within reach of the bitwise operators. */
const BITS = 31;

/** The set of the one card at a place of the table; sets are sums of these. */
export const setOfOne = (place: number): number => (place < BITS ? 1 << place : 2 ** place);

/** True if the card at a place of the table is in a set. */
export const isIn = (set: number, place: number): boolean =>
  ((place < BITS ? set >> place : set / setOfOne(place)) & 1) === 1;
