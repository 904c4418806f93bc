/**
 * Games saved on this device, each under its own storage key. If storage is full, blocked, invalid or of another
 * version, games are just not saved or not found.
 */
import { KEPT, STEM } from './any-kept.ts';

export interface KeptGame {
  readonly id: string;
  /** Id of the game, as in records. */
  readonly game: string;
  /** Record of the game so far. */
  readonly record: string;
  /** Player of each seat, in order of play. */
  readonly chairs: readonly string[];
  /** Time of the last move, in milliseconds since 1970. */
  readonly at: number;
  readonly deal: number;
  /** Counters or points of the only person at the device; absent if there are several, or none. */
  readonly holds?: number | undefined;
  readonly over: boolean;
}

/** Maximum number of saved games; the oldest are removed. */
export const MOST_KEPT = 10;

const VERSION = 1;

/** Maximum length in characters: the longest record as JSON, plus its metadata. */
const LONGEST = 1_200_000;

const isText = (value: unknown): value is string => typeof value === 'string';

/** Reads a saved game; `undefined` if it is invalid or of another version. */
const read = (key: string): KeptGame | undefined => {
  try {
    const text = localStorage.getItem(key)!;
    if (text.length > LONGEST) return undefined;
    const { version, game, record, chairs, at, deal, holds, over } = JSON.parse(text);
    if (version !== VERSION || !isText(game) || !isText(record)) return undefined;
    if (!Array.isArray(chairs) || !chairs.every(isText) || !Number.isFinite(at) || !Number.isInteger(deal))
      return undefined;
    const known = Number.isInteger(holds) ? holds : undefined;
    return { id: key.slice(STEM.length), game, record, chairs, at, deal, holds: known, over: over === true };
  } catch {
    return undefined;
  }
};

/** Lists all saved games, the most recently played first. */
export const keptGames = (): readonly KeptGame[] => {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(STEM))
      .flatMap((key) => read(key) ?? [])
      .sort((a, b) => b.at - a.at);
  } catch {
    return [];
  }
};

export const keptGame = (id: string): KeptGame | undefined => read(STEM + id);

export const forgetGame = (id: string): void => {
  try {
    localStorage.removeItem(STEM + id);
  } catch {
    // Storage unavailable: no games.
  }
};

/** Saves a game; returns true on success. A new game replaces the oldest if there are too many. */
export const keepGame = ({ id, ...game }: KeptGame): boolean => {
  try {
    const isNew = localStorage.getItem(STEM + id) === null;
    localStorage.setItem(STEM + id, JSON.stringify({ version: VERSION, ...game }));
    if (isNew) for (const old of keptGames().slice(MOST_KEPT)) forgetGame(old.id);
    return true;
  } catch {
    return false;
  }
};

export const newGameId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The URL fragment with which a game's page reopens a saved game. */
export const keptFragment = (id: string): string => KEPT + id;

/** The saved game named by a fragment; `undefined` if there is none. */
export const keptIn = (fragment: string): string | undefined => /^#kept=([\da-f]{1,40})$/.exec(fragment)?.[1];
