/** The players by the book, by the ids of their games; a game whose source advises nothing has none. */
import { book as cassino } from '../games/cassino/book.ts';
import { book as jig } from '../games/jig/book.ts';
import { book as lindor } from '../games/lindor/book.ts';
import { book as manille } from '../games/manille/book.ts';
import { book as nainJaune } from '../games/nain-jaune/book.ts';
import { book as snip } from '../games/snip-snap-snorum/book.ts';
import type { Player } from './players.ts';

export const BOOKS: Readonly<Record<string, Player>> = {
  'snip-snap-snorum': snip,
  'nain-jaune': nainJaune,
  lindor,
  jig,
  cassino,
  manille,
};
