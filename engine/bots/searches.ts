/** The players who think ahead in a way of their own, by the ids of their games; in the others one plays out at random. */

import { search as jig } from '../games/jig/search.ts';
import { search as manille } from '../games/manille/search.ts';
import type { Search } from './search.ts';

export const SEARCHES: Readonly<Record<string, Search>> = { jig, manille };
