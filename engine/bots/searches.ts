/** The players who think ahead in a way of their own, by the ids of their games; in the others one plays out at random. */
import type { Search } from './search.ts';
import { search as jig } from './searches/jig.ts';
import { search as manille } from './searches/manille.ts';

export const SEARCHES: Readonly<Record<string, Search>> = { jig, manille };
