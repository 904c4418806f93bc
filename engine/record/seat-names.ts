/**
 * Checks the names of the seats, which are used in the moves of a record. Each must differ clearly from the other
 * names, and from all other words of a record.
 */
import { parseCard } from '../cards.ts';
import { CALLED_WORDS } from '../events.ts';
import { addFault, type Fault, type TextPosition } from './faults.ts';
import { MAX_NAME_CHARACTERS } from './limits.ts';
import { MOVE_LINK_WORDS, MOVE_VERBS } from './record.ts';
import { UNHELD_GROUP_NAMES } from './unheld-groups.ts';

/** Reserved words of a record, which cannot be the name of a seat. */
export const RESERVED_WORDS: readonly string[] = [
  ...CALLED_WORDS,
  ...MOVE_VERBS,
  ...MOVE_LINK_WORDS,
  ...UNHELD_GROUP_NAMES,
  'pool',
  'box',
]
  .map((word) => word.toLowerCase())
  .filter((word) => word !== '');

/** Greek and Cyrillic capitals that look like Latin ones, with the Latin letter for each. */
const DRAWN_ALIKE: ReadonlyMap<string, string> = new Map(
  Object.entries({ ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ: 'ABEZHIKMNOPTYX', АВЕЅІЈКМНОРСТУХ: 'ABESIJKMHOPCTYX' }).flatMap(([theirs, ours]) =>
    [...theirs].map((letter, i) => [letter, ours[i]!] as const),
  ),
);

/**
 * Reduces a name to its appearance, to find names that look alike: removes invisible characters, and converts letters
 * to Latin capitals of the same shape.
 */
export const getNameSkeleton = (name: string): string =>
  [
    ...name
      .normalize('NFKC')
      .replace(/[\p{Default_Ignorable_Code_Point}\u2800]/gu, '')
      .toUpperCase(),
  ]
    .map((letter) => DRAWN_ALIKE.get(letter) ?? letter)
    .join('');

/** Adds the faults of the seat names to `faults`. */
export const checkSeatNames = (names: readonly string[], at: TextPosition, faults: Fault[]): void => {
  const taken = new Map<string, string>();
  for (const name of names) {
    if (name.length > MAX_NAME_CHARACTERS) {
      addFault(faults, 'long-seat-name', at, String(name.length), String(MAX_NAME_CHARACTERS));
      continue;
    }
    const look = getNameSkeleton(name);
    const twin = taken.get(look);
    if (parseCard(name) !== undefined) addFault(faults, 'bad-seat-name', at, name, name);
    else if (RESERVED_WORDS.includes(look.toLowerCase()))
      addFault(faults, 'bad-seat-name', at, name, '', RESERVED_WORDS.join(', '));
    else if (/[;:()?[\]{}"\p{Cc}\p{Cf}\p{Cs}]/u.test(name) || look === '') addFault(faults, 'bad-seat-name', at, name);
    else if (twin !== undefined) addFault(faults, 'bad-seat-name', at, name, '', '', twin);
    taken.set(look, name);
  }
};
