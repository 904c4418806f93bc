/**
 * A bot that searches ahead. It samples hands of the other players that agree with all it has seen, plays the deal to
 * its end after each of its moves, and chooses the move with the best result. It receives the state of the game, but
 * uses only the cards shown to its seat.
 */
import { createMoveBuffer, type Move, type Table } from '../game.ts';
import type { Observation } from '../observation.ts';
import { type Random, shuffle } from '../random.ts';
import type { GameState } from '../record/live-game.ts';
import { Determinizations } from './determinizations.ts';
import type { ChosenMove, Policy } from './players.ts';
import { MoveRace } from './race.ts';

/** Maximum number of moves when a deal is played to its end. */
const MOST_MOVES = 2000;
/** Value of a game won, added to the counters or points of the deal. */
const GAME = 40;
/** Number of random priorities, which break ties between moves. */
const TASTES = 256;

/**
 * Chooses the move that does best in the sampled worlds. `enough` is called with the number of worlds completed so far;
 * when it returns true (a deadline, a count), the search ends. It also ends when one move is clearly best.
 */
export type Search = (
  state: GameState,
  seen: Observation,
  random: Random,
  enough: (worlds: number) => boolean,
) => ChosenMove;

/** Creates a policy that searches a fixed number of worlds, so that the result is the same on every machine. */
export const createSearchPolicy =
  (think: Search, worlds: number): Policy =>
  (state, seen, random) =>
    think(state, seen, random, (tried) => tried >= worlds);

/**
 * Gives an integer for a move of the seat whose turn it is. In playouts (the rest of a deal played in simulation),
 * players choose the move with the highest number, and break ties at random.
 */
export type RolloutPreference = (table: Table, move: Move) => number;

/**
 * Builds a search whose playouts use these preferences, or are random without them. Within one world, ties are broken
 * in the same way after each tried move, so that only the moves make the difference.
 */
export const createSearch =
  (liking?: RolloutPreference): Search =>
  (state, seen, random, enough) => {
    const { legal, seat } = seen;
    const worlds = new Determinizations(state, seen, random);
    const worth = createSeatEvaluator(state, seat);
    const race = new MoveRace(legal.length);
    tastes.set(inOrder);
    for (let asked = 0; race.candidates.length > 1 && !enough(asked); asked++) {
      // The playouts saved on dropped moves go to the remaining ones.
      for (let played = 0; played < legal.length; played += race.candidates.length) {
        if (!worlds.sample()) continue;
        shuffle(tastes, random);
        for (const i of race.candidates) {
          const table = worlds.table();
          table.play(legal[i]!);
          playOut(table, liking);
          race.addResult(i, worth(table));
        }
        race.next();
      }
      race.dropInferior();
    }
    const best = race.best();
    return { move: legal[best[random.below(best.length)]!]! };
  };

/** Search for any game, with random playouts. */
export const genericSearch: Search = createSearch();

const moves = createMoveBuffer();

/** Random priorities of the current world, which break ties between moves. The index is a hash of the move. */
const tastes = new Uint8Array(TASTES);
const inOrder = Uint8Array.from({ length: TASTES }, (_, taste) => taste);
/** Looks up the priority of a move. Its upper bits hold the capturing card, the lower ones the cards captured. */
const tasteFor = (move: Move): number => tastes[(move ^ ((move >> 25) * 7)) & (TASTES - 1)]!;

/** Returns the value of each move in the current world. The playouts after all moves break ties in the same way. */
export const evaluateMoves = (
  worlds: Determinizations,
  tried: readonly Move[],
  worth: (table: Table) => number,
  random: Random,
): readonly number[] => {
  tastes.set(inOrder);
  shuffle(tastes, random);
  return tried.map((move) => {
    const table = worlds.table();
    table.play(move);
    playOut(table, undefined);
    return worth(table);
  });
};

/** Plays a deal to its end, by preference, with ties broken by the priorities of this world. */
const playOut = (table: Table, liking: RolloutPreference | undefined): void => {
  for (let i = 0; !table.dealOver && i < MOST_MOVES; i++) {
    const count = table.legal(moves);
    let [best, most] = [moves[0]!, Number.NEGATIVE_INFINITY];
    for (let at = 0; count > 1 && at < count; at++) {
      const move = moves[at]!;
      const much = tasteFor(move) + (liking ? TASTES * liking(table, move) : 0);
      if (much > most) [best, most] = [move, much];
    }
    table.play(best);
  }
};

/**
 * Builds a function that values a table for a seat: its counters (or its camp's points) minus those of the others, plus
 * a bonus for a game won.
 */
export const createSeatEvaluator = ({ game, names, readings }: GameState, seat: number): ((table: Table) => number) => {
  const camps = game.scoreAccounts?.(names, readings) ?? names;
  const own = camps.findIndex((camp) => camp.split('+').includes(names[seat]!));
  return (table) => {
    const won = table.gameOver ? (table.winners.includes(seat) ? GAME : -GAME) : 0;
    const has = table.scores ?? table.balance;
    let others = 0;
    for (let i = 0; i < camps.length; i++) if (i !== own) others += has[i]!;
    return won + has[own]! - others / (camps.length - 1);
  };
};
