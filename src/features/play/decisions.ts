/**
 * Decisions of the players in a game: the move made, the move of the book or of a search, and the difference in value.
 */
import { type Regret, regretOf } from '#engine/bots/regret.ts';
import { search } from '#engine/bots/search.ts';
import { type Game, type Move, writeMove } from '#engine/game.ts';
import { randomFrom } from '#engine/random.ts';
import { LiveGame } from '#engine/record/live-game.ts';
import type { Replay } from '#engine/record/replay.ts';
import type { TableContext } from '../../table/game-table.ts';
import { recordUntil } from './go-on.ts';
import type { Chairs } from './players.ts';

export interface Decision {
  /** The step of the decision (0-based), and its deal. */
  readonly at: number;
  readonly deal: number;
  /** The move made and the advised one, as in a record without the seat: `9S`, `10D x 9S AC`. */
  readonly did: string;
  readonly advised: string;
  /** The article that advises it; `undefined` if the book gives no advice and a search was used. */
  readonly cite: string | undefined;
  /** Loss in value by the move made; `undefined` if it was the advised one. */
  readonly regret: Regret | undefined;
}

/** Number of sampled deals for advice, and for its comparison. */
const ADVISED_BY = 60;
export const WEIGHED_BY = 300;

/** The game after a step (0-based). */
const standsAfter = (played: Replay, at: number, game: Game): LiveGame => {
  const live = LiveGame.from(recordUntil(played, at), [game]);
  if (!live.ok)
    throw new Error(`a game cannot be gone through again: ${live.faults.map(({ code }) => code).join(', ')}`);
  return live.value;
};

/** The move of the seat to play in a step; `undefined` for anything else, such as a misplay. */
const moveMade = (live: LiveGame, written: string): Move | undefined =>
  live.legal().find((move) => `${live.names[live.table.toMove]} ${writeMove(live.table, move)}` === written);

/** Decisions of the people at the device, in order: moves that were not the only legal one. */
export async function* decisionsIn(
  played: Replay,
  chairs: Chairs,
  { game, book }: Pick<TableContext, 'game' | 'book'>,
): AsyncGenerator<Decision> {
  const by = await book?.();
  for (const [i, step] of played.steps.entries()) {
    const before = played.steps[i - 1];
    if (!before || step.part > 1 || before.deal !== step.deal || chairs[before.toMove] !== 'you') continue;
    const live = standsAfter(played, i - 1, game);
    const legal = live.legal();
    if (legal.length < 2) continue;
    const made = moveMade(live, step.move);
    if (made === undefined) continue;
    const random = randomFrom('review', i);
    const seen = live.observe(live.table.toMove);
    const advice = by?.book(seen, random);
    const advised = advice?.cite
      ? advice
      : { ...search(live.state, seen, random, (worlds) => worlds >= ADVISED_BY), cite: undefined };
    const words = (move: Move) => writeMove(live.table, move);
    yield {
      at: i,
      deal: step.deal,
      did: words(made),
      advised: words(advised.move),
      cite: advised.cite,
      regret: made === advised.move ? undefined : regretOf(live.state, seen, [made, advised.move], random, WEIGHED_BY),
    };
  }
}
