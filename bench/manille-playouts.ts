/** Random deals of La Manille on the engine's own table, without a listener. */
import { createMoveBuffer } from '../engine/game.ts';
import { manille } from '../engine/games/manille/index.ts';
import { type ManilleTable } from '../engine/games/manille/rules.ts';
import { createRandom } from '../engine/random.ts';

/**
 * Plays this many deals at random, match after match at one table; returns a checksum of the points taken and marked.
 */
export const playManille = (seed: string, stream: number, playouts: number): number => {
  const random = createRandom(seed, stream);
  const list = createMoveBuffer();
  const table = manille.table({ seats: 4, dealer: 0 }) as ManilleTable;
  const { coup, scores } = table;
  let sum = 0;
  for (let i = 0; i < playouts; i++) {
    table.deal(table.shuffle(random));
    while (!table.dealOver) table.play(list[random.below(table.legal(list))]!);
    sum += coup.taken[(table.dealer + 1) & 1]! + scores[0]!;
  }
  return sum;
};
