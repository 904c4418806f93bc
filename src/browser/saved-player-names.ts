/**
 * Names of the players by seat, saved on this device for the next game. If storage is full, blocked or invalid, names
 * must be typed again.
 */
import { MOST_PLAYER_NAME } from '#engine/record/limits.ts';
import { MOST_SEATS } from '#engine/setup.ts';

const KEY = 'snorum.names';
/** Maximum length in characters, more than all names together need. */
const LONGEST = 1000;

/** The saved names by seat; empty if there are none, or if storage is invalid. */
export const readPlayerNames = (): readonly string[] => {
  try {
    const text = localStorage.getItem(KEY) ?? '[]';
    const stored: unknown = JSON.parse(text.length > LONGEST ? '[]' : text);
    if (!Array.isArray(stored)) return [];
    return stored
      .slice(0, MOST_SEATS)
      .map((name: unknown) => (typeof name === 'string' && name.length <= MOST_PLAYER_NAME ? name : ''));
  } catch {
    return [];
  }
};

/** Saves names by seat. */
export const writePlayerNames = (names: readonly string[]): void => {
  try {
    if (names.some((name) => name !== '')) localStorage.setItem(KEY, JSON.stringify(names));
    else localStorage.removeItem(KEY);
  } catch {
    // Storage unavailable: the names apply to this game only.
  }
};
