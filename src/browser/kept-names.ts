/**
 * What those at a table are called, by their seats, kept on this device for the next game. A storage that is full, shut or
 * spoilt changes nothing but that a name is typed again.
 */
import { MOST_PLAYER_NAME } from '#engine/record/limits.ts';
import { MOST_SEATS } from '#engine/setup.ts';

const KEY = 'snorum.names';
/** In characters, more than all names together take. */
const LONGEST = 1000;

/** The names that are kept, by their seats; none where there are none, or the storage is spoilt. */
export const keptNames = (): readonly string[] => {
  try {
    const text = localStorage.getItem(KEY) ?? '[]';
    const kept: unknown = JSON.parse(text.length > LONGEST ? '[]' : text);
    if (!Array.isArray(kept)) return [];
    return kept
      .slice(0, MOST_SEATS)
      .map((name: unknown) => (typeof name === 'string' && name.length <= MOST_PLAYER_NAME ? name : ''));
  } catch {
    return [];
  }
};

/** Keeps names, by their seats. */
export const keepNames = (names: readonly string[]): void => {
  try {
    if (names.some((name) => name !== '')) localStorage.setItem(KEY, JSON.stringify(names));
    else localStorage.removeItem(KEY);
  } catch {
    // They hold for this game.
  }
};
