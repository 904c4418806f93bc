/**
 * The one adviser whom the hint and the review ask, so that they agree. The same position always gets the same advice,
 * which depends only on what its player may know.
 */
import type { Move } from '#engine/game.ts';
import { createRandom } from '#engine/random.ts';
import type { LiveGame } from '#engine/record/live-game.ts';
import type { PlayContext } from '../../table/game-table.ts';

/** Advised move, and the article that gives the advice; without one, a search gives it, or only one move is allowed. */
export interface Advice {
  readonly move: Move;
  readonly cite: string | undefined;
  readonly isForced: boolean;
  /** The book's own advice, if that lost when it was tried; the advised move is then that of a search. */
  readonly losing?: { readonly move: Move; readonly cite: string } | undefined;
}

/** Number of sampled deals by which the search finds an advised move. */
const ADVISED_BY = 60;

type BookContext = Pick<PlayContext, 'loadBookPlayer'>;

/** Seed of the choices of an advice; another one after each move taken back. */
const getChance = (live: LiveGame): string => `advice ${live.takeBackCount}`;

/** Returns what the book advises the seat to play; without an article, or `undefined`, where it is silent. */
export const adviseByBook = async (
  live: LiveGame,
  { loadBookPlayer }: BookContext,
): Promise<{ readonly move: Move; readonly cite?: string | undefined } | undefined> => {
  const book = await loadBookPlayer?.();
  return book?.bookPlayer(live.observe(live.table.toMove), createRandom(getChance(live)));
};

/** Advises the seat to play: by the book, or by a search where the book is silent or its advice lost on trial. */
export const advise = async (
  live: LiveGame,
  { loadBookPlayer, losingAdvice = {} }: BookContext & Pick<PlayContext, 'losingAdvice'>,
): Promise<Advice> => {
  const [only, ...others] = live.legal();
  if (others.length === 0) return { move: only!, cite: undefined, isForced: true };
  const { move: advised, cite } = (await adviseByBook(live, { loadBookPlayer })) ?? {};
  const isLosing = cite !== undefined && cite in losingAdvice;
  if (advised !== undefined && cite && !isLosing) return { move: advised, cite, isForced: false };
  const { requestSearchMove } = await import('./search.ts');
  const { move } = await requestSearchMove(live, getChance(live), ADVISED_BY);
  if (!isLosing) return { move, cite: undefined, isForced: false };
  return move === advised
    ? { move, cite, isForced: false }
    : { move, cite: undefined, isForced: false, losing: { move: advised!, cite } };
};
