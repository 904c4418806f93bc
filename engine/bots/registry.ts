/** The bots written for one game, by game id. */
import { bookPlayer as cassino } from '../games/cassino/book-player.ts';
import { bookPlayer as commerce } from '../games/commerce/book-player.ts';
import { search as commerceSearch } from '../games/commerce/search.ts';
import { bookPlayer as jig } from '../games/jig/book-player.ts';
import { search as jigSearch } from '../games/jig/search.ts';
import { bookPlayer as lindor } from '../games/lindor/book-player.ts';
import { bookPlayer as manille } from '../games/manille/book-player.ts';
import { search as manilleSearch } from '../games/manille/search.ts';
import { bookPlayer as nainJaune } from '../games/nain-jaune/book-player.ts';
import { bookPlayer as newmarket } from '../games/newmarket/book-player.ts';
import { bookPlayer as popeJoan } from '../games/pope-joan/book-player.ts';
import { bookPlayer as snip } from '../games/snip-snap-snorum/book-player.ts';
import { bookPlayer as speculation } from '../games/speculation/book-player.ts';
import { search as speculationSearch } from '../games/speculation/search.ts';
import { bookPlayer as spin } from '../games/spin/book-player.ts';
import type { GameId } from '../games.ts';
import type { Player } from './players.ts';
import type { Search } from './search.ts';

/** Bots that play by the advice of the source; `null` if the source gives none. */
export const BOOK_PLAYERS: Readonly<Record<string, Player | null>> = {
  'nain-jaune': nainJaune,
  'chnif-chnof-chnorum': null,
  'chat-qui-dort': null,
  lindor,
  commerce,
  'pope-joan': popeJoan,
  spin,
  newmarket,
  speculation,
  'snip-snap-snorum': snip,
  jig,
  cassino,
  manille,
} satisfies Record<GameId, Player | null>;

/** Search bots tuned to a game; `null` if the game uses random playouts. */
export const SEARCH_PLAYERS: Readonly<Record<string, Search | null>> = {
  'nain-jaune': null,
  'chnif-chnof-chnorum': null,
  'chat-qui-dort': null,
  lindor: null,
  commerce: commerceSearch,
  'pope-joan': null,
  spin: null,
  newmarket: null,
  speculation: speculationSearch,
  'snip-snap-snorum': null,
  jig: jigSearch,
  cassino: null,
  manille: manilleSearch,
} satisfies Record<GameId, Search | null>;
