/** Lessons finished on this device, saved only there. If storage is blocked they are not saved. */
const KEY = 'snorum.learned';

/** The games whose lesson has been finished here. */
export const readFinishedLessons = (): readonly string[] => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((each) => typeof each === 'string') : [];
  } catch {
    return [];
  }
};

/** Saves that the lesson of a game has been finished. */
export const writeFinishedLesson = (game: string): void => {
  try {
    localStorage.setItem(KEY, JSON.stringify([...new Set([...readFinishedLessons(), game])]));
  } catch {
    // Storage unavailable: remembered on this page only.
  }
};
