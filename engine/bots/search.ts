/**
 * A player who thinks ahead: he imagines hands for the others that agree with all he has seen, plays each of his moves out to
 * the end of the deal, and makes the one that did best. He is told what his seat may know, and the course of the game; of the
 * cards of this deal he uses only those that have been shown to him.
 */
import { type Move, moveList, type Table } from '../game.ts';
import type { Observation } from '../observation.ts';
import { type Random, shuffle } from '../random.ts';
import type { GameState } from '../record/live-game.ts';
import type { Chosen, Policy } from './players.ts';
import { Race } from './race.ts';
import { Worlds } from './worlds.ts';

/** A deal is played out no further than this. */
const MOST_MOVES = 2000;
/** What it is worth to win the game, beside the counters or points of the deal. */
const GAME = 40;
/** Moves are told apart by so many tastes; a card has one of its own. */
const TASTES = 256;

/**
 * Chooses the move that does best in the worlds imagined. `enough` is asked with the number of worlds in which every move
 * could have been played out, and ends the search: a deadline, or a number. It ends of itself when one move is plainly best.
 */
export type Search = (
  state: GameState,
  seen: Observation,
  random: Random,
  enough: (worlds: number) => boolean,
) => Chosen;

/** The policy of one who thinks ahead in so many worlds: a number, that every machine do the same. */
export const imagining =
  (think: Search, worlds: number): Policy =>
  (state, seen, random) =>
    think(state, seen, random, (tried) => tried >= worlds);

/**
 * How those who are imagined like a move of the one who is to play at this table, a whole number: they make the one they like
 * best, and of those they like alike any.
 */
export type Liking = (table: Table, move: Move) => number;

/**
 * Thinks ahead, imagining that everybody plays on by a liking, or at random. In one world everybody has the same tastes whatever
 * move is tried, so that what tells two moves apart is the moves.
 */
export const searchBy =
  (liking?: Liking): Search =>
  (state, seen, random, enough) => {
    const { legal, seat } = seen;
    const worlds = new Worlds(state, seen, random);
    const worth = worthTo(state, seat);
    const race = new Race(legal.length);
    tastes.set(inOrder);
    for (let asked = 0; race.running.length > 1 && !enough(asked); asked++) {
      // The time of the moves that are out of the race goes to the others.
      for (let played = 0; played < legal.length; played += race.running.length) {
        if (!worlds.imagine()) continue;
        shuffle(tastes, random);
        for (const i of race.running) {
          const table = worlds.table();
          table.play(legal[i]!);
          playOut(table, liking);
          race.came(i, worth(table));
        }
        race.next();
      }
      race.leaveBehind();
    }
    const best = race.best();
    return { move: legal[best[random.below(best.length)]!]! };
  };

/** Thinks ahead in any game, imagining that everybody plays on at random. */
export const search: Search = searchBy();

const moves = moveList();

/** In one world, for each move by its number: which is made sooner than others that are liked as much. */
const tastes = new Uint8Array(TASTES);
const inOrder = Uint8Array.from({ length: TASTES }, (_, taste) => taste);
/** A card that takes is in the upper bits of a move, what it takes in the lower ones. */
const tasteFor = (move: Move): number => tastes[(move ^ ((move >> 25) * 7)) & (TASTES - 1)]!;

/** What each of some moves is worth in the world imagined, everybody playing on with the same tastes after each. */
export const worthsOf = (
  worlds: Worlds,
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

/** Plays a deal out, by a liking and by the tastes. */
const playOut = (table: Table, liking: Liking | undefined): void => {
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

/** How a seat stands at a table: its counters, or the points of its camp, against those of the others; and the game won. */
export const worthTo = ({ game, names, readings }: GameState, seat: number): ((table: Table) => number) => {
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
