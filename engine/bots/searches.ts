/** The players who think ahead in a way of their own, by the ids of their games; `null` where one plays out at random. */

import { search as jig } from '../games/jig/search.ts';
import { search as manille } from '../games/manille/search.ts';
import type { GameId } from '../games.ts';
import type { Search } from './search.ts';

export const SEARCHES: Readonly<Record<string, Search | null>> = {
  'nain-jaune': null,
  'chnif-chnof-chnorum': null,
  'chat-qui-dort': null,
  lindor: null,
  'snip-snap-snorum': null,
  jig,
  cassino: null,
  manille,
} satisfies Record<GameId, Search | null>;
