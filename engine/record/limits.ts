/**
 * Limits of a record. The page parses a link or a file while the reader waits, so that even an extreme text must be
 * parsed or refused at once. A whole game, with comments on each deal, is far below all limits.
 */

/** Maximum length of a record's text (UTF-16 units). */
export const MAX_RECORD_CHARACTERS = 1_000_000;

/** Maximum length of a seat's name (UTF-16 units). */
export const MAX_NAME_CHARACTERS = 100;

/** Maximum length of a player's name (UTF-16 units). */
export const MAX_PLAYER_NAME_CHARACTERS = 24;

/** Maximum length of a seed (UTF-16 units). */
export const MAX_SEED_CHARACTERS = 200;

/** Maximum length of the cards drawn for the deal (UTF-16 units). */
export const MAX_DRAW_CHARACTERS = 10_000;

/** Maximum number of tags before the first deal, and also in each deal. */
export const MAX_TAGS = 200;

/** Maximum number of hands in a deal, counting also the groups of cards that nobody holds (talon, table, turn-up). */
export const MAX_HANDS = 20;

/** Maximum number of deals in a record. The longest game found in random play, over all readings, has 80. */
export const MAX_DEALS = 500;

/** Maximum number of moves in a record. The longest game found in random play has 3,300. */
export const MAX_MOVES = 10_000;

/** Maximum number of faults listed; the last one says that there are more. */
export const MAX_FAULTS = 100;
