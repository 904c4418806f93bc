/** Tests that a drawing merged into a few paths looks the same as before. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { court } from '../../src/pack/courts.ts';
import { type InkedPath, mirrorPath, printFigure } from '../../src/pack/press.ts';

const INKS = ['black', 'gold', 'paper'] as const;
const SIDE = 12;

/** A random rectangle on the grid of the drawing, filled with one ink (colour). */
const rectangle = fc
  .tuple(fc.constantFrom(...INKS), fc.nat(SIDE - 1), fc.nat(SIDE - 1), fc.nat(SIDE - 1), fc.nat(SIDE - 1))
  .map(([fill, x, y, wide, high]): InkedPath => {
    const [w, h] = [Math.min(wide + 1, SIDE - x), Math.min(high + 1, SIDE - y)];
    return { fill, stroke: 'none', width: 0, d: `M${x} ${y}h${w}v${h}h${-w}z` };
  });

/** Returns the ink visible in each square of the grid after all paths are drawn in order. */
const visibleInks = (figure: readonly InkedPath[], right = 0): readonly string[] => {
  const cells = Array.from({ length: SIDE * SIDE }, () => '');
  for (const { fill, d } of figure)
    for (const [, ...numbers] of d.matchAll(/M(-?\d+)[ ]?(-?\d+)h(-?\d+)v(-?\d+)/g)) {
      const [x = 0, y = 0, w = 0, h = 0] = numbers.map(Number);
      for (let cell = 0; cell < cells.length; cell++) {
        const [column, row] = [(cell % SIDE) + 0.5 + right, Math.floor(cell / SIDE) + 0.5];
        if (column > Math.min(x, x + w) && column < Math.max(x, x + w) && row > y && row < y + h) cells[cell] = fill;
      }
    }
  return cells;
};

describe('the printing of a card', () => {
  test('keeps every figure visible that was visible before', () => {
    let fewer = 0;
    fc.assert(
      fc.property(fc.array(rectangle, { maxLength: 12 }), (figure) => {
        const blocks = printFigure(figure, 0);
        expect(visibleInks(blocks)).toEqual(visibleInks(figure));
        fewer += figure.length - blocks.length;
      }),
      { numRuns: 500 },
    );
    expect(fewer).toBeGreaterThan(0);
  });

  test('keeps a figure in its place', () => {
    fc.assert(
      fc.property(fc.array(rectangle, { maxLength: 6 }), fc.nat(60), (figure, right) => {
        expect(visibleInks(printFigure(figure, right), right)).toEqual(visibleInks(figure));
      }),
    );
  });

  test('mirrors a figure, and restores it when mirrored twice', () => {
    const arc: InkedPath = {
      fill: 'none',
      stroke: 'black',
      width: 1,
      d: 'M-7 58a1.5 2 0 1 0 3 .5c1-2 3-4 5 6q2 2 4-1s1 2 3 4l2 5h4v-3z',
    };
    expect(mirrorPath(arc).d).toBe('M7 58a1.5 2 0 1 1-3 .5c-1-2-3-4-5 6q-2 2-4-1s-1 2-3 4l-2 5h-4v-3z');
    expect(mirrorPath(mirrorPath(arc))).toEqual(arc);
  });

  test('merges crossing lines of one ink, but not forms, whose edges show', () => {
    const [line, form] = ['none', 'gold'].map((fill) => ({ fill, stroke: 'black', width: 1, d: 'M0 0h4v4h-4z' }));
    expect(printFigure([line!, line!], 0)).toHaveLength(1);
    expect(printFigure([form!, form!], 0)).toHaveLength(2);
  });

  test('needs at most twenty-seven blocks for a court card', () => {
    for (const rank of ['K', 'Q', 'J'] as const)
      for (const suit of ['S', 'H', 'D', 'C'] as const)
        expect(court(rank, suit).match(/<\w/g)!.length, rank + suit).toBeLessThanOrEqual(27);
  });
});
