/**
 * Saves games on this device, each under its own storage key. If storage is full, blocked, invalid or of another
 * version, a game is simply not saved or not found.
 */
import { SAVED_GAME_FRAGMENT, SAVED_GAME_KEY_PREFIX } from './has-saved-games.ts';
import { deleteGameCopy, readGameCopy, writeGameCopy } from './saved-game-copies.ts';

export interface SavedGame {
  readonly id: string;
  /** Id of the game, as in records. */
  readonly game: string;
  /** Record of the game so far. */
  readonly record: string;
  /** Kind of player at each seat, in order of play. */
  readonly chairs: readonly string[];
  /** Time of the last move, in milliseconds since 1970. */
  readonly at: number;
  readonly deal: number;
  /** Counters or points of the only person at the device; `undefined` if there are several or none. */
  readonly holds?: number | undefined;
  readonly over: boolean;
}

/** Maximum number of saved games; beyond it the oldest is removed. */
export const MAX_SAVED_GAMES = 10;

const VERSION = 1;

/** Maximum length of a saved game in characters. The longest game found in random play has a third of it. */
const MAX_LENGTH = 100_000;

/** Maximum length of a saved game that is read, in characters; earlier versions of the site kept longer ones. */
const MAX_READ_LENGTH = 1_200_000;

const isText = (value: unknown): value is string => typeof value === 'string';

/** Parses the text of a saved game; `undefined` if it is invalid or of another version. */
const parseSavedGame = (id: string, text: string): SavedGame | undefined => {
  try {
    if (text.length > MAX_READ_LENGTH) return undefined;
    const { version, game, record, chairs, at, deal, holds, over } = JSON.parse(text);
    if (version !== VERSION || !isText(game) || !isText(record)) return undefined;
    if (!Array.isArray(chairs) || !chairs.every(isText) || !Number.isFinite(at) || !Number.isInteger(deal))
      return undefined;
    const known = Number.isInteger(holds) ? holds : undefined;
    // A date ahead comes from a clock that was wrong.
    return { id, game, record, chairs, at: Math.min(at, Date.now()), deal, holds: known, over: over === true };
  } catch {
    return undefined;
  }
};

/** Reads a saved game; `undefined` if there is none that is valid. */
const read = (key: string): SavedGame | undefined => {
  try {
    return parseSavedGame(key.slice(SAVED_GAME_KEY_PREFIX.length), localStorage.getItem(key)!);
  } catch {
    return undefined;
  }
};

/** Lists all saved games, the most recently played first. */
export const listSavedGames = (): readonly SavedGame[] => {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(SAVED_GAME_KEY_PREFIX))
      .flatMap((key) => read(key) ?? [])
      .sort((a, b) => b.at - a.at);
  } catch {
    return [];
  }
};

export const findSavedGame = (id: string): SavedGame | undefined => read(SAVED_GAME_KEY_PREFIX + id);

/**
 * Finds a saved game, or its copy if that is newer: a browser that was killed may have lost the last moves. The copy
 * then takes the place of the game.
 */
export const findLatestSavedGame = async (id: string): Promise<SavedGame | undefined> => {
  const text = await readGameCopy(id);
  const copy = text === undefined ? undefined : parseSavedGame(id, text);
  const saved = findSavedGame(id);
  if (!copy || (saved && saved.at >= copy.at)) return saved;
  writeSavedGame(copy);
  return copy;
};

export const deleteSavedGame = (id: string): void => {
  deleteGameCopy(id);
  try {
    localStorage.removeItem(SAVED_GAME_KEY_PREFIX + id);
  } catch {
    // Storage unavailable: no games.
  }
};

/**
 * Saves a game; returns true on success. If there are too many games, or no room for this one, the oldest of the others
 * are removed.
 */
export const writeSavedGame = ({ id, ...game }: SavedGame): boolean => {
  const key = SAVED_GAME_KEY_PREFIX + id;
  const text = JSON.stringify({ version: VERSION, ...game });
  if (text.length > MAX_LENGTH) return false;
  try {
    const isNew = localStorage.getItem(key) === null;
    if (!write(key, text) && !writeInPlaceOfOthers(key, text)) return false;
    if (isNew) for (const old of listOthers(key).slice(MAX_SAVED_GAMES - 1)) localStorage.removeItem(old);
    writeGameCopy(id, text);
    return true;
  } catch {
    return false;
  }
};

/** Keys of the saved games but one, the most recently played first. */
const listOthers = (key: string): readonly string[] =>
  listSavedGames()
    .map(({ id }) => SAVED_GAME_KEY_PREFIX + id)
    .filter((other) => other !== key);

/** Writes an item; returns true on success. */
const write = (key: string, text: string): boolean => {
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
};

/** Writes an item after removing as many of the oldest games as it takes; if all are too few, they come back. */
const writeInPlaceOfOthers = (key: string, text: string): boolean => {
  const removed: [key: string, text: string][] = [];
  for (const old of [...listOthers(key)].reverse()) {
    const oldText = localStorage.getItem(old)!;
    // Storage that cannot even keep what it holds is not full, but shut.
    if (removed.length === 0 && !write(old, oldText)) return false;
    localStorage.removeItem(old);
    removed.push([old, oldText]);
    if (write(key, text)) return true;
  }
  for (const [old, oldText] of removed) write(old, oldText);
  return false;
};

/** Returns the record in the text of a saved game; `undefined` if there is none. */
export const parseSavedRecord = (text: string): string | undefined => {
  try {
    const { record } = JSON.parse(text);
    return isText(record) ? record : undefined;
  } catch {
    return undefined;
  }
};

export const createGameId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Builds the URL fragment with which the game's page reopens a saved game. */
export const buildSavedGameFragment = (id: string): string => SAVED_GAME_FRAGMENT + id;

/** Parses the id of a saved game from a URL fragment; `undefined` if it names none. */
export const parseSavedGameFragment = (fragment: string): string | undefined =>
  /^#kept=([\da-f]{1,40})$/.exec(fragment)?.[1];
