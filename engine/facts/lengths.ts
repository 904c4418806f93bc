/**
 * Length of a game: moves in a deal and deals in a game, counted with the default readings. The games are played at
 * random; a game in which cards are sold, by bargainers, since random ones haggle far longer than anybody would.
 */
import type { Player } from '../bots/players.ts';
import { createMoveBuffer, type Game, type Move, PASS, type Table } from '../game.ts';
import { Observer } from '../observation.ts';
import { createRandom, type Random } from '../random.ts';
import { chooseRandomIndex } from '../record/random-move.ts';

/** First quartile, median and third quartile. */
export type Quartiles = readonly [first: number, middle: number, third: number];

/** Length of a game for one number of players. */
export interface GameLength {
  /** Moves in a deal. Cards played, passes, captures and ranks named all count as moves. */
  readonly deal: Quartiles;
  /** Deals in a game. */
  readonly deals: Quartiles;
  /** Moves in a game. */
  readonly game: Quartiles;
}

/** True if cards are sold in a game, so that its moves name amounts. */
export const hasMarket = (game: Game): boolean =>
  game.table({ seats: game.seatNumbers()[0]!, dealer: 0 }).amountsFrom !== undefined;

const legal = createMoveBuffer();

const chooseAtRandom = (table: Table, random: Random): Move => {
  const count = table.legal(legal);
  return legal[chooseRandomIndex(legal, count, (n) => random.below(n), table.amountsFrom)]!;
};

/**
 * Plays this many whole games, at random or by a player. The seed depends only on the game and the number of players, so
 * that the result is always the same.
 */
export const measureGameLength = (game: Game, seats: number, games: number, player?: Player): GameLength => {
  const counted = { deal: [] as number[], deals: [] as number[], game: [] as number[] };
  for (let number = 0; number < games; number++) {
    const random = createRandom(`lengths ${game.id} ${seats}`, number);
    const observer = new Observer();
    const table = game.table({ seats, dealer: number % seats, ...(player && { listener: observer.listener }) });
    const choose = (): Move =>
      player && table.legal(legal) > 1
        ? player(observer.observe(table, table.toMove), random).move
        : chooseAtRandom(table, random);
    let moves = 0;
    while (!table.gameOver) {
      table.deal(table.shuffle(random));
      const before = moves;
      while (!table.dealOver) {
        const move = choose();
        // A silence in a market is no move: a record does not have it.
        if (move !== PASS || table.amountsFrom === undefined) moves += 1;
        table.play(move);
      }
      counted.deal.push(moves - before);
    }
    counted.deals.push(table.dealNumber);
    counted.game.push(moves);
  }
  return { deal: quarters(counted.deal), deals: quarters(counted.deals), game: quarters(counted.game) };
};

const quarters = (counted: number[]): Quartiles => {
  const sorted = counted.sort((a, b) => a - b);
  const at = (part: number) => sorted[Math.floor((sorted.length - 1) * part)]!;
  return [at(0.25), at(0.5), at(0.75)];
};
