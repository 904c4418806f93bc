/**
 * Sets of cards of a table. A set is a number whose binary digit `i` is 1 when the `i`th card of the table is in it. Numbers are
 * exact up to 2^53, and no table has more than 52 cards; on most tables a set is a small integer.
 */

/** The digits that the operators on bits see. */
const BITS = 31;

/** The set of the one card at a place of the table; a sum of these is a set of cards. */
export const setOfOne = (place: number): number => (place < BITS ? 1 << place : 2 ** place);

/** Whether the card at a place of the table is in a set. */
export const isIn = (set: number, place: number): boolean =>
  ((place < BITS ? set >> place : set / setOfOne(place)) & 1) === 1;
