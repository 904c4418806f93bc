/** Places the seats in a ring round the table. */

/** Direction of play; `right` is anticlockwise. */
export type TurnDirection = 'left' | 'right';

/**
 * Numbers of seats: on the far side of the table, on each of its left and right sides, and on each side of the viewer.
 */
type Ring = readonly [far: number, side: number, near: number];

/** Rings for a cloth that is higher than wide; the index is the number of other players. */
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

/** Rings for a wide cloth; the index is the number of other players. */
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
 * Code for the place of the `k`th player (0-based) after the viewer. `n` is near the viewer, `s` at the left or right
 * side, `f` at the far side. After `n` and `s` comes the column (`l`, `r`). After `s` and `f` come the number of the
 * seat (from the top or from the left) and the number of seats there.
 */
const placeIn = ([far, side, near]: Ring, k: number, way: TurnDirection): string => {
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

/**
 * Returns the CSS classes for the place of the `k`th other player (0-based), on a high cloth (`u`) and on a wide one
 * (`w`).
 */
export const getSeatClasses = (k: number, others: number, way: TurnDirection): string =>
  `u-${placeIn(UPRIGHT[others]!, k, way)} w-${placeIn(WIDE[others]!, k, way)}`;

/** Returns the CSS classes of a ring: they give the number of seats on its left and right sides. */
export const getRingClasses = (others: number): string => `u-sides-${UPRIGHT[others]![1]} w-sides-${WIDE[others]![1]}`;

/** Returns the CSS classes of the middle: they tell if there are seats to its left and right. */
export const getMiddleClasses = (others: number): readonly string[] => [
  ...(UPRIGHT[others]![1] > 0 ? ['u-between'] : []),
  ...(WIDE[others]![1] > 0 ? ['w-between'] : []),
];
