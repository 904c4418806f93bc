/** Stores which lessons have been finished, only on this device. If storage is blocked, nothing is stored. */
const KEY = 'snorum.learned';

/** Lists the ids of the games whose lesson has been finished on this device. */
export const readFinishedLessons = (): readonly string[] => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((each) => typeof each === 'string') : [];
  } catch {
    return [];
  }
};

/** Stores that the lesson of a game has been finished. */
export const writeFinishedLesson = (game: string): void => {
  try {
    localStorage.setItem(KEY, JSON.stringify([...new Set([...readFinishedLessons(), game])]));
  } catch {
    // Storage unavailable: remembered on this page only.
  }
};
