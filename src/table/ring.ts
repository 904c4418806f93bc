/** Layout of the seats in the ring round a table. */

/** Direction of play; to the right is anticlockwise. */
export type TurnDirection = 'left' | 'right';

/** Number of seats on the far side, on each of the two lateral sides, and on each side of the viewer. */
type Ring = readonly [far: number, side: number, near: number];

/** By the number of other players, on a cloth higher than wide. */
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

/** By the number of other players, on a wide cloth. */
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
 * Place of the `k`th player (0-based) after the viewer, with play to the right: `n` near, `s` at the side, `f` far;
 * then the column (`l`, `r`) for `n` and `s`; then the number from the left (`f`) or from the top (`s`), and the total.
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

/** Classes for the place of the `k`th other player (0-based), upright (`u`) and wide (`w`). */
export const getSeatClasses = (k: number, others: number, way: TurnDirection): string =>
  `u-${placeIn(UPRIGHT[others]!, k, way)} w-${placeIn(WIDE[others]!, k, way)}`;

/** Classes of a ring, by the number of seats on each lateral side. */
export const getRingClasses = (others: number): string => `u-sides-${UPRIGHT[others]![1]} w-sides-${WIDE[others]![1]}`;

/** Classes of the middle, which tell if there are seats beside it. */
export const getMiddleClasses = (others: number): readonly string[] => [
  ...(UPRIGHT[others]![1] > 0 ? ['u-between'] : []),
  ...(WIDE[others]![1] > 0 ? ['w-between'] : []),
];
