import { type IndexLetter, LETTER_OUTLINES } from './letters.ts';
import { mapPathNumbers } from './path.ts';

export const PIP_SUITS = ['S', 'H', 'D', 'C'] as const;
export type PipSuit = (typeof PIP_SUITS)[number];

/**
 * One pip for each suit, 22 high, centred on the origin. Only the M command is absolute, so that a path can be moved,
 * scaled, or turned upside down by changing its numbers.
 */
const PIPS: Record<PipSuit, string> = {
  S: 'M0-11.4c1.8 4 10.6 8.8 10.6 15c0 3.3-2.3 5.4-5.1 5.4c-1.9 0-3.4-1-4.3-2.6c.3 2.4 1.4 4.2 3.4 5h-9.2c2-.8 3.1-2.5 3.4-4.9c-.9 1.7-2.4 2.6-4.3 2.6c-2.7 0-5.1-2.1-5.1-5.4c0-6.2 8.8-11 10.6-15z',
  H: 'M0 11.2c-2.1-4.4-10.6-9.5-10.6-16.1c0-3.6 2.5-5.9 5.5-5.9c2.4 0 4.3 1.4 5.1 3.9c.8-2.4 2.6-3.8 5.1-3.8c3 0 5.5 2.3 5.5 5.9c0 6.6-8.5 11.7-10.6 16.1z',
  D: 'M0-11.9c2.1 4.3 5.2 8.4 8.7 11.9c-3.5 3.5-6.6 7.6-8.7 11.9c-2.1-4.3-5.2-8.4-8.7-11.9c3.5-3.5 6.6-7.6 8.7-11.9z',
  C: 'M0-11.3c3 0 5.3 2.3 5.3 5.3c0 1.8-.8 3.3-2 4.3c.8-.3 1.5-.4 2.4-.4c3 0 5.2 2.3 5.2 5.2c0 3-2.3 5.3-5.2 5.3c-2.1 0-3.8-1.1-4.6-3c.3 2.9 1.5 5.1 3.5 6.1h-9.2c2-1 3.2-3.2 3.5-6c-.8 1.9-2.5 3-4.6 3c-2.9 0-5.2-2.3-5.2-5.3c0-2.9 2.2-5.2 5.2-5.2c.9 0 1.7 .1 2.4 .4c-1.2-1-2-2.5-2-4.3c0-3 2.3-5.3 5.3-5.3z',
};

/**
 * Scales a path about the origin and then moves it to (x, y). One decimal is enough: a tenth of a unit is a sixth of a
 * pixel on the largest card.
 */
const place = (path: string, x: number, y: number, scale: number): string =>
  mapPathNumbers(path, 1, (numbers, command) =>
    numbers.map((number, i) => number * scale + (command !== 'M' ? 0 : i === 0 ? x : y)),
  );

/** Returns the path of one pip with its centre at (x, y); a negative scale turns it upside down. */
export function pip(suit: PipSuit, x: number, y: number, scale = 1): string {
  return place(PIPS[suit], x, y, scale);
}

/** Returns the path of an index letter or number, 20 high, at (x, y). */
export function letter(name: IndexLetter, x: number, y: number): string {
  return place(LETTER_OUTLINES[name], x, y, 1);
}

const [LEFT, MIDDLE, RIGHT] = [39, 58, 77];
const [TOP, BOTTOM] = [24, 116];
const third = (BOTTOM - TOP) / 3;

/** Positions of the pips on a plain card, stored under its rank; pips below the middle are turned upside down. */
export const PIP_PLACES: Record<string, [number, number][]> = (() => {
  const column = (x: number, ...heights: number[]): [number, number][] => heights.map((y) => [x, y]);
  const pair = (...heights: number[]) => [...column(LEFT, ...heights), ...column(RIGHT, ...heights)];
  const centre = 70;
  const four = [TOP, TOP + third, BOTTOM - third, BOTTOM];
  return {
    2: column(MIDDLE, TOP, BOTTOM),
    3: column(MIDDLE, TOP, centre, BOTTOM),
    4: pair(TOP, BOTTOM),
    5: [...pair(TOP, BOTTOM), ...column(MIDDLE, centre)],
    6: pair(TOP, centre, BOTTOM),
    7: [...pair(TOP, centre, BOTTOM), ...column(MIDDLE, (TOP + centre) / 2)],
    8: [...pair(TOP, centre, BOTTOM), ...column(MIDDLE, (TOP + centre) / 2, (BOTTOM + centre) / 2)],
    9: [...pair(...four), ...column(MIDDLE, centre)],
    10: [...pair(...four), ...column(MIDDLE, TOP + third / 2, BOTTOM - third / 2)],
  };
})();

/** Returns the pips of a plain card as one path. */
export function pips(rank: string, suit: PipSuit): string {
  if (rank === 'A') return pip(suit, 52, 72, 2.6);
  const places = PIP_PLACES[rank];
  if (!places) throw new Error(`the pack has no pips for rank ${rank}`);
  return places.map(([x, y]) => pip(suit, x, y, y > 70 ? -1 : 1)).join('');
}
