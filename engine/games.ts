/** The games of the collection, sorted by the dates of their sources. */
import type { Game } from './game.ts';
import { cassino } from './games/cassino/index.ts';
import { chatQuiDort } from './games/chat-qui-dort/index.ts';
import { chnifChnofChnorum } from './games/chnif-chnof-chnorum/index.ts';
import { commerce } from './games/commerce/index.ts';
import { jig } from './games/jig/index.ts';
import { lindor } from './games/lindor/index.ts';
import { manille } from './games/manille/index.ts';
import { nainJaune } from './games/nain-jaune/index.ts';
import { newmarket } from './games/newmarket/index.ts';
import { popeJoan } from './games/pope-joan/index.ts';
import { snipSnapSnorum } from './games/snip-snap-snorum/index.ts';
import { speculation } from './games/speculation/index.ts';
import { spin } from './games/spin/index.ts';

/**
 * All games by id. A new game is registered only here. The types of the other registries use {@link GameId}, so that
 * the compiler reports each one where the new game is missing.
 */
const BY_ID = {
  'nain-jaune': nainJaune,
  'chnif-chnof-chnorum': chnifChnofChnorum,
  'chat-qui-dort': chatQuiDort,
  lindor,
  commerce,
  'pope-joan': popeJoan,
  spin,
  newmarket,
  speculation,
  'snip-snap-snorum': snipSnapSnorum,
  jig,
  cassino,
  manille,
} as const satisfies Readonly<Record<string, Game>>;

/** The id of a game: the name of its folders in `engine/games/`, `src/games/` and `content/`, and of its pages. */
export type GameId = keyof typeof BY_ID;

/** The games of the collection: the engine plays them, and the site has their editions. */
export const GAMES: readonly Game[] = Object.values(BY_ID);

export const isGameId = (text: string): text is GameId => Object.hasOwn(BY_ID, text);

/** The game with this id; `undefined` if there is none. */
export const findGame = (id: string): Game | undefined => (isGameId(id) ? BY_ID[id] : undefined);
