/** Lines of text as paths, set in the faces of the book. */
import italicFile from '@fontsource/eb-garamond/files/eb-garamond-latin-400-italic.woff?inline';
import romanFile from '@fontsource/eb-garamond/files/eb-garamond-latin-400-normal.woff?inline';
import { Face } from './face.ts';

const bytesOf = (dataUri: string): Uint8Array => Buffer.from(dataUri.slice(dataUri.indexOf(',') + 1), 'base64');

const FACES = { roman: new Face(bytesOf(romanFile)), italic: new Face(bytesOf(italicFile)) } as const;

/** How a line is set: its face, its size in units of the picture, and what is put between letters, in parts of the size. */
export interface Setting {
  readonly face: keyof typeof FACES;
  readonly size: number;
  readonly track?: number;
}

/** The narrow no-break space, which the face does not have, as wide as a thin one. */
const NARROW = '\u202f';
/** Spaces at which a line may not end: they are set as the space of the face. */
const KEPT = /[\u00a0\u2009]/g;

/** The words of a text as they are set, in pieces parted where a narrow space stands. */
const pieces = (text: string): readonly string[] => text.replace(KEPT, ' ').split(NARROW);

/** How wide a line is. */
export const widthOf = (text: string, setting: Setting): number => layOut(text, setting).width;

interface LaidOut {
  readonly width: number;
  readonly glyphs: readonly { readonly id: number; readonly x: number }[];
}

const layOut = (text: string, { face, size, track = 0 }: Setting): LaidOut => {
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

/** What stands at the x of a line. */
type From = 'start' | 'middle' | 'end';

/** A line as the `d` of a path, its left end (or middle, or right end) at x and its foot at y. */
export const line = (text: string, x: number, y: number, setting: Setting, from: From = 'start') => {
  const { width, glyphs } = layOut(text, setting);
  const left = x - { start: 0, middle: width / 2, end: width }[from];
  return glyphs.map((glyph) => outline(glyph.id, left + glyph.x, y, setting)).join('');
};

const shapes = new Map<string, string>();

/** A glyph at its size, drawn from where the pen stands: thousands of letters are the same but for their places. */
const shapeOf = (id: number, { face, size }: Setting): string => {
  const key = `${face} ${size} ${id}`;
  const known = shapes.get(key);
  if (known !== undefined) return known;
  const scale = (10 * size) / FACES[face].unitsPerEm;
  let pen = { x: 0, y: 0 };
  // Tenths are counted, so that none is lost from stroke to stroke.
  const inTenths = ({ x, y }: { readonly x: number; readonly y: number }) => ({
    x: Math.round(x * scale),
    y: Math.round(-y * scale),
  });
  const from = (point: typeof pen) => `${(point.x - pen.x) / 10} ${(point.y - pen.y) / 10}`;
  const shape = FACES[face]
    .contours(id)
    .map((points) => {
      const first = points.findIndex(({ on }) => on);
      const turned = [...points.slice(first), ...points.slice(0, first), points[first]!];
      const begin = inTenths(turned[0]!);
      let d = `m${from(begin)}`;
      pen = begin;
      for (let i = 1; i < turned.length; i++) {
        const point = turned[i]!;
        let end = inTenths(point);
        if (point.on) d += `l${from(end)}`;
        else {
          // Between two points off the contour it passes halfway.
          const next = turned[i + 1]!;
          const by = end;
          end = inTenths(next.on ? next : { x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 });
          d += `q${from(by)} ${from(end)}`;
          if (next.on) i++;
        }
        pen = end;
      }
      pen = begin;
      return `${d}z`;
    })
    .join('');
  shapes.set(key, shape);
  return shape;
};

const outline = (id: number, x: number, y: number, setting: Setting): string => {
  const shape = shapeOf(id, setting);
  return shape && `M${tenth(x)} ${tenth(y)}${shape}`;
};

/** The lines of a drawing in which every letter is drawn once and set wherever it stands. */
export class Composed {
  readonly #letters = new Map<string, string>();

  /** A line in an ink, its left end (or middle, or right end) at x and its foot at y. */
  line(text: string, x: number, y: number, setting: Setting, ink: string, from: From = 'start'): string {
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

  /** The letters, to stand before the lines. */
  get letters(): string {
    const drawn = [...this.#letters].map(([id, d]) => d && `<path id="${id}" d="${d}"/>`);
    return `<defs>${drawn.join('')}</defs>`;
  }
}

const tenth = (value: number): number => Math.round(value * 10) / 10;

/** A space at which a line of a title may end: not after a word of one letter or two, which belongs to the next. */
const MAY_END = /(?<!(?:^|[ ’])\p{L}{1,2}) /u;

/** A text in lines no wider than this, ended at spaces or only at some. A word that is wider stands alone. */
export const wrap = (text: string, width: number, setting: Setting, ends: RegExp | ' ' = ' '): readonly string[] => {
  const lines: string[] = [];
  for (const word of text.split(ends)) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(`${last} ${word}`, setting) <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
};

/** The same number of lines, as even as they can be made. */
const balance = (text: string, width: number, setting: Setting, lines: readonly string[]): readonly string[] => {
  let even = lines;
  for (let narrower = width * 0.96; narrower > width / 2; narrower *= 0.96) {
    const next = wrap(text, narrower, setting, MAY_END);
    if (next.length > lines.length || next.some((one) => widthOf(one, setting) > narrower)) break;
    even = next;
  }
  return even;
};

/** A text in as many lines as are allowed (of each size, where that differs), at the largest of these sizes that lets it; at the last, cut with an ellipsis. */
export const fitLines = (
  text: string,
  width: number,
  most: number | ((size: number) => number),
  sizes: readonly number[],
  face: Setting['face'],
): { readonly lines: readonly string[]; readonly size: number } => {
  const allowed = typeof most === 'number' ? () => most : most;
  for (const size of sizes) {
    const setting = { face, size };
    const lines = wrap(text, width, setting, MAY_END);
    if (lines.length <= allowed(size) && lines.every((one) => widthOf(one, setting) <= width))
      return { lines: balance(text, width, setting, lines), size };
  }
  const size = sizes.at(-1)!;
  const kept = wrap(text, width, { face, size }, MAY_END).slice(0, allowed(size));
  // Where there is room for none, none is set.
  const words = kept.at(-1)?.split(' ');
  if (!words) return { lines: [], size };
  while (words.length > 1 && widthOf(`${words.join(' ')}…`, { face, size }) > width) words.pop();
  return { lines: [...kept.slice(0, -1), `${words.join(' ').replace(/[,;:.]$/, '')}…`], size };
};
