/** What the players are called besides the names of their seats: `[Names "A=Marie, C=Old Tom"]`. */
import { parseCard } from '../cards.ts';
import { addFault, type Fault } from './faults.ts';
import { MOST_PLAYER_NAME } from './limits.ts';
import { lookOf, NO_NAMES } from './names.ts';
import { type Tag, tagOf } from './record.ts';

/** Why a player cannot be called so: too long, a card, a word with another meaning, signs that are no name’s, another’s twin. */
export type Unfit = 'long' | 'card' | 'word' | 'signs' | 'twin';

/** Letters, each with two accents at most, figures, blanks, hyphens, apostrophes and full stops. */
const NAME = /^(?:[\p{L}\p{N}]\p{M}{0,2}|[ .'’-])+$/u;

/** A name as it is kept: with one blank where there were several, and none at its ends. */
export const trimmed = (name: string): string => name.normalize('NFC').trim().replace(/\s+/gu, ' ');

/** Why a player cannot be called so, beside others who are called as they are; `undefined` where nothing is against it. */
export const unfit = (name: string, others: readonly string[]): Unfit | undefined => {
  const look = lookOf(name);
  if (name.length > MOST_PLAYER_NAME) return 'long';
  if (parseCard(name) !== undefined) return 'card';
  if (NO_NAMES.includes(look.toLowerCase())) return 'word';
  if (!NAME.test(name) || !/[\p{L}\p{N}]/u.test(name) || /\p{Default_Ignorable_Code_Point}/u.test(name)) return 'signs';
  return others.some((other) => lookOf(other) === look) ? 'twin' : undefined;
};

/**
 * What the players of a record are called by seat, in the order of play; an empty text where it does not say. Adds what is
 * wrong with its tag to `faults`, and leaves such a name out.
 */
export const calledIn = (tags: readonly Tag[], seats: readonly string[], faults: Fault[] = []): readonly string[] => {
  const called = seats.map(() => '');
  const tag = tagOf(tags, 'Names');
  if (!tag?.value.trim()) return called;
  for (const pair of tag.value.split(',')) {
    const [seat = '', ...rest] = pair.split('=');
    const i = seats.findIndex((each) => lookOf(each) === lookOf(seat.trim()));
    const name = trimmed(rest.join('='));
    if (name === '' || called[i]) {
      addFault(faults, 'bad-names', tag.at, pair.trim());
      continue;
    }
    if (i < 0) {
      addFault(faults, 'unknown-seat', tag.at, seat.trim(), seats.join(', '));
      continue;
    }
    const others = [...called, ...seats.filter((_, other) => other !== i)].filter((other) => other !== '');
    const why = unfit(name, others);
    if (!why) called[i] = name;
    else if (why === 'long') addFault(faults, 'long-seat-name', tag.at, String(name.length), String(MOST_PLAYER_NAME));
    else {
      const card = why === 'card' ? name : '';
      const words = why === 'word' ? NO_NAMES.join(', ') : '';
      const twin = why === 'twin' ? others.find((other) => lookOf(other) === lookOf(name))! : '';
      addFault(faults, 'bad-player-name', tag.at, name, card, words, twin);
    }
  }
  return called;
};
