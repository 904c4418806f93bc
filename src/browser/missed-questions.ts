/** Questions that the reader has missed, stored on the device, so that they are asked again another day. */
const KEY = 'snorum.missed';

/** Maximum number of questions stored; the oldest are dropped. */
const MOST = 60;

/** Reads the keys of the missed questions; empty if the storage is unavailable or broken. */
export const readMissedQuestions = (): readonly string[] => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((each) => typeof each === 'string').slice(-MOST) : [];
  } catch {
    return [];
  }
};

/** Stores whether a question was missed; one answered right is forgotten. */
export const writeMissedQuestion = (key: string, isMissed: boolean): void => {
  const others = readMissedQuestions().filter((each) => each !== key);
  try {
    localStorage.setItem(KEY, JSON.stringify((isMissed ? [...others, key] : others).slice(-MOST)));
  } catch {
    // Storage unavailable: the questions are asked again in this round only.
  }
};
