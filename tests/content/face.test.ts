/** Tests the letters of the site’s font files, as they are set in pictures. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { FontFile } from '../../src/pictures/face.ts';

const files = createRequire(import.meta.url);
const faceOf = (style: string) =>
  new FontFile(readFileSync(files.resolve(`@fontsource/eb-garamond/files/eb-garamond-latin-400-${style}.woff`)));
const width = (face: FontFile, text: string) => face.set(text).reduce((sum, { advance }) => sum + advance, 0);

describe.each(['normal', 'italic'])('the font of the book, %s', (style) => {
  const face = faceOf(style);

  test('has every letter and punctuation mark of both languages', () => {
    const text =
      'AÀÂÆBCÇDEÉÈÊËFGHIÎÏJKLMNOÔŒPQRSTUÙÛÜVWXYZaàâæbcçdeéèêëfghiîïjklmnoôœpqrstuùûüvwxyz0123456789“”‘’«»…–·';
    expect(face.set(text).length).toBe([...text].length);
    expect(face.set(text).filter(({ advance }) => advance <= 0)).toEqual([]);
  });

  test('draws a letter within its square, and an accent as one more contour', () => {
    const [plain] = face.set('e');
    const [accented] = face.set('é');
    const outlines = [plain, accented].map((glyph) => face.outline(glyph!.id));
    const args = outlines[0]!.flatMap((part) => part.args);
    expect(args.every((value, i) => (i % 2 === 0 ? value > -200 && value < 800 : value > -50 && value < 600))).toBe(
      true,
    );
    expect(outlines[0]!.some(({ command }) => command === 'quadraticCurveTo')).toBe(true);
    const [contours, more] = outlines.map((parts) => parts.filter(({ command }) => command === 'closePath').length);
    expect(more).toBe(contours! + 1);
    expect(face.outline(face.set(' ')[0]!.id)).toEqual([]);
  });

  test('kerns the pairs that gape, and joins f and i', () => {
    expect(width(face, 'To')).toBeLessThan(width(face, 'T') + width(face, 'o'));
    expect(width(face, 'AV')).toBeLessThan(width(face, 'A') + width(face, 'V'));
    expect(face.set('fi').length).toBeLessThan(2);
  });

  test('refuses a character it lacks', () => {
    expect(() => face.set('一')).toThrow('一');
  });
});
