import { LETTERS } from './letters.ts';

export const SUITS = ['S', 'H', 'D', 'C'] as const;
export type Suit = (typeof SUITS)[number];

/**
 * One pip a suit, twenty high, centred on the origin. Only a first absolute point and relative commands, so that
 * a pip can be set down anywhere, scaled, or stood on its head by multiplying its numbers.
 */
export const PIPS: Record<Suit, { start: [number, number]; outline: string }> = {
  S: {
    start: [0, -10.4],
    outline:
      'c1.6 3.6 9.6 8 9.6 13.6c0 3-2.1 4.9-4.6 4.9c-1.7 0-3.1-.9-3.9-2.4c.3 2.2 1.3 3.8 3.1 4.5h-8.4c1.8-.7 2.8-2.3 3.1-4.5c-.8 1.5-2.2 2.4-3.9 2.4c-2.5 0-4.6-1.9-4.6-4.9c0-5.6 8-10 9.6-13.6z',
  },
  H: {
    start: [0, 10.2],
    outline:
      'c-1.9-4-9.6-8.6-9.6-14.6c0-3.3 2.3-5.4 5-5.4c2.2 0 3.9 1.3 4.6 3.5c.7-2.2 2.4-3.5 4.6-3.5c2.7 0 5 2.1 5 5.4c0 6-7.7 10.6-9.6 14.6z',
  },
  D: {
    start: [0, -10.8],
    outline: 'c1.9 3.9 4.7 7.6 7.9 10.8c-3.2 3.2-6 6.9-7.9 10.8c-1.9-3.9-4.7-7.6-7.9-10.8c3.2-3.2 6-6.9 7.9-10.8z',
  },
  C: {
    start: [0, -10.3],
    outline:
      'c2.7 0 4.8 2.1 4.8 4.8c0 1.6-.7 3-1.8 3.9c.7-.3 1.4-.4 2.2-.4c2.7 0 4.7 2.1 4.7 4.7c0 2.7-2.1 4.8-4.7 4.8c-1.9 0-3.5-1-4.2-2.7c.3 2.6 1.4 4.6 3.2 5.5h-8.4c1.8-.9 2.9-2.9 3.2-5.5c-.7 1.7-2.3 2.7-4.2 2.7c-2.6 0-4.7-2.1-4.7-4.8c0-2.6 2-4.7 4.7-4.7c.8 0 1.5.1 2.2.4c-1.1-.9-1.8-2.3-1.8-3.9c0-2.7 2.1-4.8 4.8-4.8z',
  },
};

/** A number as short as SVG allows, to a tenth of a unit (at the largest card, a sixth of a pixel). */
function short(value: number, digits = 1): string {
  const text = String(Number(value.toFixed(digits)));
  return text.replace(/^(-?)0\./, '$1.');
}

/** Multiplies every number of a path of relative commands. */
function scaled(outline: string, factor: number): string {
  return outline
    .replace(/-?(?:\d+\.?\d*|\.\d+)/g, (number) => ` ${short(Number(number) * factor, 2)}`)
    .replace(/([a-z]) /g, '$1')
    .replace(/ -/g, '-');
}

/** The path of one pip with its centre at (x, y); a negative scale stands it on its head. */
export function pip(suit: Suit, x: number, y: number, scale = 1): string {
  const { start, outline } = PIPS[suit];
  const from = `M${short(x + start[0] * scale)} ${short(y + start[1] * scale)}`;
  return from + scaled(outline, scale);
}

/** The path of an index letter or number standing on (x, y), `height` high. */
export function letter(name: keyof typeof LETTERS, x: number, y: number, height: number): string {
  const factor = height / 20;
  return LETTERS[name].replace(/M([-\d.]+?)(?:\s|(?=-))([-\d.]+)|([a-z])([-\d. ]*)/g, (_, mx, my, command, rest) =>
    command
      ? scaled(command + rest, factor)
      : `M${short(x + Number(mx) * factor, 2)} ${short(y + Number(my) * factor, 2)}`,
  );
}

const [LEFT, MIDDLE, RIGHT] = [33, 51, 69];
const [TOP, BOTTOM] = [25, 115];
const third = (BOTTOM - TOP) / 3;

/** Where the pips of each plain card stand, by the number of pips; those below the middle are turned over. */
const PLACES: Record<string, [number, number][]> = (() => {
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

/** The pips of a plain card, one path. */
export function pips(rank: string, suit: Suit): string {
  if (rank === 'A') return pip(suit, MIDDLE, 70, 2.3);
  const places = PLACES[rank];
  if (!places) throw new Error(`draw-cards: no pips for rank ${rank}`);
  return places.map(([x, y]) => pip(suit, x, y, y > 70 ? -1 : 1)).join('');
}
