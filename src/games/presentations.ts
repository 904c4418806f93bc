/** Presentations of all games. Only the build uses this module, since it imports every game. */
import { type GameId, isGameId } from '#engine/games.ts';
import type { Language } from '../i18n/routes.ts';
import { presentation as cassino } from './cassino/presentation.ts';
import { presentation as chatQuiDort } from './chat-qui-dort/presentation.ts';
import { presentation as chnifChnofChnorum } from './chnif-chnof-chnorum/presentation.ts';
import { presentation as commerce } from './commerce/presentation.ts';
import { presentation as jig } from './jig/presentation.ts';
import { presentation as lindor } from './lindor/presentation.ts';
import { presentation as manille } from './manille/presentation.ts';
import { presentation as nainJaune } from './nain-jaune/presentation.ts';
import { presentation as newmarket } from './newmarket/presentation.ts';
import { presentation as popeJoan } from './pope-joan/presentation.ts';
import type { GamePresentation } from './presentation.ts';
import { presentation as snipSnapSnorum } from './snip-snap-snorum/presentation.ts';
import { presentation as speculation } from './speculation/presentation.ts';
import { presentation as spin } from './spin/presentation.ts';

const ROOMS: Readonly<Record<GameId, GamePresentation<unknown>>> = {
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
};

/** Returns the presentation of a game; throws if there is no game with this id. */
export const getPresentation = (game: string): GamePresentation<unknown> => {
  if (!isGameId(game)) throw new Error(`${game} is no game of engine/games.ts`);
  return ROOMS[game];
};

/** Returns the name of an event that is counted in simulated deals. Throws if it has none, so that the build fails. */
export const getCountedEventName = (game: string, id: string, lang: Language): string => {
  const name = getPresentation(game).pageWords[lang].happenings[id];
  if (!name)
    throw new Error(`src/games/${game}/page-words/${lang}.ts does not say what “${id}” of engine/lab/numbers.ts is`);
  return name;
};
