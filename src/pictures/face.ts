/** A font of the site as outlines, so that pictures have the same letters on every machine that builds them. */
import { create, type Font } from 'fontkit';

/** A glyph of a text, and the distance to the next glyph, in font units. */
export interface Glyph {
  readonly id: number;
  readonly advance: number;
}

/** A line or curve of a glyph’s outline, with its points in font units, x and y in turn, y upwards. */
export interface OutlinePart {
  readonly command: 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'bezierCurveTo' | 'closePath';
  readonly args: readonly number[];
}

export class FontFile {
  readonly #font: Font;
  /** The lines set so far: pictures repeat many. */
  readonly #lines = new Map<string, readonly Glyph[]>();

  /** Reads a font from the bytes of its file. */
  constructor(file: Uint8Array) {
    const font = create(Buffer.from(file));
    if (!('layout' in font)) throw new Error('the file holds more than one font');
    this.#font = font;
  }

  get unitsPerEm(): number {
    return this.#font.unitsPerEm;
  }

  /** Converts a text to glyphs: forms ligatures and kerns pairs. Throws for a character missing from the font. */
  set(text: string): readonly Glyph[] {
    const line = this.#lines.get(text) ?? this.#layOut(text);
    this.#lines.set(text, line);
    return line;
  }

  #layOut(text: string): readonly Glyph[] {
    for (const character of text)
      if (!this.#font.hasGlyphForCodePoint(character.codePointAt(0)!))
        throw new Error(`the face has no “${character}”`);
    const { glyphs, positions } = this.#font.layout(text);
    return glyphs.map(({ id }, i) => ({ id, advance: positions[i]!.xAdvance }));
  }

  /** Returns the outline of a glyph: its contours, one after another. */
  outline(id: number): readonly OutlinePart[] {
    return this.#font.getGlyph(id)!.path.commands;
  }
}
