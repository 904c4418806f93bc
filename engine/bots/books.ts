/** The players by the book, by the ids of their games; a game whose source advises nothing has none. */
import { book as cassino } from './books/cassino.ts';
import { book as jig } from './books/jig.ts';
import { book as lindor } from './books/lindor.ts';
import { book as manille } from './books/manille.ts';
import { book as nainJaune } from './books/nain-jaune.ts';
import { book as snip } from './books/snip-snap-snorum.ts';
import type { Player } from './players.ts';

export const BOOKS: Readonly<Record<string, Player>> = {
  'snip-snap-snorum': snip,
  'nain-jaune': nainJaune,
  lindor,
  jig,
  cassino,
  manille,
};
