/** Plays the record of a frame by its own readings, or by others in their place. */

import { type ImpossibleMove, replayWithOtherReadings } from '#engine/compare/switch-readings.ts';
import type { Game } from '#engine/game.ts';
import { pickChangedPractices } from '#engine/record/chosen-practices.ts';
import type { Result } from '#engine/record/faults.ts';
import type { DealRecord } from '#engine/record/record.ts';
import { replay } from '#engine/record/replay.ts';
import type { Replay } from '#engine/record/steps.ts';

export interface PlayedRecord {
  readonly played: Replay;
  /** Practices used that differ from the record’s own. */
  readonly practices: Readonly<Record<string, string>>;
  /** The place where the replay stops by these practices; `undefined` if it reaches the end of the record. */
  readonly stopped: ImpossibleMove | undefined;
}

/**
 * Plays a record, whose game must be one of `games`, or returns its faults. `readings` are practices that the reader
 * chose; those that do not arise in the game are ignored, and all of them if the game cannot be set up by them.
 */
export const playRecord = (
  record: DealRecord,
  games: readonly Game[],
  readings: Readonly<Record<string, string>>,
): Result<PlayedRecord> => {
  const result = replay(record, games);
  if (!result.ok) return result;
  const own = result.value;
  const game = games.find(({ id }) => id === own.game)!;
  const practices = pickChangedPractices(own.readings, game, readings);
  const switched = Object.keys(practices).length > 0 ? replayWithOtherReadings(own, game, practices) : undefined;
  return {
    ok: true,
    value: {
      played: switched?.played ?? own,
      practices: switched ? practices : {},
      stopped: switched?.stopped,
    },
  };
};
