/**
 * The one adviser whom the hint and the review ask, so that they agree. The same position always gets the same advice,
 * which depends only on what its player may know.
 */
import type { Player } from '#engine/bots/players.ts';
import type { Move } from '#engine/game.ts';
import { createRandom } from '#engine/random.ts';
import type { LiveGame } from '#engine/record/live-game.ts';

/** Advised move, and the article that gives the advice; without one, a search gives it, or only one move is allowed. */
export interface Advice {
  readonly move: Move;
  readonly cite: string | undefined;
  readonly isForced: boolean;
}

/** Number of sampled deals by which the search finds an advised move. */
const ADVISED_BY = 60;

/** Advises the seat to play: by the book, or by a search where it is silent. */
export const advise = async (
  live: LiveGame,
  loadBookPlayer: (() => Promise<{ bookPlayer: Player }>) | undefined,
): Promise<Advice> => {
  const [only, ...others] = live.legal();
  if (others.length === 0) return { move: only!, cite: undefined, isForced: true };
  const chance = `advice ${live.takeBackCount}`;
  const book = await loadBookPlayer?.();
  const advised = book?.bookPlayer(live.observe(live.table.toMove), createRandom(chance));
  if (advised?.cite) return { move: advised.move, cite: advised.cite, isForced: false };
  const { requestSearchMove } = await import('./search.ts');
  const { move } = await requestSearchMove(live, chance, { worlds: ADVISED_BY });
  return { move, cite: undefined, isForced: false };
};
