/** The decisions somebody had in a game: what was done, what the book or a search would have done, and what the difference was worth. */
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
  /** The step in which it was made, from 0, and its deal. */
  readonly at: number;
  readonly deal: number;
  /** What was done and what would have been, in the words of a record without the seat: `9S`, `10D x 9S AC`. */
  readonly did: string;
  readonly advised: string;
  /** The article that advises it; nothing where the book is silent and a search was asked. */
  readonly cite: string | undefined;
  /** What was done was worth so much less; nothing where the same was done. */
  readonly regret: Regret | undefined;
}

/** So many worlds are thought of to advise, and to weigh. */
const ADVISED_BY = 60;
export const WEIGHED_BY = 300;

/** The game as it stood after a step (from 0). */
const standsAfter = (played: Replay, at: number, game: Game): LiveGame => {
  const live = LiveGame.from(recordUntil(played, at), [game]);
  if (!live.ok)
    throw new Error(`a game cannot be gone through again: ${live.faults.map(({ code }) => code).join(', ')}`);
  return live.value;
};

/** What was done in a step by the seat that was to move; nothing where it was something else, a misplay among it. */
const moveMade = (live: LiveGame, written: string): Move | undefined =>
  live.legal().find((move) => `${live.names[live.table.toMove]} ${writeMove(live.table, move)}` === written);

/** The decisions of those at the device, one after another: a move that was not the only one. */
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
