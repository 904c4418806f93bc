/**
 * Saves the names of the players on this device for the next game. If storage is full, blocked or invalid, the names
 * must be typed again.
 */
import { MAX_PLAYER_NAME_CHARACTERS } from '#engine/record/limits.ts';
import { MAX_SEATS } from '#engine/setup.ts';

const KEY = 'snorum.names';
/** Maximum length of the stored text in characters; all names together need less. */
const LONGEST = 1000;

/** Reads the saved names, in the order of the seats; empty if there are none, or if they are invalid. */
export const readPlayerNames = (): readonly string[] => {
  try {
    const text = localStorage.getItem(KEY) ?? '[]';
    const stored: unknown = JSON.parse(text.length > LONGEST ? '[]' : text);
    if (!Array.isArray(stored)) return [];
    return stored
      .slice(0, MAX_SEATS)
      .map((name: unknown) => (typeof name === 'string' && name.length <= MAX_PLAYER_NAME_CHARACTERS ? name : ''));
  } catch {
    return [];
  }
};

/** Saves the names, in the order of the seats. */
export const writePlayerNames = (names: readonly string[]): void => {
  try {
    if (names.some((name) => name !== '')) localStorage.setItem(KEY, JSON.stringify(names));
    else localStorage.removeItem(KEY);
  } catch {
    // Storage unavailable: the names apply to this game only.
  }
};
