import { type PipSuit, pip } from './pips.ts';
import { type InkedPath, mirrorPath, printFigure } from './press.ts';

/**
 * The court cards: one half-length figure for each rank, printed in two inks, that of the suit and yellow. The king has
 * a crown and a sceptre, the queen a coronet and a flower, the knave a feathered hat and a halberd. The sceptre ends in
 * the pip of the suit, and pips are strewn over the robe. Drawn around x = 0, with the bottom of the picture at y =
 * 139.
 */

const INK = 'currentColor';
const GOLD = 'var(--card-gold,#e3ad22)';
const PAPER = 'var(--card-face,#fffdf5)';

/** Width of the contours. */
const CONTOUR = 1.5;

/** Returns a flat area of one ink, with a contour. */
const shape = (fill: string, d: string): InkedPath => ({ fill, stroke: INK, width: CONTOUR, d });
/** Returns lines without an area. */
const line = (d: string, ink = INK, width = 1.2): InkedPath => ({ fill: 'none', stroke: ink, width, d });
/** Returns an area without contour, for pips, lips and pearls. */
const flat = (fill: string, d: string): InkedPath => ({ fill, stroke: 'none', width: 0, d });
/** Returns a small disc. */
const disc = (fill: string, x: number, y: number, r: number): InkedPath =>
  shape(fill, `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`);
/** Adds the mirror image to one half of a symmetrical figure. */
const both = (...half: readonly InkedPath[]): readonly InkedPath[] => [...half, ...half.map(mirrorPath)];

/** The two inks of robe and mantle; half of the figures have them exchanged. */
interface Dress {
  robe: string;
  mantle: string;
}

const strewn = (suit: PipSuit, ink: string, scale: number, ...at: [number, number][]) =>
  flat(ink, at.map(([x, y]) => pip(suit, x, y, scale)).join(''));

const EYES = both(
  line('M-9 58.5q3.4-3.2 6.8-.3'),
  line('M-9.6 54.4q3.6-2.6 7.6-.6'),
  flat(INK, 'M-7.2 58a1.7 1.7 0 1 0 3.4 0z'),
);
const NOSE = line('M1.4 57.5c0 3.5 2 5.6 1.6 7.6c-1.2 1.2-3 1.2-4.2.5');
const MOUTH = flat(INK, 'M-3.8 74.5q1.9-1.6 3.8-.5q1.9-1.1 3.8.5q-3.8 3.6-7.6 0z');

const BEARDS: Record<PipSuit, readonly InkedPath[]> = {
  S: [
    shape(INK, 'M-13 62c1.5 5.5 5 7.5 13 5.5c8 2 11.5 0 13-5.5c2.5 20-3 35-13 40c-10-5-15.5-20-13-40z'),
    line('M0 79v16M-5.5 78c-.5 6 .5 10 2.5 14M5.5 78c.5 6-.5 10-2.5 14', GOLD),
  ],
  H: [
    shape(
      INK,
      'M-13 64c.5 9 4 13 9 13.5h8c5-.5 8.5-4.5 9-13.5c3 13 1 27-7 33c-2-4-4-7-6-9c-2 2-4 5-6 9c-8-6-10-20-7-33z',
    ),
    line('M-6.5 82c-1 4-.5 7 .5 9M6.5 82c1 4 .5 7-.5 9', GOLD),
  ],
  D: [shape(INK, 'M0 66.5c-3-.8-7 .5-9 4.5c4 .5 7 0 9-1.5c2 1.5 5 2 9 1.5c-2-4-6-5.3-9-4.5zM-4 79.5h8l-4 8z')],
  C: [
    shape(
      INK,
      'M-13 60c1 5.5 3.5 8.5 7 8q3-2.5 6-.8q3-1.7 6 .8c3.5.5 6-2.5 7-8c1.5 12-1 23-5.5 26.5c-2.5 2-5 2.5-7.5 2.5s-5-.5-7.5-2.5c-4.5-3.5-7-14.5-5.5-26.5z',
    ),
    line('M-4 79.5v5M0 80v6M4 79.5v5', GOLD),
  ],
};

function king(suit: PipSuit, { robe, mantle }: Dress): readonly InkedPath[] {
  const onRobe = robe === INK ? GOLD : INK;
  const bearded = suit === 'S' || suit === 'C';
  return [
    // mantle, robe and ermine
    shape(mantle, 'M-42 139c0-24 8-40 30-46h24c20 5 28 21 28 46z'),
    shape(robe, 'M-14 94c-7 14-10 30-10 45h48c0-15-3-31-10-45z'),
    strewn(suit, onRobe, 0.45, [-13, 132], [0, 132], [13, 132], [0, 120.5]),
    both(
      shape(PAPER, 'M-14 94c-8 14-11 30-11 45h-8c0-17 3-31 9-43z'),
      line('M-23 106l-1 3.5M-26.5 117l-.8 3.5M-29 129l-.3 3.5', INK, 2),
    ),
    shape(PAPER, 'M-30 106c4-12 13-16 30-16s26 4 30 16c-8 7-18 9.5-30 9.5s-22-2.5-30-9.5z'),
    line('M-21 103v3.5M-12 107.5v3.5M0 109v3.5M12 107.5v3.5M21 103v3.5', INK, 2),
    // hair and head
    both(shape(INK, 'M-11 44c-11 1-14 14-11.5 30c1 8 4 11 7.5 11c4 0 6-4 4-8.5c-1-2.5-2-4-2-7.5z')),
    shape(PAPER, 'M-13 48v17c0 14 6 21 13 21s13-7 13-21v-17z'),
    BEARDS[suit],
    EYES,
    NOSE,
    bearded ? flat(PAPER, 'M-3.5 72q3.5 2.2 7 0q-3.5 4-7 0z') : MOUTH,
    // crown
    shape(GOLD, 'M-16.5 48l-5.5-21l8 9.5l4-15.5l5.5 13.5l4.5-18l4.5 18l5.5-13.5l4 15.5l8-9.5l-5.5 21c-10 4-23 4-33 0z'),
    line('M-18 42.5c11 4 25 4 36 0'),
    ...[
      [-22, 26.5],
      [-10, 20.5],
      [0, 16],
      [10, 20.5],
      [22, 26.5],
    ].map(([x, y]) => disc(INK, x as number, y as number, 2)),
    flat(INK, 'M0 36.5l2.4 3.2l-2.4 3.2l-2.4-3.2zM-9.5 35.5l2 2.8l-2 2.8l-2-2.8zM9.5 35.5l2 2.8l-2 2.8l-2-2.8z'),
    // sceptre, cuff and hand
    shape(GOLD, 'M29.3 46h3.6v93h-3.6z'),
    shape(GOLD, 'M27 42.5h8.2l-1.6 5h-5z'),
    strewn(suit, INK, 0.82, [31, 32.5]),
    shape(robe === INK ? INK : GOLD, 'M12 109l9-4.5v13l-7 3.5z'),
    shape(PAPER, 'M20.5 104.5h12.5c3.5 0 3.5 4.3.5 4.3c2.6 0 2.6 4.2 0 4.2c2.2 0 2.2 4-.5 4h-12.5z'),
    line('M26 108.8h7.5M26 113h7.5'),
  ].flat();
}

/** Hair of the queens: behind the head, and the strands before the shoulders. */
const TRESSES: Record<PipSuit, readonly InkedPath[]> = {
  S: [shape(INK, 'M0 38c-17 0-22 13-21 30c.5 12-2 22-7 33h56c-5-11-7.5-21-7-33c1-17-4-30-21-30z')],
  H: [
    shape(INK, 'M0 38c-16 0-20.5 11-20 24c.3 9 2 17 6 21h28c4-4 5.7-12 6-21c.5-13-4-24-20-24z'),
    ...both(
      shape(
        INK,
        'M-14 78c-7 0-9.5 5-7.5 9c-5 2-5 8-1.5 10c-3.5 3-2.5 8 1 9.5c-1.5 4 .5 8 4 9c2-3.5 4-7 3.5-11c3-2 3-7 .5-9c3-2 3.5-7 1.5-9.5z',
      ),
      line('M-22 87.5q5 2 8 0M-22.5 97.5q5 2 8 0M-22 107q4 1.5 6 0', GOLD),
    ),
  ],
  D: [shape(GOLD, 'M0 36c-19 0-24 13-23 30c.6 12-1 24-6 35h58c-5-11-6.6-23-6-35c1-17-4-30-23-30z')],
  C: [
    shape(
      INK,
      'M0 38c-15 0-20 9-19.5 20c-4 2-5 8-1.5 11c-4 3-4 9 0 11.5c-2.5 4-.5 9 4 9.5c3 0 5-1.5 6-4h22c1 2.5 3 4 6 4c4.5-.5 6.5-5.5 4-9.5c4-2.5 4-8.5 0-11.5c3.5-3 2.5-9-1.5-11c.5-11-4.5-20-19.5-20z',
    ),
  ],
};

function queen(suit: PipSuit, { robe, mantle }: Dress): readonly InkedPath[] {
  const onRobe = robe === INK ? GOLD : INK;
  return [
    TRESSES[suit],
    // mantle, gown, throat and pearls
    shape(mantle, 'M-42 139c1-22 8-35 26-40h30c17 5 25 18 26 40z'),
    shape(robe, 'M-14 98c-7 11-8 27-10 41h48c-2-14-3-30-10-41z'),
    strewn(suit, onRobe, 0.45, [-12, 134], [12, 134], [0, 119]),
    both(line('M-14 98c-7 11-8 27-10 41', GOLD, 3.6), line('M-15.8 97.5c-7 11-8 27-10 41M-12.2 98.5c-7 11-8 27-10 40')),
    shape(PAPER, 'M-6.5 80v11c-3 4-7 5.5-11.5 7c4 9 11 12.5 18 12.5s14-3.5 18-12.5c-4.5-1.5-8.5-3-11.5-7v-11z'),
    line('M-8.5 94.5c3 6.5 14 6.5 17 0'),
    ...[
      [-5.5, 98.3],
      [0, 99.6],
      [5.5, 98.3],
    ].map(([x, y]) => disc(GOLD, x as number, y as number, 1.7)),
    // head
    suit === 'D' ? shape(INK, 'M0 42c-14 0-16 10-15.5 22c0 6 1 11 3 14h25c2-3 3-8 3-14c.5-12-1.5-22-15.5-22z') : [],
    shape(
      PAPER,
      'M-12 60c0-6 6-9 12-14c6 5 12 8 12 14c.5 6-.5 12-3 17.5c-2 5-5.5 8-9 8s-7-3-9-8c-2.5-5.5-3.5-11.5-3-17.5z',
    ),
    EYES,
    NOSE,
    MOUTH,
    // coronet
    shape(GOLD, 'M-15.5 44l-3.5-15.5l9.5 7.5l9.5-14l9.5 14l9.5-7.5l-3.5 15.5c-9 3.5-22 3.5-31 0z'),
    line('M-16.5 39.5c10 3.3 23 3.3 33 0'),
    ...[
      [-19.2, 28],
      [0, 21],
      [19.2, 28],
    ].map(([x, y]) => disc(PAPER, x as number, y as number, 2.2)),
    // flower, sleeve and hand
    line('M29.5 124c-1-20-.5-38 1-54', INK, 2),
    flat(INK, 'M29 96c-1-6-5-9-9-9.5c0 5 3.5 9 9 9.5zM29.2 88c1-6 5-9 9-9.5c0 5-3.5 9-9 9.5z'),
    ...[0, 72, 144, 216, 288].map((turn) => {
      const angle = ((turn - 90) * Math.PI) / 180;
      return disc(
        GOLD,
        Number((30.5 + 6 * Math.cos(angle)).toFixed(1)),
        Number((60 + 6 * Math.sin(angle)).toFixed(1)),
        4.6,
      );
    }),
    disc(INK, 30.5, 60, 3.2),
    shape(robe === INK ? INK : GOLD, 'M13 118.5l6.5-4l3.5 11.5l-6 2.5z'),
    shape(PAPER, 'M19.5 114.5l8-2c2.5-.8 4.5 1 3.8 3.2c2.2-.2 3.2 2.6 1.2 3.9c1.8.6 1.8 3.2-.3 3.9l-9.2 2.5z'),
    line('M26 117.3l5.3-1.6M26.8 120.9l5.7-1.3'),
  ].flat();
}

const BOB = shape(
  INK,
  'M0 38c-20 0-22 14-21.5 32c.2 8 1 14 2.5 17.5c4 1.2 7 .5 9-1.5h20c2 2 5 2.7 9 1.5c1.5-3.5 2.3-9.5 2.5-17.5c.5-18-1.5-32-21.5-32z',
);

/** Hair of the knaves: cut at the jaw, in curls, or long. */
const LOCKS: Record<PipSuit, InkedPath> = {
  S: BOB,
  H: BOB,
  D: shape(
    INK,
    'M0 40c-15 0-19.5 6-19.5 13c-4.5 2-5 7.5-2 10.5c-4 3-4 8 0 10.5c-2 4 0 8.5 4.5 9.5c1.5 3 5 4 8 2.5h18c3 1.5 6.5.5 8-2.5c4.5-1 6.5-5.5 4.5-9.5c4-2.5 4-7.5 0-10.5c3-3 2.5-8.5-2-10.5c0-7-4.5-13-19.5-13z',
  ),
  C: shape(
    INK,
    'M0 40c-18 0-20 10-19.5 20c.5 9-1 14-3.5 18c-2 4-5 7-9 8.5c3 4 9 5.5 14 4.5c2 2 5 2 7-1h22c2 3 5 3 7 1c5 1 11-.5 14-4.5c-4-1.5-7-4.5-9-8.5c-2.5-4-4-9-3.5-18c.5-10-1.5-20-19.5-20z',
  ),
};

/** Beard and moustache of the knaves, by suit; some have none. */
const WHISKERS: Record<PipSuit, readonly InkedPath[]> = {
  S: [flat(INK, 'M0 68.5c-3-1-7 .5-9.5 5c4 .8 7.5 0 9.5-2c2 2 5.5 2.8 9.5 2c-2.5-4.5-6.5-6-9.5-5zM-3 80h6l-3 7z')],
  H: [
    flat(
      INK,
      'M0 68.5c-3-1-6 .2-7.5 3c-1.5 1.5-3.5 1.5-5.5-.5c.5 3.5 4 5 7 4c2.5-.6 4.5-2 6-3.5c1.5 1.5 3.5 2.9 6 3.5c3 1 6.5-.5 7-4c-2 2-4 2-5.5.5c-1.5-2.8-4.5-4-7.5-3z',
    ),
  ],
  D: [],
  C: [],
};

function knave(suit: PipSuit, { robe, mantle }: Dress): readonly InkedPath[] {
  const onRobe = robe === INK ? GOLD : INK;
  const puff = mantle === INK ? GOLD : INK;
  return [
    // doublet and slashed sleeves
    shape(robe, 'M-30 139c-2-16-6-30 16-42h28c20 12 16 26 14 42z'),
    strewn(suit, onRobe, 0.45, [-9, 118], [9, 118], [-9, 132], [9, 132]),
    line('M0 104v35', onRobe),
    ...[110, 120, 130].map((y) => disc(onRobe, 0, y, 1.3)),
    both(
      shape(mantle, 'M-16 97c-16 1-27 12-26 27c.3 6 2 11 5 15h15c5-8 6-16 4-24c-1-6 0-12 2-18z'),
      line('M-23 101c-8 5-12 14-11 25c.3 4 1 8 3 11M-18 103c-6 7-8 15-6 24c.6 4 1 7 0 10', puff, 2.4),
    ),
    shape(PAPER, 'M-12 84c-3 3-6.5 8-8 13.5c8 .5 14 4.5 20 11c6-6.5 12-10.5 20-11c-1.5-5.5-5-10.5-8-13.5z'),
    line('M0 108.5v-12'),
    LOCKS[suit],
    shape(PAPER, 'M-12.5 53c8 1.5 17 1.5 25 0v12c0 14-6 21.5-12.5 21.5s-12.5-7.5-12.5-21.5z'),
    EYES,
    NOSE,
    MOUTH,
    WHISKERS[suit],
    // hat and feather
    shape(INK, 'M-22.5 41c-1 5 0 8 3 9.5c12 4 27 4 39 0c3-1.5 4-4.5 3-9.5z'),
    shape(GOLD, 'M-25 41.5c-3.5-9 6-17 25-17s28.5 8 25 17c-14 5-36 5-50 0z'),
    shape(
      PAPER,
      'M17 37c4-12-4-23-19-25.5c-8-1.3-15 0-20 3.5c3 .3 5 1.2 6.5 3c-2.5 0-4.5.7-6 2c7-.5 13 .5 19 4c6 3.2 12 7 19.5 13z',
    ),
    line('M17 37c-3-9-10-15.5-22-19.5'),
    line('M9 26.5l-2.5-6.5M3 22l-2.5-5.5M10 26.3l-7-1.3'),
    disc(INK, 17, 37.5, 2.4),
    // halberd and hand
    shape(GOLD, 'M28.3 38h3.4v101h-3.4z'),
    shape(
      INK,
      'M30 12c2.5 6 3.5 11 3 16.5c4-1 6-4 7-8c1.5 8 1.5 17-1 25c-1-4-3-6.5-6-7v6h-6v-7l-6 2.5c.5-5 2-8 6-9.5c-.5-7 .5-12.5 3-18.5z',
    ),
    shape(PAPER, 'M20.5 113h11c3.5 0 3.5 4.3.5 4.3c2.6 0 2.6 4.2 0 4.2c2.2 0 2.2 4-.5 4h-11c-3-3.5-3-9 0-12.5z'),
    line('M25.5 117.3h6.5M25.5 121.5h6.5'),
  ].flat();
}

const DRESSES: Record<PipSuit, Dress> = {
  S: { robe: GOLD, mantle: INK },
  H: { robe: GOLD, mantle: INK },
  D: { robe: INK, mantle: GOLD },
  C: { robe: INK, mantle: GOLD },
};
const FIGURES = { K: king, Q: queen, J: knave } as const;

/** The x position of the figure's centre on its card. */
const MIDDLE = 54;

/** Draws the figure of a court card, without the card under it. */
export function court(rank: 'K' | 'Q' | 'J', suit: PipSuit): string {
  return printFigure(FIGURES[rank](suit, DRESSES[suit]), MIDDLE)
    .map(({ fill, stroke, width, d }) => {
      const drawn = [
        `fill="${fill}"`,
        stroke !== INK && `stroke="${stroke}"`,
        width !== CONTOUR && stroke !== 'none' && `stroke-width="${width}"`,
      ];
      return `<path ${drawn.filter(Boolean).join(' ')} d="${d}"/>`;
    })
    .join('');
}

/** Default SVG attributes for all paths of a figure. */
export const PRINT = `stroke="${INK}" stroke-width="${CONTOUR}" stroke-linecap="round" stroke-linejoin="round"`;
