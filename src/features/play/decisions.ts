/**
 * Reviews the decisions of the players: the move made, the move that the book or a search advises, and the difference
 * in value.
 */
import { measureRegret, type Regret } from '#engine/bots/regret.ts';
import { formatMove, type Game, type Move } from '#engine/game.ts';
import { createRandom } from '#engine/random.ts';
import { LiveGame } from '#engine/record/live-game.ts';
import type { Replay } from '#engine/record/steps.ts';
import type { PlayContext } from '../../table/game-table.ts';
import { advise } from './adviser.ts';
import { truncateRecord } from './continue-game.ts';
import type { SeatPlayers } from './players.ts';

export interface Decision {
  /** Index (0-based) of the step of the decision, and the number of its deal. */
  readonly at: number;
  readonly deal: number;
  /** The move made and the advised one, written as in a record but without the seat: `9S`, `10D x 9S AC`. */
  readonly did: string;
  readonly advised: string;
  /** The article that gives the advice; `undefined` if the book says nothing and a search was used. */
  readonly cite: string | undefined;
  /** The book's own advice, if that lost when it was tried. */
  readonly losing: { readonly move: string; readonly cite: string } | undefined;
  /** Loss in value of the move made; `undefined` if it was the advised move. */
  readonly regret: Regret | undefined;
}

/** Number of sampled deals for comparing the move made with the advised one. */
export const REGRET_WORLDS = 300;

/** Returns the game as it was after a step (0-based). */
const getStateAfter = (played: Replay, at: number, game: Game): LiveGame => {
  const live = LiveGame.from(truncateRecord(played, at), [game]);
  if (!live.ok)
    throw new Error(`a game cannot be gone through again: ${live.faults.map(({ code }) => code).join(', ')}`);
  return live.value;
};

/** Returns the move that the seat to play made in a step; `undefined` for anything else, such as a misplay. */
const moveMade = (live: LiveGame, written: string): Move | undefined =>
  live.legal().find((move) => `${live.names[live.table.toMove]} ${formatMove(live.table, move)}` === written);

/** A choice between several legal moves: the step that made it (0-based), the move made, and the game before it. */
export interface Choice {
  readonly at: number;
  readonly made: Move;
  readonly live: LiveGame;
}

/** Yields the choices of the seats (0-based) that are selected, in the deals (from 1) that are selected, in order. */
export function* iterateChoices(
  played: Replay,
  game: Game,
  isSelected: (seat: number, deal: number) => boolean,
): Generator<Choice> {
  for (const [at, step] of played.steps.entries()) {
    const before = played.steps[at - 1];
    if (!before || step.part > 1 || before.deal !== step.deal || !isSelected(before.toMove, step.deal)) continue;
    const live = getStateAfter(played, at - 1, game);
    if (live.legal().length < 2) continue;
    const made = moveMade(live, step.move);
    if (made !== undefined) yield { at, made, live };
  }
}

/**
 * Yields the decisions of the people at the device, in order, but for those of deals that are left out. A move that was
 * the only legal one is not a decision.
 */
export async function* iterateDecisions(
  played: Replay,
  seatPlayers: SeatPlayers,
  context: Pick<PlayContext, 'game' | 'loadBookPlayer' | 'losingAdvice'>,
  leavesOut: (deal: number) => boolean = () => false,
): AsyncGenerator<Decision> {
  const isSelected = (seat: number, deal: number): boolean => seatPlayers[seat] === 'you' && !leavesOut(deal);
  for (const { at, made, live } of iterateChoices(played, context.game, isSelected)) {
    const advised = await advise(live, context);
    const seen = live.observe(live.table.toMove);
    const words = (move: Move) => formatMove(live.table, move);
    yield {
      at,
      deal: played.steps[at]!.deal,
      did: words(made),
      advised: words(advised.move),
      cite: advised.cite,
      losing: advised.losing && { move: words(advised.losing.move), cite: advised.losing.cite },
      regret:
        made === advised.move
          ? undefined
          : measureRegret(live.state, seen, [made, advised.move], createRandom('review', at), REGRET_WORLDS),
    };
  }
}
