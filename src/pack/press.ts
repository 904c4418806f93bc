/**
 * Merges the paths of a figure: paths of the same style become one, if the painting order of paths that touch stays the
 * same. A page with many cards then has far fewer paths to style, lay out and paint.
 */
import { commandsOf, mapPathNumbers } from './path.ts';

/** A path as it is printed: filled with an ink, stroked with an ink, or both. */
export interface InkedPath {
  /** An ink, or `none` for no fill. */
  readonly fill: string;
  /** An ink, or `none` for no stroke. */
  readonly stroke: string;
  /** Width of the stroke; 0 if there is none. */
  readonly width: number;
  /** An SVG path with absolute M and otherwise relative commands. */
  readonly d: string;
}

/** Number of decimals; finer than what is visible on the largest card. */
const PLACES = 2;

/** Mirrors a path horizontally, at x = 0. */
export const mirrorPath = (printed: InkedPath): InkedPath => ({
  ...printed,
  d: mapPathNumbers(printed.d, PLACES, (numbers, command) => {
    if (command === 'v') return numbers;
    if (command === 'h') return numbers.map((x) => -x);
    // An arc turns in the opposite direction.
    if (command === 'a') return numbers.map((n, i) => (i % 7 === 4 ? 1 - n : i % 7 === 5 ? -n : n));
    return numbers.map((n, i) => (i % 2 === 0 ? -n : n));
  }),
});

/** Number of arguments of each path command whose last two arguments are its end point. */
const TAKES: Readonly<Record<string, number>> = { c: 6, s: 4, q: 4, l: 2, a: 7 };

/** Bounding box of a path: left, right, top, bottom. */
type Box = readonly [left: number, right: number, top: number, bottom: number];

/** Computes an area that contains the path, from its points and control points; it can be larger than the path. */
const boxOf = ({ d, stroke, width }: InkedPath): Box => {
  const [xs, ys]: [number[], number[]] = [[], []];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  const at = (nextX: number, nextY: number) => {
    xs.push(nextX);
    ys.push(nextY);
  };
  const to = (nextX: number, nextY: number) => {
    [x, y] = [nextX, nextY];
    at(x, y);
  };
  for (const [command, numbers] of commandsOf(d)) {
    if (command === 'M') {
      to(numbers[0]!, numbers[1]!);
      [startX, startY] = [x, y];
    } else if (command === 'z') [x, y] = [startX, startY];
    else if (command === 'h') for (const dx of numbers) to(x + dx, y);
    else if (command === 'v') for (const dy of numbers) to(x, y + dy);
    else {
      const takes = TAKES[command]!;
      for (let i = 0; i < numbers.length; i += takes) {
        const each = numbers.slice(i, i + takes);
        if (command === 'a') {
          // All arcs are half circles or less: no point is further than the radius from the middle of the chord.
          const [radius, middleX, middleY] = [each[0]!, x + each[5]! / 2, y + each[6]! / 2];
          at(middleX - radius, middleY - radius);
          at(middleX + radius, middleY + radius);
        } else for (let j = 0; j < takes - 2; j += 2) at(x + each[j]!, y + each[j + 1]!);
        to(x + each[takes - 2]!, y + each[takes - 1]!);
      }
    }
  }
  const edge = stroke === 'none' ? 0 : width / 2;
  return [Math.min(...xs) - edge, Math.max(...xs) + edge, Math.min(...ys) - edge, Math.max(...ys) + edge];
};

const touch = (a: Box, b: Box): boolean => a[0] < b[1] && b[0] < a[1] && a[2] < b[3] && b[2] < a[3];

/** Paths of the same style that are merged into one, with their bounding boxes. */
interface Block {
  readonly like: InkedPath;
  readonly paths: string[];
  readonly boxes: Box[];
}

const printedAlike = (a: InkedPath, b: InkedPath): boolean =>
  a.fill === b.fill && a.stroke === b.stroke && a.width === b.width;

/**
 * Finds the block that a path can join: the last block of its style, if the path touches no later block. `undefined` if
 * there is none.
 */
const blockFor = (blocks: readonly Block[], printed: InkedPath, box: Box): Block | undefined => {
  for (const block of blocks.toReversed()) {
    const touches = block.boxes.some((other) => touch(other, box));
    // Crossing lines may be reordered; crossing areas may not, since their edges are visible.
    if (printedAlike(block.like, printed) && (!touches || printed.fill === 'none')) return block;
    if (touches) return undefined;
  }
  return undefined;
};

/** Merges the paths of a figure, in painting order, and moves them to the right. */
export const printFigure = (figure: readonly InkedPath[], right: number): readonly InkedPath[] => {
  const blocks: Block[] = [];
  for (const printed of figure) {
    const box = boxOf(printed);
    const path = mapPathNumbers(printed.d, PLACES, (numbers, command) =>
      command === 'M' ? [numbers[0]! + right, numbers[1]!] : numbers,
    );
    const block = blockFor(blocks, printed, box);
    if (block) {
      block.paths.push(path);
      block.boxes.push(box);
    } else blocks.push({ like: printed, paths: [path], boxes: [box] });
  }
  return blocks.map(({ like, paths }) => ({ ...like, d: paths.join('') }));
};
