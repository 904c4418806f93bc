/** The choice that combinations leave which overlap: their unions, where there are few enough to be listed one by one. */
import { rankOf } from '../../cards.ts';
import { type Combine, MOST_SLOTS } from './capture-search.ts';

/** The most beginnings of combinations, and the most unions, that are told apart. */
const MOST_BEGUN = 256;
const MOST_UNIONS = 64;

/** Cards that may yet make the number with others: their mask, and above it what they make so far. */
const begun = new Int32Array(MOST_BEGUN);
const unions = new Int32Array(MOST_UNIONS);
const combinations = new Int32Array(MOST_UNIONS);

/** A card of this number makes it, and every beginning becomes another with it too. */
const ONE = 1 << MOST_SLOTS;

/**
 * Writes the unions of combinations of a number that may be taken, in the order of their integers, into `into` from
 * place `from`; answers how many, or -1 if they are too many for this. Only `makers`, cards of the table, are in any.
 */
export const listUnions = (
  table: Uint8Array,
  makers: number,
  number: number,
  combine: Combine,
  into: Int32Array,
  from: number,
): number => {
  const ways = listCombinations(table, makers, number);
  let count = 1; // that of no combination
  for (let c = 0; c < ways; c++)
    for (let u = count - 1; u >= 0; u--) {
      const union = unions[u]! | combinations[c]!;
      if (unions[u]! & combinations[c]! || isKnown(union, count)) continue;
      if (count === MOST_UNIONS) return -1;
      unions[count++] = union;
    }
  if (ways < 0) return -1;
  let found = 0;
  for (let u = 1; u < count; u++)
    if (combine === 'family' ? leavesNone(unions[u]!, ways) : isLargest(unions[u]!, count)) {
      let place = from + found++;
      for (; place > from && into[place - 1]! > unions[u]!; place--) into[place] = into[place - 1]!;
      into[place] = unions[u]!;
    }
  return found;
};

/** Lists the combinations of a number; answers how many, or -1 if they are too many. */
const listCombinations = (table: Uint8Array, makers: number, number: number): number => {
  let ways = 0;
  let beginnings = 1; // that of no card
  for (let rest = makers; rest !== 0; rest &= rest - 1) {
    const slot = 31 - Math.clz32(rest & -rest);
    const itself = (rankOf(table[slot]!) + 1) * ONE + (1 << slot);
    for (let b = beginnings - 1; b >= 0; b--) {
      const more = begun[b]! + itself;
      const made = more >> MOST_SLOTS;
      if (made > number) continue;
      if (made === number ? ways === MOST_UNIONS : beginnings === MOST_BEGUN) return -1;
      if (made === number) combinations[ways++] = more & (ONE - 1);
      else begun[beginnings++] = more;
    }
  }
  return ways;
};

const isKnown = (union: number, count: number): boolean => {
  for (let u = 0; u < count; u++) if (unions[u] === union) return true;
  return false;
};

/** BW91.cassino.combining.overlap: whether no combination is left that could be taken with it. */
const leavesNone = (union: number, ways: number): boolean => {
  for (let c = 0; c < ways; c++) if ((combinations[c]! & union) === 0) return false;
  return true;
};

/** BW91.cassino.combining.overlap: whether it is part of no larger union. */
const isLargest = (union: number, count: number): boolean => {
  for (let u = 0; u < count; u++) if ((union & ~unions[u]!) === 0 && union !== unions[u]) return false;
  return true;
};
