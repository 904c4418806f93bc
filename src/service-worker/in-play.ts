/**
 * Games in play and new editions: a page holds a lock while a game is played on it, and the service worker of a new
 * edition does not take over as long as there is one.
 */

/** Message by which the worker in charge lets a waiting one take over. */
export const TAKE_OVER = 'snorum: take over';

/** Name of the lock that is held while a game is in play, on the site with this base path. */
export const lockName = (base: string): string => `snorum ${base} in play`;

/** Tells whether a game is in play on any page of the site; also true where that cannot be known. */
export const isGameInPlay = async (base: string): Promise<boolean> => {
  if (!navigator.locks) return true;
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name }) => name === lockName(base));
};

/** Holds the lock of a game in play until the returned function is called. */
export const holdGameInPlay = (base: string): (() => void) => {
  let release = (): void => {};
  const done = new Promise<void>((resolve) => {
    release = resolve;
  });
  void navigator.locks?.request(lockName(base), { mode: 'shared' }, () => done).catch(() => {});
  return release;
};
