/** The facts of every game, apart from the games themselves so that a table need not carry them. */

import { facts as cassino } from '../games/cassino/facts.ts';
import { facts as chat } from '../games/chat-qui-dort/facts.ts';
import { facts as chnif } from '../games/chnif-chnof-chnorum/facts.ts';
import { facts as jig } from '../games/jig/facts.ts';
import { facts as lindor } from '../games/lindor/facts.ts';
import { facts as manille } from '../games/manille/facts.ts';
import { facts as nainJaune } from '../games/nain-jaune/facts.ts';
import { facts as snip } from '../games/snip-snap-snorum/facts.ts';
import type { Facts } from './facts.ts';

const FACTS: Readonly<Record<string, Facts<string>>> = {
  'nain-jaune': nainJaune,
  'chnif-chnof-chnorum': chnif,
  'chat-qui-dort': chat,
  lindor,
  'snip-snap-snorum': snip,
  jig,
  cassino,
  manille,
};

/** The facts of a game; throws where nobody has written them. */
export const factsOf = (game: string): Facts<string> => {
  const facts = FACTS[game];
  if (!facts) throw new Error(`engine/games/${game} has no facts.ts, or engine/facts/facts-of.ts does not name it`);
  return facts;
};
