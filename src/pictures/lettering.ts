/** Lines of text as paths, in the fonts of the site. */
import italicFile from '@fontsource/eb-garamond/files/eb-garamond-latin-400-italic.woff?inline';
import romanFile from '@fontsource/eb-garamond/files/eb-garamond-latin-400-normal.woff?inline';
import { FontFile } from './face.ts';

const bytesOf = (dataUri: string): Uint8Array => Buffer.from(dataUri.slice(dataUri.indexOf(',') + 1), 'base64');

const FACES = { roman: new FontFile(bytesOf(romanFile)), italic: new FontFile(bytesOf(italicFile)) } as const;

/** Style of a line: its font, its size in units of the picture, and its letter spacing as a fraction of that size. */
export interface TextStyle {
  readonly face: keyof typeof FACES;
  readonly size: number;
  readonly track?: number;
}

/** The narrow no-break space. The font lacks it; a thin space is set instead. */
const NARROW = '\u202f';
/** No-break and thin spaces, which are set as normal spaces of the font. */
const KEPT = /[\u00a0\u2009]/g;

/** Splits a text at narrow no-break spaces; other no-break spaces become normal ones. */
const pieces = (text: string): readonly string[] => text.replace(KEPT, ' ').split(NARROW);

export const measureTextWidth = (text: string, setting: TextStyle): number => layOut(text, setting).width;

interface LaidOut {
  readonly width: number;
  readonly glyphs: readonly { readonly id: number; readonly x: number }[];
}

const layOut = (text: string, { face, size, track = 0 }: TextStyle): LaidOut => {
  const { unitsPerEm } = FACES[face];
  const glyphs: { id: number; x: number }[] = [];
  let x = 0;
  for (const [i, piece] of pieces(text).entries()) {
    if (i > 0) x += unitsPerEm / 8;
    for (const { id, advance } of FACES[face].set(piece)) {
      glyphs.push({ id, x });
      x += advance + track * unitsPerEm;
    }
  }
  const scale = size / unitsPerEm;
  return { width: x * scale, glyphs: glyphs.map((glyph) => ({ id: glyph.id, x: glyph.x * scale })) };
};

/** The part of a line that is at its x: left end, middle, or right end. */
type From = 'start' | 'middle' | 'end';

/** Returns a line as the `d` of a path, with its left end (or middle, or right end) at x and its baseline at y. */
export const drawTextLine = (text: string, x: number, y: number, setting: TextStyle, from: From = 'start') => {
  const { width, glyphs } = layOut(text, setting);
  const left = x - { start: 0, middle: width / 2, end: width }[from];
  return glyphs.map((glyph) => outline(glyph.id, left + glyph.x, y, setting)).join('');
};

/** The relative commands of an SVG path. */
const SVG_COMMANDS = { moveTo: 'm', lineTo: 'l', quadraticCurveTo: 'q', bezierCurveTo: 'c', closePath: 'z' } as const;

const shapes = new Map<string, string>();

/**
 * Returns the outline of a glyph at its size, relative to the start of the glyph, so that equal letters can share one
 * path.
 */
const shapeOf = (id: number, { face, size }: TextStyle): string => {
  const key = `${face} ${size} ${id}`;
  const known = shapes.get(key);
  if (known !== undefined) return known;
  const scale = (10 * size) / FACES[face].unitsPerEm;
  // Integer tenths, so that no rounding errors accumulate.
  let pen = { x: 0, y: 0 };
  let begin = pen;
  const pointsOf = (args: readonly number[]): string => {
    const from = pen;
    const points: string[] = [];
    for (let i = 0; i < args.length; i += 2) {
      pen = { x: Math.round(args[i]! * scale), y: Math.round(-args[i + 1]! * scale) };
      points.push(`${(pen.x - from.x) / 10} ${(pen.y - from.y) / 10}`);
    }
    return points.join(' ');
  };
  const shape = FACES[face]
    .outline(id)
    .map(({ command, args }) => {
      const d = SVG_COMMANDS[command] + pointsOf(args);
      if (command === 'moveTo') begin = pen;
      if (command === 'closePath') pen = begin;
      return d;
    })
    .join('');
  shapes.set(key, shape);
  return shape;
};

const outline = (id: number, x: number, y: number, setting: TextStyle): string => {
  const shape = shapeOf(id, setting);
  return shape && `M${tenth(x)} ${tenth(y)}${shape}`;
};

/** Collects the lines of a drawing in which the outline of every letter is defined once and reused. */
export class GlyphComposer {
  readonly #letters = new Map<string, string>();

  /** Returns a line in a colour, with its left end (or middle, or right end) at x and its baseline at y. */
  line(text: string, x: number, y: number, setting: TextStyle, ink: string, from: From = 'start'): string {
    const { face, size } = setting;
    const { unitsPerEm } = FACES[face];
    const units = { ...setting, size: unitsPerEm };
    const { width, glyphs } = layOut(text, units);
    const set = glyphs.map((glyph) => {
      const id = `${face[0]}${glyph.id}`;
      const drawn = this.#letters.get(id) ?? outline(glyph.id, 0, 0, units);
      this.#letters.set(id, drawn);
      return drawn && `<use href="#${id}" x="${Math.round(glyph.x)}"/>`;
    });
    const scale = size / unitsPerEm;
    const left = x - { start: 0, middle: width / 2, end: width }[from] * scale;
    return `<g fill="${ink}" transform="translate(${tenth(left)} ${tenth(y)}) scale(${scale})">${set.join('')}</g>`;
  }

  /** The definitions of the letters, which must precede the lines. */
  get letters(): string {
    const drawn = [...this.#letters].map(([id, d]) => d && `<path id="${id}" d="${d}"/>`);
    return `<defs>${drawn.join('')}</defs>`;
  }
}

const tenth = (value: number): number => Math.round(value * 10) / 10;

/**
 * Matches a space at which a line of a title may end: not after a word of one or two letters, which stays with the next
 * word.
 */
const MAY_END = /(?<!(?:^|[ ’])\p{L}{1,2}) /u;

/** Wraps a text to this width, at the spaces that match `ends`. A word wider than the width has a line of its own. */
export const wrapText = (
  text: string,
  width: number,
  setting: TextStyle,
  ends: RegExp | ' ' = ' ',
): readonly string[] => {
  const lines: string[] = [];
  for (const word of text.split(ends)) {
    const last = lines.at(-1);
    if (last !== undefined && measureTextWidth(`${last} ${word}`, setting) <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
};

/** Wraps a text into the same number of lines, but of nearly equal width. */
const balance = (text: string, width: number, setting: TextStyle, lines: readonly string[]): readonly string[] => {
  let even = lines;
  for (let narrower = width * 0.96; narrower > width / 2; narrower *= 0.96) {
    const next = wrapText(text, narrower, setting, MAY_END);
    if (next.length > lines.length || next.some((one) => measureTextWidth(one, setting) > narrower)) break;
    even = next;
  }
  return even;
};

/**
 * Fits a text into a maximum number of lines, which may depend on the font size. It tries the sizes in order, the
 * largest first; at the smallest size, a text that is too long is cut with an ellipsis.
 */
export const fitLines = (
  text: string,
  width: number,
  most: number | ((size: number) => number),
  sizes: readonly number[],
  face: TextStyle['face'],
): { readonly lines: readonly string[]; readonly size: number } => {
  const allowed = typeof most === 'number' ? () => most : most;
  for (const size of sizes) {
    const setting = { face, size };
    const lines = wrapText(text, width, setting, MAY_END);
    if (lines.length <= allowed(size) && lines.every((one) => measureTextWidth(one, setting) <= width))
      return { lines: balance(text, width, setting, lines), size };
  }
  const size = sizes.at(-1)!;
  const kept = wrapText(text, width, { face, size }, MAY_END).slice(0, allowed(size));
  // If there is no room for any line, none is set.
  const words = kept.at(-1)?.split(' ');
  if (!words) return { lines: [], size };
  while (words.length > 1 && measureTextWidth(`${words.join(' ')}…`, { face, size }) > width) words.pop();
  return { lines: [...kept.slice(0, -1), `${words.join(' ').replace(/[,;:.]$/, '')}…`], size };
};
