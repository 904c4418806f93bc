/**
 * Seal of a game: a hash that is shown before the cards are dealt. It covers the seed, the rules, the players and a
 * secret word (the salt), so that afterwards anybody can check that none of them was changed.
 */
import { createTag } from './deal-record.ts';
import { formatRecord } from './format-record.ts';
import { type DealRecord, findTag } from './record.ts';

/** The players of the engine: they move at random, by the advice of the book, or after a search. */
export const OPPONENT_KINDS = ['random', 'book', 'search'] as const;
export type OpponentKind = (typeof OPPONENT_KINDS)[number];

/** Kind of player at a seat: a person, or a player of the engine. */
export type SeatedKind = 'person' | OpponentKind;

/**
 * Returns the SHA-256 of a text, in hexadecimal digits; `undefined` where there are no hashes. The caller provides it,
 * since the engine knows no platform.
 */
export type Hash = (text: string) => string | undefined | Promise<string | undefined>;

/** Returns the text under the seal: the lines of the record that stand above it. */
export const getSealedText = ({ tags }: DealRecord): string => {
  const at = tags.findIndex(({ name }) => name.toLowerCase() === 'seal');
  return formatRecord({ tags: at < 0 ? tags : tags.slice(0, at), comments: [], deals: [] });
};

/**
 * Seals the record of a game that has not begun: adds the kinds of its players, the salt and the seal. Without hashes
 * the seal is left out.
 */
export const sealRecord = async (
  record: DealRecord,
  players: readonly SeatedKind[],
  salt: string,
  hash: Hash,
): Promise<DealRecord> => {
  const tags = [...record.tags, createTag('Players', players.join(' ')), createTag('Salt', salt)];
  const seal = await hash(getSealedText({ ...record, tags }));
  return { ...record, tags: seal === undefined ? tags : [...tags, createTag('Seal', seal)] };
};

/** Returns the kinds of the players named in a record, by seat; `undefined` if they are not named, or wrongly. */
export const parseSeatedKinds = ({ tags }: DealRecord): readonly SeatedKind[] | undefined => {
  const kinds = findTag(tags, 'Players')?.value.trim().toLowerCase().split(/\s+/) ?? [];
  const seats = findTag(tags, 'Seats')?.value.trim().split(/\s+/).length;
  const known: readonly string[] = ['person', ...OPPONENT_KINDS];
  return kinds.length === seats && kinds.every((kind) => known.includes(kind))
    ? (kinds as readonly SeatedKind[])
    : undefined;
};
