/** Where each seat stands in the ring round a table. */

/** Which way a game goes round the table: to the right is against the clock. */
export type Way = 'left' | 'right';

/** How many stand along the far side, along each of the two sides, and on each side of who looks from the near one. */
type Ring = readonly [far: number, side: number, near: number];

/** By how many there are besides who looks, in a cloth that is higher than wide. */
const UPRIGHT: readonly Ring[] = [
  [0, 0, 0],
  [1, 0, 0],
  [2, 0, 0],
  [1, 1, 0],
  [4, 0, 0],
  [3, 1, 0],
  [2, 2, 0],
  [3, 2, 0],
  [2, 3, 0],
  [3, 3, 0],
  [2, 4, 0],
  [3, 4, 0],
];

/** The same in a wide one. */
const WIDE: readonly Ring[] = [
  [0, 0, 0],
  [1, 0, 0],
  [0, 1, 0],
  [1, 1, 0],
  [2, 1, 0],
  [3, 1, 0],
  [2, 1, 1],
  [3, 1, 1],
  [4, 1, 1],
  [5, 1, 1],
  [4, 2, 1],
  [5, 2, 1],
];

/**
 * The place of the `k`th after who looks (from 0), of so many others, going to the right: `n` near, `s` at the side, `f` far,
 * with its column (`l`, `r`) or its number from the left, and of how many; at the side its number from above, and of how many.
 */
const placeIn = ([far, side, near]: Ring, k: number, way: Way): string => {
  const [here, there] = way === 'right' ? ['r', 'l'] : ['l', 'r'];
  if (k < near) return `n${here}`;
  const up = k - near;
  if (up < side) return `s${here}${side - up}${side}`;
  const over = up - side;
  if (over < far) return `f${way === 'right' ? far - over : over + 1}${far}`;
  const down = over - far;
  if (down < side) return `s${there}${down + 1}${side}`;
  return `n${there}`;
};

/** The classes of the place of the `k`th of the others (from 0), upright (`u`) and wide (`w`). */
export const placeOf = (k: number, others: number, way: Way): string =>
  `u-${placeIn(UPRIGHT[others]!, k, way)} w-${placeIn(WIDE[others]!, k, way)}`;

/** The classes of a ring of so many others: how many stand above one another at each of its sides. */
export const sidesOf = (others: number): string => `u-sides-${UPRIGHT[others]![1]} w-sides-${WIDE[others]![1]}`;

/** The classes of what lies in the middle of so many others: whether anybody stands beside it. */
export const middleOf = (others: number): readonly string[] => [
  ...(UPRIGHT[others]![1] > 0 ? ['u-between'] : []),
  ...(WIDE[others]![1] > 0 ? ['w-between'] : []),
];
