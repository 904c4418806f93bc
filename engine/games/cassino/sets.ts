/**
 * Sets of cards of a table. A set is a number whose binary digit `i` is 1 if the `i`th card of the table is in it.
 * Numbers are exact up to 2^53, and no table has more than 52 cards; on most tables a set is a small integer.
 */

/** Number of binary digits for which bitwise operators can be used. */
const BITS = 31;

/** Returns the set that contains only the card at this position of the table. Larger sets are sums of such sets. */
export const createSingletonSet = (place: number): number => (place < BITS ? 1 << place : 2 ** place);

/** True if a set contains the card at this position of the table. */
export const setContains = (set: number, place: number): boolean =>
  ((place < BITS ? set >> place : set / createSingletonSet(place)) & 1) === 1;
