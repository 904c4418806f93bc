/** Checks if games are saved on this device. A separate module, since every page runs it on load. */

/** Storage key prefix; the id of a saved game follows. */
export const SAVED_GAME_KEY_PREFIX = 'snorum.game.';

/** Event on the document when the list of saved games may have changed other than by a move. */
export const SAVED_GAMES_CHANGED = 'snorum:kept';

/** Start of a URL fragment that names a saved game. */
export const SAVED_GAME_FRAGMENT = '#kept=';

/** True if anything is saved; it may still turn out to be invalid. */
export const hasSavedGames = (): boolean => {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(SAVED_GAME_KEY_PREFIX));
  } catch {
    return false;
  }
};
