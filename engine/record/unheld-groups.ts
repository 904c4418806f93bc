/** Groups of cards that nobody holds, as a record names them. */

/** The cards left over, the cards face up, and the card turned up. */
export const TALON_NAME = 'Talon';
export const BOARD_NAME = 'Table';
export const TURN_UP_NAME = 'Turn-up';

/** All names for cards that nobody holds. No seat may have one of these names. */
export const UNHELD_GROUP_NAMES: readonly string[] = [TALON_NAME, BOARD_NAME, TURN_UP_NAME];
