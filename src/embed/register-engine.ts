/**
 * Second file of `<snorum-example>`: the rules of all games. It is fetched to play a record of the page, or an example
 * with other readings, and returns a replay as text, or the faults.
 */

import { replayWithOtherReadings } from '#engine/compare/switch-readings.ts';
import { findGame, GAMES } from '#engine/games.ts';
import { pickChangedPractices } from '#engine/readings.ts';
import { replay } from '#engine/record/replay.ts';
import { ENGINE_SYMBOL, type PlayRecord } from './engine-contract.ts';
import { serializeReplay } from './serialize-replay.ts';

const play: PlayRecord = (record, chosenPractices) => {
  const result = replay(record, GAMES);
  if (!result.ok) return result;
  const own = result.value;
  const game = findGame(own.game)!;
  const practices = pickChangedPractices(own.readings, game, chosenPractices);
  const switched = Object.keys(practices).length > 0 ? replayWithOtherReadings(own, game, practices) : undefined;
  return {
    ok: true,
    game: own.game,
    told: serializeReplay(switched?.played ?? own, game.articles),
    titles: own.record.tags.filter(({ name }) => name.toLowerCase() === 'title'),
    practices: switched ? practices : {},
    stopped: switched?.stopped && { move: switched.stopped.move, over: switched.stopped.over },
  };
};

/** Makes the rules available to the element, under a key of the global object. */
export const registerEngine = (): void => {
  Object.assign(globalThis, { [ENGINE_SYMBOL]: play });
};
