/**
 * Prints a figure in as few pulls as can be: what is printed alike goes on one block, so long as nothing comes to lie
 * over what it lay under. A page with many cards has so many fewer drawings to style, lay out and paint.
 */
import { changed, commandsOf } from './path.ts';

/** Something printed: a path filled with an ink, drawn round with one, or both. */
export interface Printed {
  /** An ink, or `none`. */
  readonly fill: string;
  /** An ink, or `none`. */
  readonly stroke: string;
  /** Of the stroke; 0 where there is none. */
  readonly width: number;
  /** A path of absolute M and relative commands. */
  readonly d: string;
}

/** Finer than can be seen on the largest card. */
const PLACES = 2;

/** Drawn on the other side of x = 0. */
export const mirrored = (printed: Printed): Printed => ({
  ...printed,
  d: changed(printed.d, PLACES, (numbers, command) => {
    if (command === 'v') return numbers;
    if (command === 'h') return numbers.map((x) => -x);
    // An arc turns the other way round.
    if (command === 'a') return numbers.map((n, i) => (i % 7 === 4 ? 1 - n : i % 7 === 5 ? -n : n));
    return numbers.map((n, i) => (i % 2 === 0 ? -n : n));
  }),
});

/** How many numbers each command takes that goes on to a point, which are its last two. */
const TAKES: Readonly<Record<string, number>> = { c: 6, s: 4, q: 4, l: 2, a: 7 };

/** The box in which a path lies, from left to right and from top to bottom. */
type Box = readonly [left: number, right: number, top: number, bottom: number];

/** A box that holds a printed path: its points, and those that bend it. */
const boxOf = ({ d, stroke, width }: Printed): Box => {
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
          // All are halves of circles or less: no point is further than the radius from the middle of the chord.
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

/** What is printed in one pull. */
interface Block {
  readonly like: Printed;
  readonly paths: string[];
  readonly boxes: Box[];
}

const printedAlike = (a: Printed, b: Printed): boolean =>
  a.fill === b.fill && a.stroke === b.stroke && a.width === b.width;

/** The block that something can go on: the last that is printed like it, if nothing it touches is printed later. */
const blockFor = (blocks: readonly Block[], printed: Printed, box: Box): Block | undefined => {
  for (const block of blocks.toReversed()) {
    const touches = block.boxes.some((other) => touch(other, box));
    // Where lines cross it does not matter which is uppermost; where forms do, their edges would be seen.
    if (printedAlike(block.like, printed) && (!touches || printed.fill === 'none')) return block;
    if (touches) return undefined;
  }
  return undefined;
};

/** The paths of a figure, in the order in which they are printed, moved so far to the right. */
export const pressed = (figure: readonly Printed[], right: number): readonly Printed[] => {
  const blocks: Block[] = [];
  for (const printed of figure) {
    const box = boxOf(printed);
    const path = changed(printed.d, PLACES, (numbers, command) =>
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
