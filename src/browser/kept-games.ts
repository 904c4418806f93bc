/**
 * The games played on this device, each kept there as it stands, under a key of its own, and nowhere else. A storage that
 * is full, shut, spoilt or of another version changes nothing but that a game is not kept, or not found again.
 */
import { KEPT, STEM } from './any-kept.ts';

export interface KeptGame {
  readonly id: string;
  /** By its name in records. */
  readonly game: string;
  /** Everything that has been played. */
  readonly record: string;
  /** Who sits in each chair, in the order of play. */
  readonly chairs: readonly string[];
  /** When it was last moved in, in milliseconds since 1970. */
  readonly at: number;
  readonly deal: number;
  /** What the one person at the device has; of several, or of none, nothing is told. */
  readonly holds?: number | undefined;
  readonly over: boolean;
}

/** So many are kept; those longest untouched make room. */
export const MOST_KEPT = 10;

const VERSION = 1;

/** In characters: the longest record there may be, written as JSON, and what is kept beside it. */
const LONGEST = 1_200_000;

const isText = (value: unknown): value is string => typeof value === 'string';

/** What is kept under a key; nothing where it is spoilt, or of another version. */
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

/** All games kept, the one last played first. */
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
    // Where nothing can be kept nothing is.
  }
};

/** Keeps a game as it stands; answers whether it could. Where it is a new one those longest untouched make room. */
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

/** A name for a game that none has had. */
export const newGameId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The fragment at which the page of a game finds it again on this device. */
export const keptFragment = (id: string): string => KEPT + id;

/** The game that a fragment names; `undefined` where it names none. */
export const keptIn = (fragment: string): string | undefined => /^#kept=([\da-f]{1,40})$/.exec(fragment)?.[1];
