/**
 * The names of the seats, by which a record writes its moves. Whoever looks at a table, or reads its record, must be able to
 * tell them apart from each other and from whatever else a record says.
 */
import { parseCard } from '../cards.ts';
import { CALLS } from '../events.ts';
import { addFault, type Fault, type Place } from './faults.ts';
import { MOST_NAME_CHARACTERS } from './limits.ts';
import { LINKS, UNHELD, VERBS } from './record.ts';

/** Words that mean something else in a record. */
export const NO_NAMES: readonly string[] = [...CALLS, ...VERBS, ...LINKS, ...UNHELD, 'pool', 'box']
  .map((word) => word.toLowerCase())
  .filter((word) => word !== '');

/** Capitals of other alphabets that are drawn as those of ours, letter for letter. */
const DRAWN_ALIKE: ReadonlyMap<string, string> = new Map(
  Object.entries({ ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ: 'ABEZHIKMNOPTYX', АВЕЅІЈКМНОРСТУХ: 'ABESIJKMHOPCTYX' }).flatMap(([theirs, ours]) =>
    [...theirs].map((letter, i) => [letter, ours[i]!] as const),
  ),
);

/** A name as it looks: without what leaves no ink, in capitals, letters of other alphabets as ours where they look the same. */
export const lookOf = (name: string): string =>
  [
    ...name
      .normalize('NFKC')
      .replace(/[\p{Default_Ignorable_Code_Point}\u2800]/gu, '')
      .toUpperCase(),
  ]
    .map((letter) => DRAWN_ALIKE.get(letter) ?? letter)
    .join('');

/** Adds what is wrong with the names of the seats. */
export const nameSeats = (names: readonly string[], at: Place, faults: Fault[]): void => {
  const taken = new Map<string, string>();
  for (const name of names) {
    if (name.length > MOST_NAME_CHARACTERS) {
      addFault(faults, 'long-seat-name', at, String(name.length), String(MOST_NAME_CHARACTERS));
      continue;
    }
    const look = lookOf(name);
    const twin = taken.get(look);
    if (parseCard(name) !== undefined) addFault(faults, 'bad-seat-name', at, name, name);
    else if (NO_NAMES.includes(look.toLowerCase()))
      addFault(faults, 'bad-seat-name', at, name, '', NO_NAMES.join(', '));
    else if (/[;:()?[\]{}"\p{Cc}\p{Cf}\p{Cs}]/u.test(name) || look === '') addFault(faults, 'bad-seat-name', at, name);
    else if (twin !== undefined) addFault(faults, 'bad-seat-name', at, name, '', '', twin);
    taken.set(look, name);
  }
};
