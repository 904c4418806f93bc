/**
 * Moves per second of every game, in random play without a listener, all in one run: the games take turns, round after
 * round, and seconds are processor time. A game's ratio is its speed divided by that of La Manille in the same round.
 * Only the ratios can be compared between machines.
 */
import { createMoveBuffer, type Game } from '../engine/game.ts';
import { GAMES } from '../engine/games.ts';
import { createRandom, type Random } from '../engine/random.ts';
import { processorSeconds } from './clock.ts';
import { median } from './program.ts';

const ROUNDS = 5;
const ROUND_MS = 600;
/** Preferred number of seats, for the games that allow it. */
const SEATS = 5;

/** Speed of one game: the median of the rounds, with the lowest and the highest. */
export interface Speed {
  readonly game: string;
  readonly seats: number;
  readonly movesPerSecond: number;
  readonly dealsPerSecond: number;
  readonly low: number;
  readonly high: number;
  /** Speed divided by that of La Manille in the same round; the median of the rounds. */
  readonly ratio: number;
}

interface Count {
  moves: number;
  deals: number;
  games: number;
}

/** Number of seats at which a game is measured: {@link SEATS}, or the largest number below it. */
const seatsOf = (game: Game): number => (game.seatNumbers().includes(SEATS) ? SEATS : game.seatNumbers().at(-1)!);

/** Plays whole games until the time is up. */
const playFor = (game: Game, random: Random, milliseconds: number): Count & { seconds: number } => {
  const list = createMoveBuffer();
  const seats = seatsOf(game);
  const count: Count = { moves: 0, deals: 0, games: 0 };
  const start = processorSeconds();
  const until = performance.now() + milliseconds;
  while (performance.now() < until) {
    const table = game.table({ seats, dealer: 0 });
    while (!table.gameOver) {
      table.deal(table.shuffle(random));
      count.deals += 1;
      while (!table.dealOver) {
        table.play(list[random.below(table.legal(list))]!);
        count.moves += 1;
      }
    }
    count.games += 1;
  }
  return { ...count, seconds: processorSeconds() - start };
};

export const speeds = (): readonly Speed[] => {
  const random = createRandom('bench');
  for (const game of GAMES) playFor(game, random, ROUND_MS); // compiles every rule before it is timed
  const rates = new Map(GAMES.map(({ id }) => [id, { moves: [] as number[], deals: [] as number[] }]));
  for (let round = 0; round < ROUNDS; round++)
    for (const game of GAMES) {
      const { moves, deals, seconds } = playFor(game, random, ROUND_MS);
      rates.get(game.id)!.moves.push(moves / seconds);
      rates.get(game.id)!.deals.push(deals / seconds);
    }
  const manille = rates.get('manille')!.moves;
  return GAMES.map((game) => {
    const { moves, deals } = rates.get(game.id)!;
    return {
      game: game.id,
      seats: seatsOf(game),
      movesPerSecond: median(moves),
      dealsPerSecond: median(deals),
      low: Math.min(...moves),
      high: Math.max(...moves),
      ratio: median(moves.map((rate, round) => rate / manille[round]!)),
    };
  });
};
