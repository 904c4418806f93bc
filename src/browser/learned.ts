/** The lessons finished on this device, kept there and nowhere else. A storage that is shut changes nothing but that they are not kept. */
const KEY = 'snorum.learned';

/** The games whose lesson has been finished here. */
export const learned = (): readonly string[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string') : [];
  } catch {
    return [];
  }
};

/** Keeps that the lesson of a game has been finished. */
export const keepLearned = (game: string): void => {
  try {
    localStorage.setItem(KEY, JSON.stringify([...new Set([...learned(), game])]));
  } catch {
    // It is known on this page.
  }
};
