/** How long a game lasts: the moves of a deal, and the deals of a game, counted in games played at random by our readings. */
import { type Game, moveList } from '../game.ts';
import { randomFrom } from '../random.ts';

/** The first quarter, the middle and the third quarter of what was counted, in order of size. */
export type Quarters = readonly [first: number, middle: number, third: number];

/** How long a game lasts with one number of players. */
export interface Length {
  /** Moves in a deal: cards laid, kept back, captured with or named. */
  readonly deal: Quarters;
  /** Deals in a game. */
  readonly deals: Quarters;
  /** Moves in a game. */
  readonly game: Quarters;
}

/** Plays so many whole games at random from the seed that the game and the number of players make; always the same. */
export const lengthOf = (game: Game, seats: number, games: number): Length => {
  const legal = moveList();
  const counted = { deal: [] as number[], deals: [] as number[], game: [] as number[] };
  for (let number = 0; number < games; number++) {
    const random = randomFrom(`lengths ${game.id} ${seats}`, number);
    const table = game.table({ seats, dealer: number % seats });
    let moves = 0;
    while (!table.gameOver) {
      table.deal(table.shuffle(random));
      const before = moves;
      for (; !table.dealOver; moves++) table.play(legal[random.below(table.legal(legal))]!);
      counted.deal.push(moves - before);
    }
    counted.deals.push(table.dealNumber);
    counted.game.push(moves);
  }
  return { deal: quarters(counted.deal), deals: quarters(counted.deals), game: quarters(counted.game) };
};

const quarters = (counted: number[]): Quarters => {
  const sorted = counted.sort((a, b) => a - b);
  const at = (part: number) => sorted[Math.floor((sorted.length - 1) * part)]!;
  return [at(0.25), at(0.5), at(0.75)];
};
