/** Tests the reader of the site’s font files against known values. */
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
    const points = face.contours(plain!.id).flat();
    expect(points.every(({ x, y }) => x > -200 && x < 800 && y > -50 && y < 600)).toBe(true);
    expect(points.some(({ on }) => !on)).toBe(true);
    expect(face.contours(accented!.id).length).toBe(face.contours(plain!.id).length + 1);
    expect(face.contours(face.set(' ')[0]!.id)).toEqual([]);
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
