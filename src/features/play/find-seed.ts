/** Search for a seed with which the user leads, for games in which the others may have no move in a whole deal. */
import type { Game } from '#engine/game.ts';
import { createRandom } from '#engine/random.ts';
import { LiveGame } from '#engine/record/live-game.ts';
import type { DealRecord } from '#engine/record/record.ts';
import { createSeed } from '../../browser/seeds.ts';

/** Number of seeds tried. With twelve players, all of them fail about once in a thousand games. */
const TRIES = 80;

/**
 * Finds a seed with which this seat (0-based) leads; any seed if none is found. `formatDealRecord` builds the record of a game
 * from a seed.
 */
export const findSeedWhereSeatLeads = (
  game: Game,
  seat: number,
  recordOf: (seed: string) => DealRecord | undefined,
): string => {
  let seed = createSeed();
  for (let i = 0; i < TRIES; i++, seed = createSeed()) {
    const record = recordOf(seed);
    const live = record && LiveGame.from(record, [game]);
    if (!live?.ok) return seed;
    live.value.deal(createRandom(seed, 0));
    if (live.value.table.toMove === seat) return seed;
  }
  return seed;
};
