/** Facts of every game. They are separate from the game modules, so that a table need not load them. */

import { facts as cassino } from '../games/cassino/facts.ts';
import { facts as chat } from '../games/chat-qui-dort/facts.ts';
import { facts as chnif } from '../games/chnif-chnof-chnorum/facts.ts';
import { facts as commerce } from '../games/commerce/facts.ts';
import { facts as jig } from '../games/jig/facts.ts';
import { facts as lindor } from '../games/lindor/facts.ts';
import { facts as manille } from '../games/manille/facts.ts';
import { facts as nainJaune } from '../games/nain-jaune/facts.ts';
import { facts as newmarket } from '../games/newmarket/facts.ts';
import { facts as popeJoan } from '../games/pope-joan/facts.ts';
import { facts as snip } from '../games/snip-snap-snorum/facts.ts';
import { facts as speculation } from '../games/speculation/facts.ts';
import { facts as spin } from '../games/spin/facts.ts';
import { type GameId, isGameId } from '../games.ts';
import type { GameFacts } from './facts.ts';

const FACTS: Readonly<Record<GameId, GameFacts<string>>> = {
  'nain-jaune': nainJaune,
  'chnif-chnof-chnorum': chnif,
  'chat-qui-dort': chat,
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
};

/** Returns the facts of a game; throws if there is no such game. */
export const getFacts = (game: string): GameFacts<string> => {
  if (!isGameId(game)) throw new Error(`${game} is no game of engine/games.ts`);
  return FACTS[game];
};
