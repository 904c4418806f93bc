/** The choice of a move at random. */
import type { Move } from '../game.ts';

/** Number of amounts of one kind of move: see {@link Table.amountsFrom}. */
const AMOUNTS_OF_A_KIND = 1024;

/**
 * Chooses one of the first `count` legal moves at random and returns its index. Where moves name an amount, first the
 * kind of move is chosen, then the amount: else there would be little but offers.
 */
export const chooseRandomIndex = (
  legal: ArrayLike<Move>,
  count: number,
  below: (n: number) => number,
  amountsFrom = Infinity,
): number => {
  if (count === 0 || legal[count - 1]! < amountsFrom) return below(count);
  const kindOf = (move: Move): number => (move < amountsFrom ? -1 - move : Math.floor(move / AMOUNTS_OF_A_KIND));
  let kinds = 1;
  for (let i = 1; i < count; i++) if (kindOf(legal[i]!) !== kindOf(legal[i - 1]!)) kinds += 1;
  let start = 0;
  for (let kind = below(kinds); kind > 0; start++) if (kindOf(legal[start + 1]!) !== kindOf(legal[start]!)) kind -= 1;
  let end = start + 1;
  while (end < count && kindOf(legal[end]!) === kindOf(legal[start]!)) end += 1;
  return start + below(end - start);
};
