/** A shuffle by which the one at the device begins, in a game in which who does not may have nothing to do for a whole deal. */
import type { Game } from '#engine/game.ts';
import { randomFrom } from '#engine/random.ts';
import { LiveGame } from '#engine/record/live-game.ts';
import type { DealRecord } from '#engine/record/record.ts';
import { newSeed } from '../../browser/chance.ts';

/** Among twelve, one time in a thousand somebody else begins after all. */
const TRIES = 80;

/** A seed by which this seat (0-based) is first to play in the game that `recordOf` sets up; any where none is found. */
export const seedToBegin = (game: Game, seat: number, recordOf: (seed: string) => DealRecord | undefined): string => {
  let seed = newSeed();
  for (let i = 0; i < TRIES; i++, seed = newSeed()) {
    const record = recordOf(seed);
    const live = record && LiveGame.from(record, [game]);
    if (!live?.ok) return seed;
    live.value.deal(randomFrom(seed, 0));
    if (live.value.table.toMove === seat) return seed;
  }
  return seed;
};
