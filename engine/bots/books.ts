/** The players by the book, by the ids of their games; `null` where the source advises nothing. */
import { book as cassino } from '../games/cassino/book.ts';
import { book as jig } from '../games/jig/book.ts';
import { book as lindor } from '../games/lindor/book.ts';
import { book as manille } from '../games/manille/book.ts';
import { book as nainJaune } from '../games/nain-jaune/book.ts';
import { book as snip } from '../games/snip-snap-snorum/book.ts';
import type { GameId } from '../games.ts';
import type { Player } from './players.ts';

export const BOOKS: Readonly<Record<string, Player | null>> = {
  'nain-jaune': nainJaune,
  'chnif-chnof-chnorum': null,
  'chat-qui-dort': null,
  lindor,
  'snip-snap-snorum': snip,
  jig,
  cassino,
  manille,
} satisfies Record<GameId, Player | null>;
