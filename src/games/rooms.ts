/** Rooms of all games; for the build only, since it imports them all. */
import { type GameId, isGameId } from '#engine/games.ts';
import type { Language } from '../i18n/routes.ts';
import { room as cassino } from './cassino/room.ts';
import { room as chatQuiDort } from './chat-qui-dort/room.ts';
import { room as chnifChnofChnorum } from './chnif-chnof-chnorum/room.ts';
import { room as jig } from './jig/room.ts';
import { room as lindor } from './lindor/room.ts';
import { room as manille } from './manille/room.ts';
import { room as nainJaune } from './nain-jaune/room.ts';
import { room as newmarket } from './newmarket/room.ts';
import { room as popeJoan } from './pope-joan/room.ts';
import type { Room } from './room.ts';
import { room as snipSnapSnorum } from './snip-snap-snorum/room.ts';
import { room as spin } from './spin/room.ts';

const ROOMS: Readonly<Record<GameId, Room<unknown>>> = {
  'nain-jaune': nainJaune,
  'chnif-chnof-chnorum': chnifChnofChnorum,
  'chat-qui-dort': chatQuiDort,
  lindor,
  'pope-joan': popeJoan,
  spin,
  newmarket,
  'snip-snap-snorum': snipSnapSnorum,
  jig,
  cassino,
  manille,
};

/** Room of a game by its id; throws if there is no such game. */
export const roomOfGame = (game: string): Room<unknown> => {
  if (!isGameId(game)) throw new Error(`${game} is no game of engine/games.ts`);
  return ROOMS[game];
};

/** Name of a counted event; throws if it has none, so that the build fails. */
export const happeningName = (game: string, id: string, lang: Language): string => {
  const name = roomOfGame(game).pageWords[lang].happenings[id];
  if (!name)
    throw new Error(`src/games/${game}/page-words/${lang}.ts does not say what “${id}” of engine/lab/numbers.ts is`);
  return name;
};
