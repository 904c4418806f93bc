/**
 * Bots that choose from the observation of their own seat. Each has its own random source, separate from the one that
 * shuffles the pack.
 */
import { type Move } from '../game.ts';
import type { Observation } from '../observation.ts';
import type { Random } from '../random.ts';
import type { GameState } from '../record/live-game.ts';
import { chooseRandomIndex } from '../record/random-move.ts';

/** A chosen move, and the article whose advice led to it, if any. */
export interface ChosenMove {
  readonly move: Move;
  readonly cite?: string | undefined;
}

/** Chooses one of the legal moves listed in its observation. */
export type Player = (seen: Observation, random: Random) => ChosenMove;

/**
 * Chooses a move for the seat whose turn it is. Unlike a {@link Player}, it also receives the state of the game, from
 * which a search bot samples hidden hands. It must not read the real hands.
 */
export type Policy = (state: GameState, seen: Observation, random: Random) => ChosenMove;

/** Adapts a player to a policy that does not use the state of the game. */
export const playerToPolicy =
  (player: Player): Policy =>
  (_going, seen, random) =>
    player(seen, random);

/** Chooses any legal move. */
export const randomPlayer: Player = ({ legal, amountsFrom }, random) => ({
  move: legal[chooseRandomIndex(legal, legal.length, (n) => random.below(n), amountsFrom)]!,
});

/** Chooses the first legal move in the order of the pack. It follows no advice, but is deterministic. */
export const firstMovePlayer: Player = ({ legal }) => ({ move: legal[0]! });

/**
 * Chooses at random among the moves that a piece of advice favours, and names the article of the advice. Returns
 * `undefined` if the advice favours none of the legal moves, or all of them.
 */
export const chooseAdvisedMove = (
  legal: readonly Move[],
  favoured: readonly Move[],
  random: Random,
  citeOf: (move: Move) => string,
): ChosenMove | undefined => {
  if (favoured.length === 0 || favoured.length === legal.length) return undefined;
  const move = favoured[random.below(favoured.length)]!;
  return { move, cite: citeOf(move) };
};
