/**
 * A font of the site as outlines, so that pictures have the same letters on every machine that builds them. The font is
 * read from its WOFF file, with pair kerning and ligatures, and no other OpenType features.
 */
import { inflateSync } from 'node:zlib';

/** Reads the numbers of a font table by their offset; all of them are big-endian. */
class Bytes {
  readonly #bytes: DataView;

  constructor(bytes: Uint8Array) {
    this.#bytes = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  byte = (at: number): number => this.#bytes.getUint8(at);
  signedByte = (at: number): number => this.#bytes.getInt8(at);
  short = (at: number): number => this.#bytes.getUint16(at);
  signed = (at: number): number => this.#bytes.getInt16(at);
  long = (at: number): number => this.#bytes.getUint32(at);
  tag = (at: number): string => String.fromCharCode(...[0, 1, 2, 3].map((i) => this.byte(at + i)));
}

/** Reads the tables of a WOFF file, uncompressed, by their tags. */
const tablesOf = (file: Uint8Array): ReadonlyMap<string, Bytes> => {
  const head = new Bytes(file);
  if (head.tag(0) !== 'wOFF') throw new Error('the face is not a WOFF file');
  return new Map(
    Array.from({ length: head.short(12) }, (_, i) => {
      const at = 44 + i * 20;
      const [offset, packed, whole] = [head.long(at + 4), head.long(at + 8), head.long(at + 12)];
      const part = file.subarray(offset, offset + packed);
      return [head.tag(at), new Bytes(packed < whole ? inflateSync(part) : part)];
    }),
  );
};

/** A point of a contour, in font units, y upwards; `on` if the contour passes through it. */
interface Point {
  readonly x: number;
  readonly y: number;
  readonly on: boolean;
}

/** A glyph of a text: its outline, and the distance to the next glyph, in font units. */
export interface Glyph {
  readonly id: number;
  readonly advance: number;
}

export class FontFile {
  readonly unitsPerEm: number;
  readonly #tables: ReadonlyMap<string, Bytes>;
  readonly #ids: ReadonlyMap<number, number>;
  /**
   * The ligatures, stored under their first glyph: the glyphs that must follow it, and the ligature. The longest
   * sequence is the first.
   */
  readonly #ligatures = new Map<number, { readonly rest: readonly number[]; readonly id: number }[]>();
  /** The kerning lookups; each is a list of the offsets of its subtables in the GPOS table. */
  readonly #kerning: readonly (readonly number[])[];
  readonly #outlines = new Map<number, readonly (readonly Point[])[]>();
  /** Cache of the kerning between two glyphs, stored under a number made of both. */
  readonly #pairs = new Map<number, number>();

  /** Reads a font from the bytes of its WOFF file. */
  constructor(file: Uint8Array) {
    this.#tables = tablesOf(file);
    this.unitsPerEm = this.#table('head').short(18);
    this.#ids = this.#readCharacters();
    this.#readLigatures();
    this.#kerning = lookupsOf(this.#table('GPOS'), 'kern', 9, 2);
  }

  #table(tag: string): Bytes {
    const table = this.#tables.get(tag);
    if (!table) throw new Error(`the face has no table ${tag}`);
    return table;
  }

  /** Converts a text to glyphs: forms ligatures and kerns pairs. Throws for a character missing from the font. */
  set(text: string): readonly Glyph[] {
    const ids = [...text].map((character) => {
      const id = this.#ids.get(character.codePointAt(0)!);
      if (id === undefined) throw new Error(`the face has no “${character}”`);
      return id;
    });
    const joined: number[] = [];
    for (let i = 0; i < ids.length; ) {
      const made = this.#ligatures.get(ids[i]!)?.find(({ rest }) => rest.every((id, j) => ids[i + 1 + j] === id));
      joined.push(made?.id ?? ids[i]!);
      i += 1 + (made?.rest.length ?? 0);
    }
    return joined.map((id, i) => ({
      id,
      advance: this.#advance(id) + (i + 1 < joined.length ? this.#kern(id, joined[i + 1]!) : 0),
    }));
  }

  #advance(id: number): number {
    const last = this.#table('hhea').short(34) - 1;
    return this.#table('hmtx').short(Math.min(id, last) * 4);
  }

  contours(id: number): readonly (readonly Point[])[] {
    const known = this.#outlines.get(id) ?? this.#readContours(id);
    this.#outlines.set(id, known);
    return known;
  }

  #readContours(id: number): readonly (readonly Point[])[] {
    const wide = this.#table('head').short(50) === 1;
    const loca = this.#table('loca');
    const placeOf = (number: number) => (wide ? loca.long(number * 4) : loca.short(number * 2) * 2);
    const at = placeOf(id);
    if (at === placeOf(id + 1)) return [];
    const count = this.#table('glyf').signed(at);
    return count < 0 ? this.#compound(at + 10) : this.#simple(at + 10, count);
  }

  #simple(at: number, count: number): Point[][] {
    const glyf = this.#table('glyf');
    const ends = Array.from({ length: count }, (_, i) => glyf.short(at + i * 2));
    const points = (ends.at(-1) ?? -1) + 1;
    let next = at + count * 2;
    next += 2 + glyf.short(next);
    const flags: number[] = [];
    while (flags.length < points) {
      const flag = glyf.byte(next++);
      const again = flag & 8 ? glyf.byte(next++) : 0;
      for (let i = 0; i <= again; i++) flags.push(flag);
    }
    const along = (short: number, same: number): number[] => {
      let value = 0;
      return flags.map((flag) => {
        if (flag & short) value += flag & same ? glyf.byte(next++) : -glyf.byte(next++);
        else if (!(flag & same)) {
          value += glyf.signed(next);
          next += 2;
        }
        return value;
      });
    };
    const xs = along(2, 16);
    const ys = along(4, 32);
    const all = flags.map((flag, i): Point => ({ x: xs[i]!, y: ys[i]!, on: (flag & 1) === 1 }));
    return ends.map((end, i) => all.slice(i === 0 ? 0 : ends[i - 1]! + 1, end + 1));
  }

  /** Reads a composite glyph, such as an accented letter, with each component moved to its position. */
  #compound(at: number): Point[][] {
    const glyf = this.#table('glyf');
    const contours: Point[][] = [];
    for (let next = at, flags = 0x20; flags & 0x20; ) {
      flags = glyf.short(next);
      const id = glyf.short(next + 2);
      if (flags & 0xc8 || !(flags & 2)) throw new Error(`glyph ${id} is scaled or hooked in, which is not read here`);
      const words = (flags & 1) === 1;
      const dx = words ? glyf.signed(next + 4) : glyf.signedByte(next + 4);
      const dy = words ? glyf.signed(next + 6) : glyf.signedByte(next + 5);
      next += words ? 8 : 6;
      for (const contour of this.contours(id))
        contours.push(contour.map(({ x, y, on }) => ({ x: x + dx, y: y + dy, on })));
    }
    return contours;
  }

  /** Reads the glyph of each character of the basic plane, from format 4 of the character map. */
  #readCharacters(): ReadonlyMap<number, number> {
    const cmap = this.#table('cmap');
    const ids = new Map<number, number>();
    const places = Array.from({ length: cmap.short(2) }, (_, i) => cmap.long(8 + i * 8));
    const at = places.find((place) => cmap.short(place) === 4);
    if (at === undefined) throw new Error('the face has no character map of format 4');
    const twice = cmap.short(at + 6);
    for (let i = 0; i < twice; i += 2) {
      const [end, start] = [cmap.short(at + 14 + i), cmap.short(at + 16 + twice + i)];
      const [delta, range] = [cmap.short(at + 16 + twice * 2 + i), at + 16 + twice * 3 + i];
      const offset = cmap.short(range);
      for (let code = start; code <= end && code < 0xffff; code++) {
        const id = offset === 0 ? code : cmap.short(range + offset + (code - start) * 2);
        if (id !== 0) ids.set(code, (id + delta) & 0xffff);
      }
    }
    return ids;
  }

  #readLigatures(): void {
    const gsub = this.#table('GSUB');
    for (const at of lookupsOf(gsub, 'liga', 7, 4).flat()) {
      const first = coverageOf(gsub, at + gsub.short(at + 2));
      for (const [glyph, index] of first) {
        const set = at + gsub.short(at + 6 + index * 2);
        const made = Array.from({ length: gsub.short(set) }, (_, i) => {
          const one = set + gsub.short(set + 2 + i * 2);
          const rest = Array.from({ length: gsub.short(one + 2) - 1 }, (__, j) => gsub.short(one + 4 + j * 2));
          return { rest, id: gsub.short(one) };
        });
        this.#ligatures.set(
          glyph,
          made.sort((a, b) => b.rest.length - a.rest.length),
        );
      }
    }
  }

  /** Returns the kerning between two glyphs: from each lookup, that of the first subtable that has the pair. */
  #kern(left: number, right: number): number {
    const pair = left * 0x10000 + right;
    const known = this.#pairs.get(pair) ?? this.#lookUp(left, right);
    this.#pairs.set(pair, known);
    return known;
  }

  #lookUp(left: number, right: number): number {
    const gpos = this.#table('GPOS');
    let sum = 0;
    for (const subtables of this.#kerning)
      for (const at of subtables) {
        const index = coverageOf(gpos, at + gpos.short(at + 2)).get(left);
        if (index === undefined) continue;
        const value = gpos.short(at) === 1 ? pairIn(gpos, at, index, right) : classPairIn(gpos, at, left, right);
        if (value === undefined) continue;
        sum += value;
        break;
      }
    return sum;
  }
}

/** Lists the subtables of a feature’s lookups of one type, including those wrapped in an extension. */
const lookupsOf = (table: Bytes, feature: string, wrapper: number, type: number): number[][] => {
  const [features, lookups] = [table.short(6), table.short(8)];
  const chosen = new Set<number>();
  for (let i = 0; i < table.short(features); i++) {
    const at = features + 2 + i * 6;
    if (table.tag(at) !== feature) continue;
    const one = features + table.short(at + 4);
    for (let j = 0; j < table.short(one + 2); j++) chosen.add(table.short(one + 4 + j * 2));
  }
  return [...chosen]
    .sort((a, b) => a - b)
    .map((number) => {
      const lookup = lookups + table.short(lookups + 2 + number * 2);
      const wrapped = table.short(lookup) === wrapper;
      return Array.from({ length: table.short(lookup + 4) }, (_, i) => {
        const at = lookup + table.short(lookup + 6 + i * 2);
        return wrapped ? { type: table.short(at + 2), at: at + table.long(at + 4) } : { type: table.short(lookup), at };
      })
        .filter((subtable) => subtable.type === type)
        .map(({ at }) => at);
    });
};

/** Returns the glyphs that a subtable applies to, each with its coverage index. */
const coverageOf = (table: Bytes, at: number): ReadonlyMap<number, number> => {
  const covered = new Map<number, number>();
  const count = table.short(at + 2);
  for (let i = 0; i < count; i++) {
    if (table.short(at) === 1) covered.set(table.short(at + 4 + i * 2), i);
    else {
      const range = at + 4 + i * 6;
      const [start, end, index] = [table.short(range), table.short(range + 2), table.short(range + 4)];
      for (let glyph = start; glyph <= end; glyph++) covered.set(glyph, index + glyph - start);
    }
  }
  return covered;
};

/** Returns the class of a glyph in a class definition; 0 if it is not listed. */
const classOf = (table: Bytes, at: number, glyph: number): number => {
  if (table.short(at) === 1) {
    const index = glyph - table.short(at + 2);
    return index >= 0 && index < table.short(at + 4) ? table.short(at + 6 + index * 2) : 0;
  }
  for (let i = 0; i < table.short(at + 2); i++) {
    const range = at + 4 + i * 6;
    if (glyph >= table.short(range) && glyph <= table.short(range + 2)) return table.short(range + 4);
  }
  return 0;
};

/** Returns the size in bytes of the values for a glyph in a pair, from their format. */
const sizeOf = (format: number): number => 2 * [...format.toString(2)].filter((bit) => bit === '1').length;

/** Returns the change of the left glyph's advance. In the formats used here, only placements can precede it. */
const advanceIn = (table: Bytes, at: number, format: number): number =>
  format & 4 ? table.signed(at + sizeOf(format & 3)) : 0;

const pairIn = (table: Bytes, at: number, index: number, right: number): number | undefined => {
  const [first, second] = [table.short(at + 4), table.short(at + 6)];
  const set = at + table.short(at + 10 + index * 2);
  const size = 2 + sizeOf(first) + sizeOf(second);
  for (let i = 0; i < table.short(set); i++) {
    const pair = set + 2 + i * size;
    if (table.short(pair) === right) return advanceIn(table, pair + 2, first);
  }
  return undefined;
};

const classPairIn = (table: Bytes, at: number, left: number, right: number): number => {
  const [first, second] = [table.short(at + 4), table.short(at + 6)];
  const row = classOf(table, at + table.short(at + 8), left);
  const column = classOf(table, at + table.short(at + 10), right);
  const size = sizeOf(first) + sizeOf(second);
  return advanceIn(table, at + 16 + (row * table.short(at + 14) + column) * size, first);
};
