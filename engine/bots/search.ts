/**
 * A player that searches ahead: it samples hands for the others consistent with all it has seen, plays each of its
 * moves out to the end of the deal, and makes the one that did best. It is given its seat's observation and the state
 * of the game; of the cards of this deal it uses only those shown to it.
 */
import { createMoveBuffer, type Move, type Table } from '../game.ts';
import type { Observation } from '../observation.ts';
import { type Random, shuffle } from '../random.ts';
import type { GameState } from '../record/live-game.ts';
import { Determinizations } from './determinizations.ts';
import type { Chosen, Policy } from './players.ts';
import { Race } from './race.ts';

/** Maximum number of moves in a playout. */
const MOST_MOVES = 2000;
/** Value of winning the game, added to the counters or points of the deal. */
const GAME = 40;
/** Size of the table of random preferences, which break ties between moves. */
const TASTES = 256;

/**
 * Chooses the move that does best in the sampled worlds. `enough` is called with the number of worlds in which every
 * move could have been played out; it ends the search, by a deadline or a count. The search also ends when one move is
 * clearly best.
 */
export type Search = (
  state: GameState,
  seen: Observation,
  random: Random,
  enough: (worlds: number) => boolean,
) => Chosen;

/** A policy that searches in a fixed number of worlds, so that the result is the same on every machine. */
export const createSearchPolicy =
  (think: Search, worlds: number): Policy =>
  (state, seen, random) =>
    think(state, seen, random, (tried) => tried >= worlds);

/**
 * Playout preference for a move of the seat to play, an integer: simulated players make a move of the highest
 * preference, and choose among equals at random.
 */
export type RolloutPreference = (table: Table, move: Move) => number;

/**
 * Builds a search whose playouts follow a preference, or are random without one. In one world the random preferences
 * are the same after every tried move, so that only the moves make the difference.
 */
export const searchBy =
  (liking?: RolloutPreference): Search =>
  (state, seen, random, enough) => {
    const { legal, seat } = seen;
    const worlds = new Determinizations(state, seen, random);
    const worth = createSeatEvaluator(state, seat);
    const race = new Race(legal.length);
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

/** Searches in any game, with random playouts. */
export const genericSearch: Search = searchBy();

const moves = createMoveBuffer();

/** Tie-break order in one world: the priority of each move, by a hash of it. */
const tastes = new Uint8Array(TASTES);
const inOrder = Uint8Array.from({ length: TASTES }, (_, taste) => taste);
/** The upper bits of a move hold the capturing card, the lower ones what it captures. */
const tasteFor = (move: Move): number => tastes[(move ^ ((move >> 25) * 7)) & (TASTES - 1)]!;

/** Value of each move in the current world; the playouts after each use the same tie-break order. */
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

/** Plays a deal out, by a preference and the tie-break order. */
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
 * Builds the evaluation of a seat at a table: its counters, or its camp's points, against those of the others, plus a
 * bonus for a game won.
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
