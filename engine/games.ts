/** The games of the collection, in the order of their sources' dates. */
import type { Game } from './game.ts';
import { cassino } from './games/cassino/index.ts';
import { chatQuiDort } from './games/chat-qui-dort/index.ts';
import { chnifChnofChnorum } from './games/chnif-chnof-chnorum/index.ts';
import { jig } from './games/jig/index.ts';
import { lindor } from './games/lindor/index.ts';
import { manille } from './games/manille/index.ts';
import { nainJaune } from './games/nain-jaune/index.ts';
import { snipSnapSnorum } from './games/snip-snap-snorum/index.ts';

export const GAMES: readonly Game[] = [
  nainJaune,
  chnifChnofChnorum,
  chatQuiDort,
  lindor,
  snipSnapSnorum,
  jig,
  cassino,
  manille,
];

/** The game of that name; `undefined` when there is none. */
export const gameOf = (id: string): Game | undefined => GAMES.find((game) => game.id === id);
