/**
 * How much a record may hold. Whoever opens a link or a file waits for it to be read: whatever stands in it is answered
 * at once. A whole game, each of its deals remarked upon, stays far below all of these.
 */

/** The characters of a text (as JavaScript counts them). */
export const MOST_CHARACTERS = 1_000_000;

/** The characters of a seat's name. */
export const MOST_NAME_CHARACTERS = 100;

/** The characters of what a player is called besides. */
export const MOST_PLAYER_NAME = 24;

/** The tags above the first deal, and again those of each deal. */
export const MOST_TAGS = 200;

/** The hands of a deal: those of the seats, and what nobody holds. */
export const MOST_HANDS = 20;

/** The deals of a record: the longest game found among all readings, played at random, has eighty. */
export const MOST_DEALS = 500;

/** The moves of all its deals together: that game has 3,300. */
export const MOST_MOVES = 10_000;

/** The faults that are listed; the last of so many says that there are more. */
export const MOST_FAULTS = 100;
