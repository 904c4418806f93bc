/**
 * Limits of a record. A link or file is parsed while its reader waits, so any text must be answered at once. A whole
 * game, with comments on each deal, is far below all limits.
 */

/** Characters of a text (UTF-16 units). */
export const MOST_CHARACTERS = 1_000_000;

/** Characters of a seat's name. */
export const MOST_NAME_CHARACTERS = 100;

/** Characters of a player's name. */
export const MOST_PLAYER_NAME = 24;

/** Tags above the first deal, and again in each deal. */
export const MOST_TAGS = 200;

/** Hands of a deal: the seats', and the cards that nobody holds. */
export const MOST_HANDS = 20;

/** Deals of a record. The longest game found in random play, over all readings, has 80. */
export const MOST_DEALS = 500;

/** Moves of all deals together; that game has 3,300. */
export const MOST_MOVES = 10_000;

/** Faults listed; the last one says that there are more. */
export const MOST_FAULTS = 100;
