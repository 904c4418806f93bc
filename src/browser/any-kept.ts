/** What a page asks before anything of it is touched: whether games are kept on this device. Apart, since it is asked on every page. */

/** Under this and its id each game is kept. */
export const STEM = 'snorum.game.';

/** Told to the page when the list may have changed otherwise than by a move. */
export const KEPT_CHANGED = 'snorum:kept';

/** What the fragment of an address begins with that names a game kept on this device. */
export const KEPT = '#kept=';

/** Whether anything is kept; it may turn out to be spoilt. */
export const anyKept = (): boolean => {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(STEM));
  } catch {
    return false;
  }
};
