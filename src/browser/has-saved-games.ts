/** Checks if games are saved on this device. It is a separate module, since every page runs it when it loads. */

/** Storage key prefix; the id of a saved game follows. */
export const SAVED_GAME_KEY_PREFIX = 'snorum.game.';

/** Event on the document for a change of the list of saved games other than by a move. */
export const SAVED_GAMES_CHANGED_EVENT = 'snorum:kept';

/** Start of a URL fragment that names a saved game. */
export const SAVED_GAME_FRAGMENT = '#kept=';

/** True if any game is stored; it may still prove to be invalid when it is read. */
export const hasSavedGames = (): boolean => {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(SAVED_GAME_KEY_PREFIX));
  } catch {
    return false;
  }
};
