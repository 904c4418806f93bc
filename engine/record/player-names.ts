/** Names of the players, besides the names of their seats: `[Names "A=Marie, C=Old Tom"]`. */
import { parseCard } from '../cards.ts';
import { addFault, type Fault } from './faults.ts';
import { MAX_PLAYER_NAME_CHARACTERS } from './limits.ts';
import { findTag, type Tag } from './record.ts';
import { getNameSkeleton, RESERVED_WORDS } from './seat-names.ts';

/**
 * Reason for refusing a player's name: too long, a card, a reserved word, invalid characters, or too similar to another
 * name.
 */
export type PlayerNameFault = 'long' | 'card' | 'word' | 'signs' | 'twin';

/**
 * Matches a valid name: letters with at most two combining marks each, digits, spaces, hyphens, apostrophes and full
 * stops.
 */
const NAME = /^(?:[\p{L}\p{N}]\p{M}{0,2}|[ .'’-])+$/u;

/** Normalises a name: single spaces between words, no spaces at the ends. */
export const trimPlayerName = (name: string): string => name.normalize('NFC').trim().replace(/\s+/gu, ' ');

/**
 * Returns the reason why a player cannot have this name at a table with these other names; `undefined` if the name is
 * valid.
 */
export const findPlayerNameFault = (name: string, others: readonly string[]): PlayerNameFault | undefined => {
  const look = getNameSkeleton(name);
  if (name.length > MAX_PLAYER_NAME_CHARACTERS) return 'long';
  if (parseCard(name) !== undefined) return 'card';
  if (RESERVED_WORDS.includes(look.toLowerCase())) return 'word';
  if (!NAME.test(name) || !/[\p{L}\p{N}]/u.test(name) || /\p{Default_Ignorable_Code_Point}/u.test(name)) return 'signs';
  return others.some((other) => getNameSkeleton(other) === look) ? 'twin' : undefined;
};

/**
 * Parses the players' names, in the order of the seats, with an empty text for a seat without a name. Adds the faults
 * of the tag to `faults`, and omits names that are not valid.
 */
export const parsePlayerNames = (
  tags: readonly Tag[],
  seats: readonly string[],
  faults: Fault[] = [],
): readonly string[] => {
  const called = seats.map(() => '');
  const tag = findTag(tags, 'Names');
  if (!tag?.value.trim()) return called;
  for (const pair of tag.value.split(',')) {
    const [seat = '', ...rest] = pair.split('=');
    const i = seats.findIndex((each) => getNameSkeleton(each) === getNameSkeleton(seat.trim()));
    const name = trimPlayerName(rest.join('='));
    if (name === '' || called[i]) {
      addFault(faults, 'bad-names', tag.at, pair.trim());
      continue;
    }
    if (i < 0) {
      addFault(faults, 'unknown-seat', tag.at, seat.trim(), seats.join(', '));
      continue;
    }
    const others = [...called, ...seats.filter((_, other) => other !== i)].filter((other) => other !== '');
    const why = findPlayerNameFault(name, others);
    if (!why) called[i] = name;
    else if (why === 'long')
      addFault(faults, 'long-seat-name', tag.at, String(name.length), String(MAX_PLAYER_NAME_CHARACTERS));
    else {
      const card = why === 'card' ? name : '';
      const words = why === 'word' ? RESERVED_WORDS.join(', ') : '';
      const twin = why === 'twin' ? others.find((other) => getNameSkeleton(other) === getNameSkeleton(name))! : '';
      addFault(faults, 'bad-player-name', tag.at, name, card, words, twin);
    }
  }
  return called;
};
