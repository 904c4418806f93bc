/**
 * Saves games on this device, each under its own storage key. If storage is full, blocked, invalid or of another
 * version, a game is simply not saved or not found.
 */
import { SAVED_GAME_FRAGMENT, SAVED_GAME_KEY_PREFIX } from './has-saved-games.ts';

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

/** Maximum length of a saved game in characters: the longest record as JSON, plus its metadata. */
const LONGEST = 1_200_000;

const isText = (value: unknown): value is string => typeof value === 'string';

/** Reads a saved game; `undefined` if it is invalid or of another version. */
const read = (key: string): SavedGame | undefined => {
  try {
    const text = localStorage.getItem(key)!;
    if (text.length > LONGEST) return undefined;
    const { version, game, record, chairs, at, deal, holds, over } = JSON.parse(text);
    if (version !== VERSION || !isText(game) || !isText(record)) return undefined;
    if (!Array.isArray(chairs) || !chairs.every(isText) || !Number.isFinite(at) || !Number.isInteger(deal))
      return undefined;
    const known = Number.isInteger(holds) ? holds : undefined;
    return {
      id: key.slice(SAVED_GAME_KEY_PREFIX.length),
      game,
      record,
      chairs,
      at,
      deal,
      holds: known,
      over: over === true,
    };
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

export const deleteSavedGame = (id: string): void => {
  try {
    localStorage.removeItem(SAVED_GAME_KEY_PREFIX + id);
  } catch {
    // Storage unavailable: no games.
  }
};

/** Saves a game; returns true on success. If there are too many games, the oldest is removed. */
export const writeSavedGame = ({ id, ...game }: SavedGame): boolean => {
  try {
    const isNew = localStorage.getItem(SAVED_GAME_KEY_PREFIX + id) === null;
    localStorage.setItem(SAVED_GAME_KEY_PREFIX + id, JSON.stringify({ version: VERSION, ...game }));
    if (isNew) for (const old of listSavedGames().slice(MAX_SAVED_GAMES)) deleteSavedGame(old.id);
    return true;
  } catch {
    return false;
  }
};

export const createGameId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Builds the URL fragment with which the game's page reopens a saved game. */
export const buildSavedGameFragment = (id: string): string => SAVED_GAME_FRAGMENT + id;

/** Parses the id of a saved game from a URL fragment; `undefined` if it names none. */
export const parseSavedGameFragment = (fragment: string): string | undefined =>
  /^#kept=([\da-f]{1,40})$/.exec(fragment)?.[1];
