/** Players who choose by what they may know. Each takes its own source of chance, never that of the pack. */
import type { Move } from '../game.ts';
import type { Observation } from '../observation.ts';
import type { Random } from '../random.ts';
import type { GameState } from '../record/live-game.ts';

/** A move chosen, and the article whose advice it follows, if any. */
export interface Chosen {
  readonly move: Move;
  readonly cite?: string | undefined;
}

/** Chooses one of the legal moves it sees. */
export type Player = (seen: Observation, random: Random) => Chosen;

/** Chooses for the seat to play, which sees what a player may see; `going` is the game, for those who imagine its hands. */
export type Policy = (state: GameState, seen: Observation, random: Random) => Chosen;

/** The policy of one who needs no more than what he sees. */
export const seeing =
  (player: Player): Policy =>
  (_going, seen, random) =>
    player(seen, random);

/** Any legal move. */
export const randomPlayer: Player = ({ legal }, random) => ({ move: legal[random.below(legal.length)]! });

/** The first legal move in the order of the pack: nobody's advice, but the same every time. */
export const firstPlayer: Player = ({ legal }) => ({ move: legal[0]! });

/**
 * Any of the moves that a piece of advice puts before the others, and its article; `undefined` when it puts none of them
 * before another, or is not about any.
 */
export const advised = (
  legal: readonly Move[],
  favoured: readonly Move[],
  random: Random,
  citeOf: (move: Move) => string,
): Chosen | undefined => {
  if (favoured.length === 0 || favoured.length === legal.length) return undefined;
  const move = favoured[random.below(favoured.length)]!;
  return { move, cite: citeOf(move) };
};
